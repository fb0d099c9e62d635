import { ROUTES } from 'src/constants/routes'
import { call, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { securityJourney } from 'src/sagas/security/securitySaga'
import type { Journey } from 'src/store/createStore'

export { SecurityScreen as default } from 'src/features/security/SecurityScreen'

function* securitySaga(): Saga {
  yield* call(whileRouteActive, ROUTES.security, restartOnPageShow(cancelOnEnd(securityJourney)))
}

export const journey: Journey = {
  name: 'security',
  saga: securitySaga,
  progress: {
    steps: {
      security: [
        {
          problems: ['proof', 'enrolment', 'ownAct', 'security', 'connected', 'passkeyList'],
          // The person only wanted to look at the page.
          otherwise: 'done',
        },
      ],
    },
  },
}
