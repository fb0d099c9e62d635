import { ROUTES } from 'src/constants/routes'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { call, type Saga } from 'src/sagas/effects'
import { sessionStatusJourney } from 'src/sagas/mfa/sessionStatusSaga'
import type { Journey } from 'src/store/createStore'

export { SessionStatusScreen as default } from 'src/features/mfa/SessionStatusScreen'

function* sessionStatusSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.sessionStatus, restartOnPageShow(cancelOnEnd(sessionStatusJourney)))
}

/** A separate chunk, because a person who returns from a provider waits for it and needs no factor. */
export const journey: Journey = {
  name: 'sessionStatus',
  saga: sessionStatusSaga,
  progress: { steps: { sessionStatus: [{ problems: ['sessionPoll'] }] } },
}
