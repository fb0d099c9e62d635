import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { dynamic, throwError } from 'redux-saga-test-plan/providers'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  compareServerName,
  learnFromServer,
  nameBoundAccount,
} from 'src/sagas/oneSignIn/rules/learnFromServer'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { logFailure } from 'src/services/log'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import { appReducer, appState, type RecordFacts, recordState, stateOf } from 'test/support/appState'
import { storeMark } from 'test/support/signIns'
import { failureOfKind } from 'test/support/failures'

beforeEach(() => localStorage.clear())

const OVER = sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })
const ANN: RecordFacts = { username: 'ann', mark: { id: 'm0', who: '' } }
const BOUND: RecordFacts = { mark: { id: '', who: '' }, account: { proof: 'mark' } }

const expectChecked = (status: SessionStatus, record: RecordFacts) =>
  expectSaga(compareServerName, status).withReducer(appReducer, appState({ record: recordState(record) }))

// (one-sign-in/server-word)
test('the server can name the account of a page that knows none', async () => {
  const run = await expectChecked({ kind: 'authenticated', userName: 'ann' }, BOUND).run()
  expect(run.returnValue).toBe(true)
  expect(stateOf(run).record.account.serverName).toBe('ann')
})

test('the same name changes nothing, even in another case', async () => {
  const run = await expectChecked({ kind: 'authenticated', userName: 'Ann' }, ANN).run()
  expect(run.returnValue).toBe(true)
  expect(stateOf(run).record).toEqual(
    recordState({
      ...ANN,
      account: { proof: 'credential', name: 'ann', serverName: 'Ann', naming: 'read' },
    }),
  )
})

test.each([
  ['is not recorded again', 'credential', false],
  // (one-sign-in/names)
  ['is the first one after a return from an identity provider', 'back', true],
] as const)('a name that the page has already %s', async (_rule, proof, isRecorded) => {
  const account = { proof, name: 'ann', serverName: 'ann' } as const
  const run = await expectChecked({ kind: 'authenticated', userName: 'Ann' }, { ...ANN, account }).run()
  expect(stateOf(run).record.account).toMatchObject({
    proof: 'credential',
    serverName: isRecorded ? 'Ann' : 'ann',
  })
})

// (password-change/required)
test.each<[rule: string, more: object]>([
  ['without a reason', {}],
  ['with the same reason', { passwordChange: 'expired' }],
])('a status %s for a new password changes nothing', async (_rule, more) => {
  const status = { kind: 'authenticated', ...more } as const
  await expectChecked(status, { ...ANN, answer: { passwordChange: 'expired' } })
    .not.put.actionType(recordActions.answerMerged.type)
    .run()
})

test('another name ends the page’s journey', async () => {
  const run = await expectChecked({ kind: 'factorDue', step: undefined, userName: 'bob' }, ANN)
    .put(OVER)
    .run()
  expect(run.returnValue).toBe(false)
})

// (one-sign-in/names)
test('the first status after an identity provider may replace an alias, a later one may not', async () => {
  const returned: RecordFacts = { ...ANN, account: { proof: 'back', name: 'ann' } }
  const run = await expectChecked({ kind: 'authenticated', userName: 'ann@acme' }, returned).run()
  const { record } = stateOf(run)
  expect(run.returnValue).toBe(true)
  expect(record).toMatchObject({
    username: 'ann@acme',
    account: { proof: 'credential', name: 'ann@acme', alias: 'ann' },
  })
  await expectChecked({ kind: 'authenticated', userName: 'bob' }, record).put(OVER).run()
  const unnamed = stateOf(await expectChecked({ kind: 'authenticated' }, returned).run()).record
  await expectChecked({ kind: 'authenticated', userName: 'bob' }, unnamed).put(OVER).run()
})

test.each<SessionStatus>([
  { kind: 'authenticated' },
  { kind: 'unauthenticated' },
  { kind: 'denied', text: undefined },
])('%p is an answer, but not an account name', async status => {
  const { effects, returnValue } = (await expectChecked(status, ANN).run()) as {
    effects: { put?: unknown }
    returnValue: unknown
  }
  expect([effects.put, returnValue]).toEqual([undefined, true])
  await expectChecked(status, BOUND).put(recordActions.serverNamed(undefined)).run()
})

const NAMED: RecordFacts = { account: { proof: 'mark', markedName: 'ann' } }

const at = (page: string) => ({ router: { location: new URL(`https://a.example/signin${page}`) } })

const expectLearned = (record: RecordFacts, route = '/security', settings = {}) =>
  expectSaga(learnFromServer).withReducer(
    appReducer,
    appState({ record: recordState(record), company: { settings }, ...at(route) }),
  )

// (one-sign-in/names)
test('a bound page without a name reads the session status once', async () => {
  const run = await expectLearned(BOUND)
    .provide([[matchers.call.fn(fetchSessionStatus), { kind: 'authenticated', userName: 'ann' }]])
    .put(recordActions.namingChanged('reading'))
    .put(recordActions.serverNamed('ann'))
    .run()
  expect(run.returnValue).toBe(false)
  await expectLearned(stateOf(run).record).not.call.fn(fetchSessionStatus).run()
})

test('a status without a name is not read again', async () => {
  const run = await expectLearned(BOUND)
    .provide([[matchers.call.fn(fetchSessionStatus), { kind: 'authenticated' }]])
    .run()
  await expectLearned(stateOf(run).record).not.call.fn(fetchSessionStatus).run()
})

test('a second call waits for the status that is being read', async () => {
  await expectLearned({ ...BOUND, account: { proof: 'mark', naming: 'reading' } })
    .not.call.fn(fetchSessionStatus)
    .dispatch(recordActions.namingChanged('read'))
    .run()
})

// (one-sign-in/names, factors/polling)
test.each<[rule: string, event: { type: string }, then: string | false | undefined]>([
  ['waits for the poll', recordActions.signOutDone(undefined), undefined],
  ['goes on after the first answer to the poll', recordActions.serverNamed(undefined), false],
  ['reads the status itself after a sign-out has ended the poll', recordActions.signOutBegan(), 'signedOut'],
])('on a polling page whose calls must name the user, a call %s', async (_rule, event, then) => {
  const run = await expectLearned(BOUND, '/verification', { sessionUserNameEnabled: true })
    .provide([[matchers.call.fn(fetchSessionStatus), { kind: 'unauthenticated' }]])
    .dispatch(event)
    .silentRun(20)
  expect(['signedOut', false].find(each => each === run.returnValue)).toBe(then)
})

// (one-sign-in/compared)
test('a status that arrives after another user’s sign-in is ignored', async () => {
  const run = await expectLearned(BOUND)
    .provide([
      [
        matchers.call.fn(fetchSessionStatus),
        dynamic(
          async () => (await storeMark({ id: 'm9' }, 'bob'), { kind: 'authenticated', userName: 'bob' }),
        ),
      ],
    ])
    .put.actionType(sessionEvents.overtaken.type)
    .run()
  expect(stateOf(run).record.account.serverName).toBeUndefined()
})

test.each<[rule: string, record: RecordFacts, route: string]>([
  ['that has begun a sign-in', ANN, '/security'],
  ['that is not bound', {}, '/security'],
  ['that polls the status itself', BOUND, '/session-status'],
  ['whose name the mark proves', NAMED, '/security'],
])('a page %s does not read the session status', async (_rule, record, route) => {
  await expectLearned(record, route).not.call.fn(fetchSessionStatus).run()
})

// (password-change/required)
describe('a session that is restricted to setting a new password', () => {
  const restricted = { kind: 'authenticated', passwordChange: 'expired' } as const

  test.each<[rule: string, record: RecordFacts, route: string, leaves: 'restricted' | false]>([
    ['redirects an account page to the form', BOUND, '/security', 'restricted'],
    ['gives the form its reason', BOUND, '/reset-temp-password', false],
    ['gives the form its reason even if the mark proves the name', NAMED, '/reset-temp-password', false],
  ])('%s', async (_rule, record, route, leaves) => {
    const run = await expectLearned(record, route)
      .provide([[matchers.call.fn(fetchSessionStatus), restricted]])
      .run()
    expect(run.returnValue).toBe(leaves)
    expect(stateOf(run).record.signIn.answer).toEqual({ passwordChange: 'expired' })
  })

  test.each<[rule: string, record: RecordFacts]>([
    ['knows that the password is temporary', { ...NAMED, answer: { passwordIsActivationCode: true } }],
    ['knows the reason', { ...NAMED, answer: { passwordChange: 'policy' } }],
    ['has begun the sign-in', ANN],
  ])('a form that %s does not read the session status', async (_rule, record) => {
    await expectLearned(record, '/reset-temp-password').not.call.fn(fetchSessionStatus).run()
  })
})

test('a failure is left to the caller, and the next call reads again', () => {
  testSaga(learnFromServer)
    .next()
    .next('read')
    .next('read')
    .put(recordActions.namingChanged('reading'))
    .next()
    .call(fetchSessionStatus)
    .throw(failureOfKind('unreachable'))
    .put(recordActions.namingChanged(undefined))
})

describe('a page that has just been bound', () => {
  const FOUND = { id: 'm1', who: '' }
  const LAST: RecordFacts = { lastUsername: 'ann', mark: FOUND, account: { proof: 'mark' } }

  const expectNamed = (page = '/phone-auth') =>
    expectSaga(nameBoundAccount).withReducer(appReducer, appState({ record: recordState(LAST), ...at(page) }))
  const { type: named } = recordActions.markNamed('')

  // (one-sign-in/names)
  test('gets the name of the latest sign-in if its mark is the user’s', async () => {
    await storeMark({ id: 'm1' }, 'ann')
    await expectNamed().put(recordActions.markNamed('ann')).run()
  })

  test.each<[rule: string, mark: Partial<Mark> | undefined]>([
    ['there is no mark', undefined],
    ['the user has signed in again since', { id: 'm2' }],
    ['the mark is one of a sign-out', { id: 'm1', ended: true }],
    ['the mark is one of a reset code', { id: 'm1', reset: true }],
  ])('gets no name if %s', async (_rule, mark) => {
    if (mark) await storeMark(mark, 'ann')
    await expectNamed().not.put.actionType(named).run()
  })

  test.each([
    ['has left the screen', recordActions.unbound()],
    ['is bound to another mark', recordActions.bound({ id: 'm2', who: '' })],
  ])('gets no name if it %s while the hash is computed', async (_rule, event) => {
    await storeMark({ id: 'm1' }, 'ann')
    const naming = expectNamed().not.put.actionType(named)
    const end = naming.run()
    naming.dispatch(event)
    await end
  })

  test.each<[rule: string, route: string, isRead: boolean]>([
    ['the security page', '/security', true],
    ['the page for a new password', '/change-password', true],
    ['the page of a phone request', '/phone', true],
    ['the page that answers a native client', '/native-client', false],
    ['a page of a sign-in', '/phone-auth', false],
  ])(
    'reads its account only if it is opened from outside and acts for it: %s',
    async (_rule, route, isRead) => {
      const run = expectNamed(route).provide([[matchers.call.fn(learnFromServer), false]])
      if (isRead) run.call(learnFromServer)
      else run.not.call(learnFromServer)
      await run.not.call.fn(redirectTo).run()
    },
  )

  // (password-change/required, sign-in/again)
  test.each<[rule: string, page: string, learned: string, ...to: unknown[]]>([
    ['leads to the form of a required new password', '/security', 'restricted', '/reset-temp-password'],
    ['returns to the sign-in without a session', '/phone', 'signedOut', '/', { previousPath: '/phone' }],
    ['stays until it has read the fragment of its address', '/phone#code', 'signedOut'],
  ])('%s', async (_rule, page, learned, ...to) => {
    const redirected = jest.fn<undefined, unknown[]>()
    await expectNamed(page)
      .provide([
        [matchers.call.fn(learnFromServer), learned],
        [matchers.call.fn(redirectTo), dynamic(({ args }) => redirected(...(args as unknown[])))],
      ])
      .run()
    expect(redirected.mock.calls).toEqual([to].filter(args => args.length > 0))
  })

  test('shows no account if the status fails', async () => {
    await expectNamed('/security')
      .provide([[matchers.call.fn(learnFromServer), throwError(failureOfKind('unreachable'))]])
      .call(logFailure, 'session status', { kind: 'unreachable' })
      .run()
  })
})
