import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { dynamic, type StaticProvider, throwError } from 'redux-saga-test-plan/providers'
import { LOCATION_CHANGE } from 'redux-first-history'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { selectAccountName, selectBound } from 'src/features/record/selectors'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { completeProviderReturn } from 'src/sagas/oneSignIn/oneSignIn'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { attachPage, bindRoute } from 'src/sagas/page/bindPage'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { isReturn } from 'src/services/browser/browsingContext'
import { hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { pixelSaga, routeName } from 'src/sagas/page/pixelSaga'
import { sendPixel } from 'src/services/browser/pixel'
import { leaveOvertaken, oneSignInSaga } from 'src/sagas/page/oneSignInSaga'
import { appReducer, appState, type RecordFacts, recordState, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { storeEntry, storeMark } from 'test/support/signIns'
import { slowCall } from 'test/support/slowCall'
import { until } from 'test/support/until'

describe('the page’s events', () => {
  beforeEach(() => localStorage.clear())

  async function load(path: string, record: RecordFacts, back = false, services: StaticProvider[] = []) {
    let redirected = false
    let reads = 0
    const run = await expectSaga(attachPage)
      .withReducer(
        appReducer,
        appState({ router: { location: { pathname: `/signin${path}` } }, record: recordState(record) }),
      )
      .provide([
        [matchers.call.fn(isReturn), back],
        [matchers.call.fn(redirectTo), dynamic(() => void (redirected = true))],
        [matchers.call.fn(learnFromServer), dynamic(() => void (reads += 1))],
        ...services,
      ])
      .silentRun()
    const state = stateOf(run)
    return { state, redirected, reads, name: selectAccountName(state), bound: selectBound(state) }
  }

  // (one-sign-in/bound, one-sign-in/names)
  test.each<[rule: string, path: string, user: string, name: string, bound: boolean, reads: number]>([
    ['the sign-in page is not bound, even if it knows a name', '/', 'ada', '', false, 0],
    ['the page for a forgotten password is not bound', '/forget-password', 'ada', '', false, 0],
    ['an account page shows the name that the mark proves', '/change-password', 'Ada', 'ada', true, 1],
    ['a name that belongs to another mark is not shown', '/security', 'bob', '', true, 1],
    ['the form for a required new password learns the reason', '/reset-temp-password', 'Ada', 'ada', true, 1],
    ['a factor page is bound without a name', '/phone-auth', 'bob', '', true, 0],
  ])('%s', async (_rule, path, user, name, bound, reads) => {
    await storeMark({ id: 'm1' }, user)
    expect(await load(path, { lastUsername: 'ada' })).toMatchObject({ name, bound, reads })
  })

  test('the mark of a password reset proves no name', async () => {
    await storeMark({ id: 'm1', reset: true }, 'ada')
    expect(await load('/security', { lastUsername: 'ada' })).toMatchObject({ name: '', bound: true })
  })

  // (one-sign-in/sign-out)
  test('a page load with a failed sign-out takes its mark and keeps the warning', async () => {
    const mark = await storeMark({ id: 'm1' }, 'ada')
    const { state } = await load('/', { signOut: 'failed' })
    expect(state.record).toMatchObject({ signOut: 'failed', mark })
  })

  test('a page can be bound to the absence of a mark', async () => {
    const { bound, state } = await load('/security', {})
    expect([bound, state.record.mark]).toEqual([true, { id: '', who: '' }])
  })

  const OWN: RecordFacts = { mark: { id: 'm0', who: '' }, account: { proof: 'credential', name: 'ada' } }

  // (one-sign-in/whose)
  test('a page that returns to its own sign-in keeps it', async () => {
    await storeMark({ id: 'm0' })
    expect(await load('/verification', OWN)).toMatchObject({ name: 'ada', redirected: false })
  })

  const BOUND: RecordFacts = { mark: { id: 'm0', who: '' }, account: { proof: 'mark', serverName: 'ada' } }

  // (one-sign-in/ended, one-sign-in/compared, one-sign-in/bound)
  test.each<[page: string, record: RecordFacts]>([
    ['that returns to another user’s sign-in', OWN],
    ['without a sign-in that is restored', recordSlice.reducer(recordState(BOUND), recordActions.read({}))],
  ])('a page %s shows the sign-in page with the reason', async (_page, record) => {
    await storeMark({ id: 'm1' }, 'bob')
    const { state, redirected } = await load('/verification', record)
    expect(redirected).toBe(true)
    expect(state.session.abortReason).toEqual({ code: 'otherAccount' })
  })

  const AWAY: RecordFacts = { ...OWN, username: 'ada', account: { proof: 'away', name: 'ada' } }

  // (one-sign-in/provider-return)
  test('returning from an identity provider to the session status starts its user’s sign-in', async () => {
    await storeMark({ id: 'm0' })
    expect(await load('/session-status', AWAY)).toMatchObject({ name: 'ada', redirected: false })
    expect(readMark()?.who).toBe(await hashPerson(readMark()?.id ?? '', 'ada'))
  })

  test('a return whose rules fail to load proves no identity', async () => {
    await storeMark({ id: 'm0' })
    const fails = [
      matchers.call.fn(completeProviderReturn),
      throwError(failureOfKind('unreachable')),
    ] as const
    const { name, redirected } = await load('/session-status', AWAY, false, [fails as StaticProvider])
    expect({ name, redirected }).toEqual({ name: '', redirected: true })
  })

  test.each<[rule: string, path: string, back: boolean]>([
    ['Back from the identity provider', '/', true],
    ['another address of the app', '/change-password', false],
    // (sign-in/provider-broken-off)
    ['an error of the identity provider', '/session-status?error=access_denied', false],
  ])('%s does not count as a return: no one has signed in', async (_rule, address, back) => {
    visit(`https://app.example/signin${address}`)
    const path = location.pathname.replace('/signin', '')
    const mark = await storeMark({ id: 'm0' })
    const { name, state } = await load(path, AWAY, back)
    expect(state.record.account.proof).not.toBe('away')
    expect([name, readMark()]).toEqual(['', mark])
  })

  // (one-sign-in/ended, one-sign-in/names)
  test.each([
    ['has ended', () => sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })],
    ['has been replaced by the sign-in page', () => recordActions.unbound()],
  ])('a name that the server returns after the page %s is ignored', async (_what, event) => {
    const status = slowCall<object>()
    const { store } = runJourney(attachPage, {
      reducer: appReducer,
      state: { router: { location: { pathname: '/signin/security' } }, record: recordState() },
      services: [
        [isReturn, () => false],
        [fetchSessionStatus, status.made],
      ],
    })
    await until(
      () => settled(),
      () => status.made.mock.calls.length > 0,
    )
    store.dispatch(event())
    status.answer({ kind: 'authenticated', userName: 'ada' })
    await settled()
    expect(store.getState().record.account.serverName).toBeUndefined()
  })
})

// (one-sign-in/bound)
test.each<[page: string, account: object, route: string | undefined, action: string | undefined]>([
  ['that knows its user stays as it is', { proof: 'credential', name: 'ada' }, undefined, undefined],
  ['that is bound is released by the sign-in page', { proof: 'mark' }, '/', recordActions.unbound.type],
  ['that is not bound stays free on the sign-in page', { proof: 'none' }, '/', undefined],
  ['that is bound stays bound on the next screen', { proof: 'mark' }, '/security', undefined],
  ['is bound on a screen of an account', { proof: 'none' }, '/security', recordActions.bound.type],
])('a page %s', (_page, account, route, action) => {
  const acts: string[] = []
  const saga = bindRoute()
  const answers = [{ account }, route]
  let step = saga.next()
  while (step.done !== true) {
    const { type, payload } = step.value as { type: string; payload: { action: { type: string } } }
    if (type === 'PUT') acts.push(payload.action.type)
    step = saga.next(type === 'SELECT' ? answers.shift() : undefined)
  }
  expect(acts).toEqual(action ? [action] : [])
})

test('each screen sends one pixel when it is shown; a new query string sends none', () => {
  testSaga(pixelSaga)
    .next()
    .select(selectRoute)
    .next('/')
    .call(sendPixel, 'login')
    .next()
    .take(LOCATION_CHANGE)
    .next()
    .select(selectRoute)
    .next('/')
    .take(LOCATION_CHANGE)
    .next()
    .select(selectRoute)
    .next('/help/support-form')
    .call(sendPixel, 'supportForm')
})

test.each([
  ['/', 'login'],
  ['/phone-auth', 'phoneAuth'],
  ['/mobile-onboarding-not-supported', 'mobileOnboardingNotSupported'],
] as const)('the screen %s is named %s', (route, name) => {
  expect(routeName(route)).toBe(name)
})

// (calls/pixel)
test('an address that is not a route sends no pixel', () => {
  expect(routeName('/nowhere/ada' as '/')).toBe('login')
})

describe('one sign-in', () => {
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

  test('each change of the screen may bind the page', () =>
    expectSaga(oneSignInSaga)
      .withReducer(appReducer, appState())
      .provide([[matchers.fork.fn(bindRoute), undefined]])
      .fork(bindRoute)
      .dispatch({ type: LOCATION_CHANGE, payload: { location: { pathname: '/signin/' } } })
      .silentRun(20))

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

  // (one-sign-in/same-user)
  const { answered, markNamed, resetProved } = recordActions
  const begun = { username: 'ada', mark: ADA, answer: {} }
  test.each([answered(begun), resetProved(begun), markNamed('ada')])('$type records entries', async event => {
    await storeEntry('e1', 'ada')
    const page = appState({ record: recordState({ account: { proof: 'mark' } }) })
    const run = expectSaga(oneSignInSaga).withReducer(appReducer, page).dispatch(event)
    expect(stateOf(await run.silentRun(30)).record.knownIds).toEqual(['e1'])
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
})
