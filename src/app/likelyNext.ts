import { ROUTES } from 'src/constants/routes'
import { loadMessages } from 'src/messages/catalogue'
import { SCREENS } from 'src/app/routes'

/** What most people meet after their password, fetched while they type it; what fails is asked for again when it is due. */
export const fetchLikelyNext = (): Promise<unknown> =>
  Promise.allSettled([loadMessages(), SCREENS[ROUTES.verification](), SCREENS[ROUTES.sessionStatus]()])
