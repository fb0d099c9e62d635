import { push } from 'redux-first-history'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { goTo } from 'src/sagas/navigation/goTo'
import { followRoute, sessionSaga } from 'src/sagas/page/sessionSaga'

test('every link within the app is followed', async () => {
  await expectSaga(sessionSaga)
    .dispatch(sessionEvents.routeFollowed('/forget-password'))
    .dispatch(sessionEvents.routeFollowed('/'))
    .put(push('/signin/forget-password', { openedHere: true }))
    .put(push('/signin/', { openedHere: true }))
    .silentRun(20)
})

test('navigating to a route records that its page was opened within the app', () => {
  testSaga(followRoute, sessionEvents.routeFollowed('/phone-auth'))
    .next()
    .call(goTo, '/phone-auth', { openedHere: true })
    .next()
    .isDone()
})
