import { ROUTES } from 'src/constants/routes'
import { ShowPassword } from 'src/components/actions/ShowPassword'
import { loadMessages } from 'src/messages/catalogue'
import { AWAY, SCREENS } from 'src/app/routes'

/** The chunks that most people need after their password, loaded while they type it; the app requests a failed one again when it needs it. The eye of the password comes with its words. */
export async function fetchLikelyNext(): Promise<typeof ShowPassword> {
  void Promise.allSettled([AWAY(), SCREENS[ROUTES.verification](), SCREENS[ROUTES.sessionStatus]()])
  await loadMessages()
  return ShowPassword
}
