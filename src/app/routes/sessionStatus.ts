import { ROUTES } from 'src/constants/routes'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { sessionStatusJourney } from 'src/sagas/mfa/sessionStatusSaga'
import type { Journey } from 'src/store/createStore'

export { SessionStatusScreen as default } from 'src/features/mfa/sessionStatus/SessionStatusScreen'

/** A separate chunk, because a person who returns from a provider waits for it and needs no factor. */
export const journey: Journey = {
  name: 'sessionStatus',
  saga: () => whilePageShown(ROUTES.sessionStatus, sessionStatusJourney),
  progress: { steps: { sessionStatus: { problems: ['sessionPoll'] } } },
}
