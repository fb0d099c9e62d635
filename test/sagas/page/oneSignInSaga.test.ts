import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { leaveOvertaken, oneSignInSaga } from 'src/sagas/page/oneSignInSaga'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const ADA = { id: '1a', who: '', username: 'ada' }
const BOB = { id: '2b', who: 'f'.repeat(64) }
const KEY = 'foyer.currentSignIn'

/** Writes a mark as another page of this browser does. */
function writeElsewhere(mark: object): void {
  localStorage.setItem(KEY, JSON.stringify(mark))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

afterEach(() => localStorage.clear())

// (one-sign-in/ended)
test('a page whose sign-in is over shows the sign-in page; Back does not return', () => {
  testSaga(leaveOvertaken)
    .next()
    .select(selectRoute)
    .next('/phone-auth')
    .call(redirectTo, '/')
    .next()
    .isDone()
  testSaga(leaveOvertaken).next().select(selectRoute).next('/').isDone()
})

// (one-sign-in/compared)
test.each([
  ['another person', BOB, 'otherAccount'],
  ['a sign-out', { id: '3c', who: '', ended: true }, 'signedOutElsewhere'],
] as const)('another page’s mark of %s ends the journey at once', async (_who, mark, code) => {
  const run = expectSaga(oneSignInSaga)
    .withReducer(
      appReducer,
      appState({
        router: { location: { pathname: '/signin/phone-auth' } },
        record: recordState({ username: 'ada', mark: ADA }),
      }),
    )
    .provide([[matchers.call.fn(redirectTo), undefined]])
    .put(sessionEvents.overtaken({ by: code, mark }))
    .call(redirectTo, '/')
    .silentRun(30)
  writeElsewhere(mark)
  const { session, record } = stateOf(await run)
  expect(session.abortReason).toEqual({ code })
  expect(record).toEqual(recordState({ typed: 'ada', mark }))
})

test('the latest of two successive marks counts', async () => {
  const run = expectSaga(oneSignInSaga)
    .withReducer(appReducer, appState({ record: recordState({ mark: ADA }) }))
    .not.put.actionType(sessionEvents.overtaken.type)
    .silentRun(30)
  writeElsewhere(BOB)
  writeElsewhere({ id: ADA.id, who: '' })
  await run
})

test('another storage key is ignored', async () => {
  localStorage.setItem(KEY, JSON.stringify(BOB))
  const run = expectSaga(oneSignInSaga)
    .withReducer(appReducer, appState({ record: recordState({ mark: ADA }) }))
    .not.put.actionType(sessionEvents.overtaken.type)
    .silentRun(30)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  await run
})
