import { testSaga } from 'redux-saga-test-plan'
import { type Route, TRANSIENT_ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { advanceTo, goTo, redirectTo, exitAdvancing, exitTo, exitReplacing } from 'src/sagas/navigation/goTo'

const PRODUCT: Route[] = [
  '/phone-auth',
  '/symantec',
  '/verification',
  '/mobile-setup',
  '/session-status',
  '/passkey',
  '/passkey-offer',
]
const passing = [...new Set([...PRODUCT, ...Object.values(TRANSIENT_ROUTES)])]

test.each(passing)('Back does not return to %s after it is complete', here => {
  testSaga(advanceTo, '/symantec')
    .next()
    .select(selectRoute)
    .next(here)
    .call(redirectTo, '/symantec', undefined)
    .next()
    .isDone()
  testSaga(exitAdvancing, 'https://a/').next().next(here).call(exitReplacing, 'https://a/').next().isDone()
})

test.each<Route>(['/', '/change-password', '/installer-error'])('Back returns to %s', here => {
  testSaga(advanceTo, '/phone-auth').next().next(here).call(goTo, '/phone-auth', undefined).next().isDone()
  testSaga(exitAdvancing, 'https://a/').next().next(here).call(exitTo, 'https://a/').next().isDone()
})
