import { call, delay, take } from 'redux-saga/effects'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { currentActingUser, endServerSession } from 'src/sagas/oneSignIn/rules/callAfterComparing'
import { endJourney } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { askServer, compareMark } from 'src/sagas/oneSignIn/oneSignIn'
import { endOnServer, endSession, signOutSaga } from 'src/sagas/page/signOutSaga'
import { fetchSessionStatus, signOut } from 'src/services/api/session/sessionStatusService'
import { loadHttpClient } from 'src/services/http/http'
import { logFailure } from 'src/services/log'
import { newMarkId } from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { storeEntry, storeMark } from 'test/support/signIns'

/** Limits a hang. */
const HANG_MS = 60_000
const ada = { userName: 'ada' }
const ended = { id: '2b', who: '', ended: true } as const
const CURRENT = { id: 'm1', who: '' }
const REMOVED = recordState({ account: { proof: 'credential', name: 'ada', serverName: 'ada' } })
const at = (route: string) => ({ router: { location: { pathname: `/signin${route}` } } })

// (sign-in/sign-out, storage/sign-out)
test('a sign-out clears the server’s session, the cookies and the user’s data, then shows the sign-in page', () => {
  testSaga(endSession)
    .next()
    .call(compareMark)
    .next(true)
    .select(selectRoute)
    .next('/mobile-setup')
    .call(endOnServer)
    .next(true)
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
test('a user who chooses another account is also forgotten before the sign-in is over', () => {
  testSaga(endSession, sessionEvents.signOutRequested(true))
    .next()
    .next(true)
    .next('/mobile-setup')
    .next(true)
    .next()
    .next()
    .call(clearSession)
    .next()
    .call(forgetRemembered)
    .next()
    .put(sessionEvents.signedOut(true))
})

// (sign-in/not-you)
test('on the sign-in page, where the next user types at once, nothing waits for the server', () => {
  testSaga(endSession, sessionEvents.signOutRequested(true))
    .next()
    .next(true)
    .next('/')
    .next(REMOVED)
    .spawn(endOnServer, REMOVED)
    .next()
    .call(removeCookie, 'authenticationMode')
})

// (one-sign-in/compared)
test('if another user has signed in since, that user’s session stays', () => {
  testSaga(endSession).next().call(compareMark).next(false).isDone()
})

/** The steps of a sign-out up to the call. */
const expectAsked = () =>
  testSaga(endServerSession, CURRENT, REMOVED)
    .next()
    // The page may act.
    .next(true)
    .call(readMark)
    .next(CURRENT)
    // No other sign-in has begun since.
    .next(false)
    .call(currentActingUser, REMOVED)
    .next(ada)
    .call(signOut, ada)

// (one-sign-in/server-word, sign-in/not-you)
test('on the sign-in page, the call names the account that the page has removed', async () => {
  await expectSaga(currentActingUser, REMOVED).withReducer(appReducer, appState()).returns(ada).run()
})

test('a page that has ended, or a new sign-in, leaves the session open', () => {
  testSaga(endServerSession, CURRENT).next().next(false).returns(false)
  testSaga(endServerSession, CURRENT)
    .next()
    .next(true)
    .next(CURRENT)
    .next(true)
    .put(recordActions.signOutDone(undefined))
    .next()
    .returns(false)
})

// (one-sign-in/sign-out, one-sign-in/mark)
test('the server ends the session of the page’s account before the other pages are notified', () => {
  expectAsked()
    .next()
    .call(readMark)
    .next(CURRENT)
    // The mark of a sign-out.
    .next(ended)
    .put(recordActions.signOutDone(ended))
    .next()
    .returns(true)
})

test('a sign-out that is answered after a new sign-in keeps the mark of that sign-in', () => {
  expectAsked().next().call(readMark).next({ id: 'm2', who: '' }).put(recordActions.signOutDone(undefined))
})

// (one-sign-in/sign-out)
test('a failed sign-out is logged and ends no other page', () => {
  testSaga(endOnServer, REMOVED)
    .next()
    .put(recordActions.signOutBegan())
    .next()
    .call(readMark)
    .next(CURRENT)
    .race({
      late: delay(5000),
      overtaken: take(sessionEvents.overtaken.type),
      ended: call(askServer, CURRENT, REMOVED),
    })
    .throw(failureOfKind('unreachable'))
    .call(logFailure, 'sign out', { kind: 'unreachable' })
    .next()
    .put(recordActions.signOutFailed())
    .next()
    .returns(true)
})

// (one-sign-in/sign-out)
test('a sign-out that the server does not answer in time fails', () => {
  testSaga(endOnServer)
    .next()
    .next()
    .next(CURRENT)
    .next({ late: true })
    .call(logFailure, 'sign out', { kind: 'unreachable' })
    .next()
    .put(recordActions.signOutFailed())
})

// (one-sign-in/server-word)
test('another account’s session is not ended, but the journey of this page is', () => {
  expectAsked().throw(failureOfKind('otherAccount')).call(endJourney, 'otherAccount').next().returns(false)
})

// (one-sign-in/ended)
test('if another sign-in ends the page while the server answers, that sign-in’s data stays in the browser', () => {
  testSaga(endOnServer).next().next().next(CURRENT).next({ overtaken: {} }).returns(false)
})

// (one-sign-in/sign-out)
describe('the state after a sign-out', () => {
  beforeEach(() => localStorage.clear())

  const end = async (answer: unknown) =>
    stateOf(
      await expectSaga(endSession)
        .withReducer(
          appReducer,
          appState({ ...at('/mobile-setup'), record: recordState({ username: 'ada' }) }),
        )
        .provide([
          [matchers.call.fn(signOut), answer as never],
          [matchers.call.fn(newMarkId), '2b'],
          [matchers.call.fn(logFailure), undefined],
        ])
        .silentRun(HANG_MS),
    ).record

  test('holds no user data, and that no one is signed in', async () => {
    expect(await end(undefined)).toEqual(recordState({ mark: ended }))
  })

  test('holds no user data, and that another try is possible if it has failed', async () => {
    const mark = { id: 'own', who: '' }
    expect(await end(throwError(failureOfKind('unreachable')))).toEqual(
      recordState({ mark, signOut: 'failed' }),
    )
  })

  test('allows another try, which names no user and ends it', async () => {
    const { storeState } = (await expectSaga(endOnServer)
      .withReducer(appReducer, appState({ record: recordState({ signOut: 'failed' }) }))
      .provide([
        [matchers.call.fn(signOut), undefined],
        [matchers.call.fn(newMarkId), '2b'],
      ])
      .put(recordActions.signOutBegan())
      .silentRun(HANG_MS)) as { storeState: unknown }
    expect(stateOf({ storeState }).record).toEqual(recordState({ mark: ended }))
  })
})

// (one-sign-in/sign-out)
describe('a sign-out that is waiting for another user’s password', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  /** Runs a sign-out until Bob's password is accepted; returns the calls that were sent. */
  const sentBy = async (saga: () => Generator, state: Parameters<typeof appState>[0]) => {
    await storeEntry('e1', 'bob')
    const sent = jest.fn((): unknown => ({}))
    const run = expectSaga(saga)
      .withReducer(appReducer, appState(state))
      .provide([
        [matchers.call.fn(loadHttpClient), undefined],
        [matchers.call.fn(fetchSessionStatus), {}],
        { call: ({ fn }, next) => (fn === signOut ? sent() : next()) },
      ])
    const end = run.silentRun(HANG_MS)
    await storeMark({ id: 'e1' }, 'bob')
    localStorage.removeItem('foyer.pendingSignIn.e1')
    run.dispatch(sessionEvents.signInsChanged())
    const { storeState } = (await end) as { storeState: unknown }
    return { sent, record: stateOf({ storeState }).record }
  }

  test('is not sent in Bob’s session on a page that shows no user', async () => {
    const { sent, record } = await sentBy(endOnServer, { record: recordState({ signOut: 'failed' }) })
    expect(sent).not.toHaveBeenCalled()
    expect(record.signOut).toBeUndefined()
  })

  test('is not sent on a page that has ended since', async () => {
    const mark = { id: 'm0', who: '' }
    const { sent } = await sentBy(endSession, {
      ...at('/security'),
      record: recordState({ mark, account: { proof: 'mark' } }),
    })
    expect(sent).not.toHaveBeenCalled()
  })
})

test.each([
  ['Sign out', sessionEvents.signOutRequested()],
  ['Try again', sessionEvents.signOutRetried()],
])('two clicks on %s send one call', async (_button, event) => {
  const out = jest.fn(() => new Promise(() => {}))
  await expectSaga(signOutSaga)
    .withReducer(appReducer, appState(at('/mobile-setup')))
    .provide({ call: ({ fn }, next) => (fn === signOut ? out() : (next() as unknown)) })
    .dispatch(event)
    .dispatch(event)
    .silentRun(20)
  expect(out).toHaveBeenCalledTimes(1)
})
