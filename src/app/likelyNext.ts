import { ROUTES } from 'src/constants/routes'
import { CODE_ROUTES } from 'src/constants/sentCodes'
import { ShowPassword } from 'src/components/actions/ShowPassword'
import { loadMessages } from 'src/messages/catalogue'
import { AWAY, SCREENS } from 'src/app/routes'

/** The chunks of the steps that may follow the password, a passkey's apart, loaded while it is typed; the app requests a failed one again when it needs it. The eye of the password comes with its words. */
export async function fetchLikelyNext(): Promise<typeof ShowPassword> {
  const steps = [ROUTES.verification, CODE_ROUTES.phoneAuth, ROUTES.symantec, ROUTES.sessionStatus]
  void Promise.allSettled([AWAY, ...steps.map(route => SCREENS[route])].map(load => load()))
  await loadMessages()
  return ShowPassword
}
