import { testSaga, expectSaga } from 'redux-saga-test-plan'
import {
  askServer,
  callForPerson,
  checkServerName,
  compareMark,
  completeProviderReturn,
  followChange,
  leaveForProvider,
  loadRules,
  nameAccount,
  sendCredential,
  untilMayAct,
  untilSignOutSettled,
} from 'src/sagas/oneSignIn/oneSignIn'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { noAnswer } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import { failureOfKind } from 'test/support/failures'
import { readdirSync, readFileSync } from 'node:fs'
import { recordActions } from 'src/features/record/recordSlice'
import { call } from 'src/sagas/effects'
import { appReducer, appState, recordState } from 'test/support/appState'

// (one-sign-in/compared)
test('if the rules fail to load, the page stays, and its next call compares', () => {
  testSaga(compareMark)
    .next()
    .call(loadRules)
    .throw(failureOfKind('unreachable'))
    .call(logFailure, 'other sign-in', { kind: 'unreachable' })
    .next()
    .returns(true)
})

test('a page that must wait for the rules ends if they fail to load', () => {
  testSaga(untilMayAct)
    .next()
    .call(loadRules)
    .throw(failureOfKind('unreachable'))
    .call(logFailure, 'other sign-in', { kind: 'unreachable' })
    .next()
    .call(abortSignIn, { code: 'serverLater' })
    .next()
    .returns(false)
})

const KNOWN = { kind: 'authenticated', userName: 'ada' } as const
const MARK = { id: 'm1', who: '' }
const CHANGE = { kind: 'mark', mark: MARK, replacedId: undefined } as const
const ask = () => Promise.resolve()
const judge = () => ({ kind: 'rejected' }) as const

test.each<[rule: string, saga: unknown, args: unknown[], result: unknown]>([
  ['callAfterComparing', callForPerson, [ask, 'ada'], 'a result'],
  ['sendAnnounced', sendCredential, ['ada', judge, ask, 'ada'], 'a result'],
  ['untilMarksAllow', untilMayAct, [], 'a result'],
  ['compareWithMark', compareMark, [], 'a result'],
  ['compareServerName', checkServerName, [KNOWN], 'a result'],
  ['nameBoundAccount', nameAccount, [], undefined],
  ['departForProvider', leaveForProvider, ['ada'], undefined],
  ['markProviderReturn', completeProviderReturn, [], 'a result'],
  ['applyChange', followChange, [CHANGE], undefined],
  ['endServerSession', askServer, [MARK, undefined], 'a result'],
])('the rule %s decides once the rules have loaded', (name, saga, args, result) => {
  const rule = jest.fn(function* () {
    yield 'a step'
    return 'a result'
  })
  testSaga(saga as (...args: unknown[]) => Generator, ...args)
    .next()
    .call(loadRules)
    .next({ [name]: rule })
    .is('a step')
    .next()
    .returns(result)
  expect(rule.mock.calls).toStrictEqual([args])
})

test('rules that fail to load count as a failed request', async () => {
  jest.doMock('src/sagas/oneSignIn/rules/rulesChunk', () => {
    throw new Error('no chunk')
  })
  await expect(loadRules()).rejects.toThrow(noAnswer())
  jest.dontMock('src/sagas/oneSignIn/rules/rulesChunk')
})

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))

/** The names of the services that act for a user. */
const ACTS = textsIn('src/services/api').flatMap(text =>
  text
    .split(/^export const /m)
    .filter(declared => /\bacting: ActingUser = /.test(declared))
    .map(declared => /^\w+/.exec(declared)?.[0] ?? declared),
)

/** These compare the mark themselves: signOutSaga.test.ts. */
const APART = ['signOut']

// (one-sign-in/compared)
test('a call that changes something for a user is sent only after the page has compared the mark', () => {
  expect(ACTS.length).toBeGreaterThan(20)
  const sagas = textsIn('src/sagas').join('\n')
  expect(ACTS.filter(name => new RegExp(`\\bcall\\(${name}\\b`).test(sagas))).toEqual(APART)
  const others = ACTS.filter(name => !APART.includes(name))
  expect(others.filter(name => !new RegExp(`\\bcallForPerson, ${name}\\b`).test(sagas))).toEqual([])
})

const send = (): void => undefined
function* submit() {
  yield* call(untilSignOutSettled)
  yield* call(send)
}

const expectSubmit = (signOut?: 'running' | 'failed' | 'retried') =>
  expectSaga(submit).withReducer(appReducer, appState({ record: recordState({ signOut }) }))

// (one-sign-in/sign-out)
test.each([undefined, 'failed'] as const)('a sign-out %s is not waited for', async signOut => {
  await expectSubmit(signOut).call(send).run()
})

test.each(['running', 'retried'] as const)('a sign-out that is %s is waited for', async signOut => {
  await expectSubmit(signOut).not.call(send).silentRun(20)
})

test.each([
  ['works', recordActions.signOutDone({ id: 'm1', who: '', ended: true })],
  ['fails', recordActions.signOutFailed()],
])('a submit waits until the sign-out %s', async (_how, end) => {
  await expectSubmit('running').dispatch(end).call(send).run()
})
