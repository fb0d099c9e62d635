import { ROUTES } from 'src/constants/routes'
import { CODE_ROUTES } from 'src/constants/sentCodes'
import { ShowPassword } from 'src/features/password/form/ShowPassword'
import { loadMessages } from 'src/messages/catalogue'
import { type Adopt, loadWithJourney } from 'src/app/loadWithJourney'
import { AWAY, SCREENS } from 'src/app/routes'

/**
 * Loads, while the password is typed, the screen shown while leaving, four of the screens that may follow, and their
 * texts, so that each renders at once. The app requests a chunk that failed again when it needs it. Resolves to the button
 * that shows the typed password, which loads with its texts.
 */
export async function fetchLikelyNext(adopt: Adopt): Promise<typeof ShowPassword> {
  const steps = [ROUTES.verification, CODE_ROUTES.phoneAuth, ROUTES.symantec, ROUTES.sessionStatus]
  const screens = [AWAY, ...steps.map(route => SCREENS[route])]
  void Promise.allSettled(screens.map(load => loadWithJourney(load, adopt)()))
  await loadMessages()
  return ShowPassword
}
