import { testSaga } from 'redux-saga-test-plan'
import type { Route } from 'src/constants/routes'
import { selectRoute } from 'src/features/session/selectRoute'
import { goOn, goTo, goToInstead, leaveOn, leaveTo, leaveToStay } from 'src/sagas/navigation/goTo'

const passing: Route[] = ['/phone-auth', '/symantec', '/verification', '/mobile-setup', '/session-status']

test.each(passing)('Back does not return to %s once it is done with', here => {
  testSaga(goOn, '/symantec')
    .next()
    .select(selectRoute)
    .next(here)
    .call(goToInstead, '/symantec', undefined)
    .next()
    .isDone()
  testSaga(leaveOn, 'https://a/').next().next(here).call(leaveToStay, 'https://a/').next().isDone()
})

test.each<Route>(['/', '/change-password', '/installer-error'])('Back returns to %s', here => {
  testSaga(goOn, '/phone-auth').next().next(here).call(goTo, '/phone-auth', undefined).next().isDone()
  testSaga(leaveOn, 'https://a/').next().next(here).call(leaveTo, 'https://a/').next().isDone()
})
