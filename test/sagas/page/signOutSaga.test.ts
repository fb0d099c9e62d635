import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { currentActingUser, endForOtherAccount } from 'src/sagas/oneSignIn/callForPerson'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import { endMark } from 'src/sagas/oneSignIn/mark'
import { endOnServer, endSession, retrySignOut, signOutSaga } from 'src/sagas/page/signOutSaga'
import { signOut } from 'src/services/api/signOutService'
import { logFailure } from 'src/services/log'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'

const ada = { userName: 'ada' }
const ended = { id: '2b', who: '', ended: true } as const
const at = (route: string) => ({ router: { location: { pathname: `/signin${route}` } } })

// (sign-in/sign-out, storage/sign-out)
test('signing out: the server, the cookies, all that is kept of the person, then the login page', () => {
  testSaga(endSession)
    .next()
    .call(syncMark)
    .next(true)
    .call(currentActingUser)
    .next(ada)
    .select(selectRoute)
    .next('/mobile-setup')
    .call(endOnServer, ada)
    .next()
    .call(removeCookie, 'authenticationMode')
    .next()
    .call(forgetCookies)
    .next()
    .call(clearSession)
    .next()
    .put(sessionEvents.signedOut())
    .next()
    .call(advanceTo, '/')
    .next()
    .isDone()
})

// (sign-in/not-you)
test('a person who is somebody else is forgotten as well, before their sign-in is over', () => {
  testSaga(endSession, sessionEvents.signOutRequested(true))
    .next()
    .next(true)
    .next(ada)
    .next('/mobile-setup')
    .next()
    .next()
    .next()
    .call(clearSession)
    .next()
    .call(forgetRemembered)
    .next()
    .put(sessionEvents.signedOut(true))
})

// (sign-in/not-you)
test('on the login page, where the next person types at once, nothing waits for the server', () => {
  testSaga(endSession, sessionEvents.signOutRequested(true))
    .next()
    .next(true)
    .next(ada)
    .next('/')
    .spawn(endOnServer, ada)
    .next()
    .call(removeCookie, 'authenticationMode')
})

// (one-sign-in/compared)
test('where the latest sign-in is somebody else’s, their session stays', () => {
  testSaga(endSession).next().call(syncMark).next(false).isDone()
})

// (one-sign-in/sign-out, one-sign-in/mark)
test('the server ends the session of the person on the page; then the other pages are told', () => {
  testSaga(endOnServer, ada)
    .next()
    .put(recordActions.signOutBegan())
    .next()
    .call(signOut, ada)
    .next()
    .call(endMark)
    .next(ended)
    .put(recordActions.signOutDone(ended))
    .next()
    .isDone()
})

// (one-sign-in/sign-out)
test('a sign-out that fails is logged and told, and no other page hears of an end', () => {
  testSaga(endOnServer, ada)
    .next()
    .next()
    .throw(failureOfKind('unreachable'))
    .call(logFailure, 'sign out', { kind: 'unreachable' })
    .next()
    .put(recordActions.signOutFailed())
    .next()
    .isDone()
})

// (one-sign-in/server-word)
test('a session that is somebody else’s is not ended: the journey of this page is', () => {
  testSaga(endOnServer, ada)
    .next()
    .next()
    .throw(failureOfKind('otherAccount'))
    .call(endForOtherAccount)
    .next()
    .isDone()
})

// (one-sign-in/sign-out)
describe('what is known of it afterwards', () => {
  const end = async (answer: unknown) =>
    stateOf(
      await expectSaga(endSession)
        .withReducer(
          appReducer,
          appState({ ...at('/mobile-setup'), record: recordState({ username: 'ada' }) }),
        )
        .provide([
          [matchers.call.fn(signOut), answer as never],
          [matchers.call.fn(endMark), ended],
          [matchers.call.fn(logFailure), undefined],
        ])
        .silentRun(20),
    ).record

  test('nothing of the person, and that nobody is signed in', async () => {
    expect(await end(undefined)).toEqual(recordState({ mark: ended }))
  })

  test('where it has failed: nothing of the person, and that it may be tried again', async () => {
    expect(await end(throwError(failureOfKind('unreachable')))).toEqual(recordState({ signOut: 'failed' }))
  })

  test('another try speaks for nobody, and ends it', async () => {
    const { storeState } = (await expectSaga(retrySignOut)
      .withReducer(appReducer, appState({ record: recordState({ signOut: 'failed' }) }))
      .provide([
        [matchers.call.fn(signOut), undefined],
        [matchers.call.fn(endMark), ended],
      ])
      .put(recordActions.signOutBegan())
      .call(signOut, {})
      .silentRun(20)) as { storeState: unknown }
    expect(stateOf({ storeState }).record).toEqual(recordState({ mark: ended }))
  })
})

test.each([
  ['Sign out', sessionEvents.signOutRequested()],
  ['Try again', sessionEvents.signOutRetried()],
])('two clicks on %s are one call', async (_button, event) => {
  const out = jest.fn(() => new Promise(() => {}))
  await expectSaga(signOutSaga)
    .withReducer(appReducer, appState(at('/mobile-setup')))
    .provide({ call: ({ fn }, next) => (fn === signOut ? out() : (next() as unknown)) })
    .dispatch(event)
    .dispatch(event)
    .silentRun(20)
  expect(out).toHaveBeenCalledTimes(1)
})
