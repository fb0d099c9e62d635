import { ROUTES } from 'src/constants/routes'
import { loadMessages } from 'src/messages/catalogue'
import { SCREENS } from 'src/app/routes'

/** The chunks that most people need after their password, loaded while they type it; the app requests a failed one again when it needs it. */
export const fetchLikelyNext = (): Promise<unknown> =>
  Promise.allSettled([loadMessages(), SCREENS[ROUTES.verification](), SCREENS[ROUTES.sessionStatus]()])
