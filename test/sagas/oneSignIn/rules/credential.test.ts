import { createHash } from 'node:crypto'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, race, type Saga, take } from 'src/sagas/effects'
import {
  announceInTurn,
  clientLoaded,
  closeEntry,
  markAccepted,
  sendAnnounced,
  untilNoOtherEntry,
  type Verdict,
} from 'src/sagas/oneSignIn/rules/credential'
import { snapshotFor } from 'src/sagas/oneSignIn/rules/snapshot'
import { settleOld, untilSignInsChange } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { wallClock } from 'src/services/browser/environment'
import { loadHttpClient } from 'src/services/http/http'
import {
  hashPerson,
  newMarkId,
  untilWritesArrive,
  writeEntry,
  writeMark,
} from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark, readSignIns, type SignIns } from 'src/services/storage/oneSignIn/currentSignIn'
import { appReducer, appState, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { settled } from 'test/support/settled'
import { storeEntry, storeMark } from 'test/support/signIns'

/** Limits a hang; the sagas end at once. */
const HANG_MS = 60_000

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
})

const accepted = (): Verdict => ({ kind: 'accepted', name: 'ann' })
const rejected = (): Verdict => ({ kind: 'rejected' })

/** The result of the call, or the failure that it throws; an edit cancels it. */
function* outcome(service: () => Promise<unknown>, verdict: (answer: unknown) => Verdict): Saga<object> {
  try {
    const { sent = {} } = yield* race({
      sent: call(() => sendAnnounced('ann', verdict, service)),
      edited: take('edited'),
    })
    return sent
  } catch (error) {
    return { error }
  }
}

const unanswered = { error: { failure: { kind: 'unreachable' } } }

/** Sends a credential for Ann; `call` replaces the server and sees the storage that other pages see. */
function sending(call: (seen: SignIns) => unknown, verdict: (answer: unknown) => Verdict = accepted) {
  const service = jest.fn(() => new Promise(resolve => resolve(call(readSignIns()))))
  const saga = expectSaga(outcome, service, verdict)
    .withReducer(appReducer, appState())
    .provide([[matchers.call.fn(loadHttpClient), undefined]])
  return {
    saga,
    service,
    run: async () =>
      (await saga.run({ silenceTimeout: true, timeout: HANG_MS })) as {
        returnValue: unknown
        storeState: unknown
      },
  }
}

const annMark = async () => {
  const mark = readMark()
  return !!mark && mark.who === (await hashPerson(mark.id, 'ann'))
}

// (one-sign-in/pending)
test('other pages see a credential and its user before it is sent', async () => {
  let seen: SignIns | undefined
  const run = await sending(signIns => ((seen = signIns), 'yes')).run()
  const [entry] = seen?.entries ?? []
  expect(entry?.who).toBe(await hashPerson(entry?.id ?? '', 'ann'))
  expect(seen?.mark).toBeUndefined()
  expect(run.returnValue).toEqual({ answer: 'yes', mark: readMark() })
})

// (one-sign-in/accepted)
test.each<[rule: string, more: object]>([
  ['an accepted credential', {}],
  ['an accepted code of a password reset', { reset: true }],
])('%s becomes the mark, with the id of its entry', async (_rule, more) => {
  let id: string | undefined
  await sending(
    ({ entries }) => (id = entries[0]?.id),
    () => ({ ...accepted(), ...more }),
  ).run()
  const who = await hashPerson(id ?? '', 'ann')
  expect(readSignIns()).toEqual({ mark: { id, who, ...more }, entries: [] })
})

test.each<[rule: string, name: string, verdict: object]>([
  ['the entered name', 'ann', {}],
  ['the name that the server returns', 'ann@acme', { name: 'ann@acme', alias: 'ann' }],
  ['the alias that was entered', 'ann', { name: 'ann@acme', alias: 'ann' }],
])('a mark of the same user in the meantime does not count: %s', async (_rule, name, verdict) => {
  const { returnValue } = await sending(
    () => storeMark({ id: 'm9' }, name),
    () => ({ ...accepted(), ...verdict }),
  ).run()
  expect(returnValue).toMatchObject({ mark: readMark() })
  expect(readMark()?.id).not.toBe('m9')
})

// (one-sign-in/rejected)
test.each<[rule: string, call: () => unknown]>([
  ['an answer', () => 'no'],
  [
    'a limit',
    () => {
      throw failureOfKind('limited', { status: 429 })
    },
  ],
  [
    'a rejection that the contract defines',
    () => {
      throw failureOfKind('refused', { status: 400 })
    },
  ],
])('a rejected credential keeps the mark: %s', async (_rule, call) => {
  const mark = await storeMark({ id: 'm0' }, 'bob')
  await sending(call, rejected).run()
  expect(readSignIns()).toEqual({ mark, entries: [] })
})

// (one-sign-in/unknown)
test.each(['unreachable', 'offline', 'unreadable', 'page', 'refused'] as const)(
  'without a clear answer (%s), the user of the session is unknown',
  async kind => {
    await storeMark({ id: 'm0' }, 'bob')
    let id: string | undefined
    const failure = failureOfKind(kind, { status: 500 })
    const { returnValue } = await sending(({ entries }) => {
      id = entries[0]?.id
      throw failure
    }).run()
    expect(returnValue).toEqual({ error: failure })
    expect(readSignIns()).toEqual({ mark: { id, who: '' }, entries: [] })
  },
)

test('under a mark of the same user, the session belongs to that user in any case', async () => {
  const mark = await storeMark({ id: 'm0' }, 'ann')
  await sending(() => {
    throw failureOfKind('unreachable')
  }).run()
  expect(readSignIns()).toEqual({ mark, entries: [] })
})

test('a mark of the same user that arrives together with a failure stays', async () => {
  const mark = { id: 'm7', who: createHash('sha256').update('m7ann').digest('hex') }
  await sending(() => storeMark(mark).then(() => Promise.reject(failureOfKind('unreachable')))).run()
  expect(readSignIns()).toEqual({ mark, entries: [] })
})

test('an entry that another page has settled is not settled again', async () => {
  await sending(() => {
    localStorage.clear()
    throw failureOfKind('unreachable')
  }).run()
  expect(readSignIns()).toStrictEqual({ mark: undefined, entries: [] })
})

// (one-sign-in/accepted)
test.each<[rule: string, meanwhile: () => unknown]>([
  ['another user has signed in', () => storeMark({ id: 'm9' }, 'bob')],
  ['another page has settled the entry', () => (localStorage.clear(), storeEntry('e9', 'ann'))],
])('an accepted credential counts as unanswered if %s in the meantime', async (_rule, meanwhile) => {
  let id: string | undefined
  const { returnValue } = await sending(async ({ entries }) => {
    id = entries[0]?.id
    await meanwhile()
    return 'yes'
  }).run()
  expect(returnValue).toMatchObject(unanswered)
  expect(readMark()).toMatchObject({ who: '' })
  expect(['m9', id]).not.toContain(readMark()?.id)
  expect(readSignIns().entries).not.toContainEqual(expect.objectContaining({ id }))
})

test('an accepted credential is settled once', () => {
  const announced = { id: 'e0', who: 'aa', at: 5, name: 'ann', stored: true, sentUnder: undefined }
  testSaga(markAccepted, announced, { kind: 'accepted', name: 'ann' })
    .next()
    .call(hashPerson, 'e0', 'ann')
    .next('aa')
    .call(snapshotFor, ['ann'])
    .next({ mark: undefined, entries: [] })
    .next(true)
    .call(writeMark, { id: 'e0', who: 'aa' })
    .next()
    .call(closeEntry, { id: 'e0' })
    .next()
    .returns({ id: 'e0', who: 'aa' })
})

// (one-sign-in/one-at-a-time)
test('no credential is sent while one of a different user is being checked', async () => {
  await storeEntry('e1', 'bob')
  const { saga, service, run } = sending(() => 'yes')
  const end = run()
  await settled()
  expect(service).not.toHaveBeenCalled()
  expect(readSignIns().entries).toHaveLength(1)
  localStorage.removeItem('foyer.pendingSignIn.e1')
  saga.dispatch(sessionEvents.signInsChanged())
  await end
  expect(service).toHaveBeenCalledTimes(1)
  expect(await annMark()).toBe(true)
})

/** The entry of a credential of a different user. */
const BOB = { id: 'e1', who: 'b'.repeat(64), at: 0, own: false, old: false }

test('the entries are read again after each change, and old ones are settled', () => {
  testSaga(untilNoOtherEntry, 'ann')
    .next()
    .call(snapshotFor, ['ann'])
    .next({ mark: undefined, entries: [BOB] })
    .call(untilSignInsChange)
    .next()
    .call(snapshotFor, ['ann'])
    .next({ mark: undefined, entries: [{ ...BOB, old: true }] })
    .call(settleOld, [{ id: 'e1', own: false, writesMark: true }])
    .next()
    .isDone()
})

test('a credential is announced after the others are settled, and again if it was not the first', () => {
  const entry = { id: 'e0', who: 'a'.repeat(64), at: 5 }
  const announced = testSaga(announceInTurn, 'ann')
    .next()
    .call(clientLoaded)
    .next()
    .call(untilNoOtherEntry, 'ann')
    .next()
    .call(newMarkId)
    .next(entry.id)
    .call(hashPerson, entry.id, 'ann')
    .next(entry.who)
    .call(wallClock)
    .next(entry.at)
    .call(writeEntry, entry)
    .next(true)
    .put(recordActions.pendingChanged({ id: entry.id, name: 'ann' }))
    .next()
    .save('announced')
  announced
    .next({ first: { mark: { id: 'm0', who: '' }, entries: [] } })
    .returns({ ...entry, name: 'ann', stored: true, sentUnder: 'm0' })
  announced
    .restore('announced')
    .next({ first: undefined })
    .call(closeEntry, entry)
    .next()
    .call(untilSignInsChange)
    .next()
    .call(untilNoOtherEntry, 'ann')
})

/** Replaces the questions by which a page learns that the writes of other pages have arrived. */
function onQuestion(answer: () => unknown): void {
  const query = jest.fn().mockImplementationOnce(answer)
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } })
}

test.each<[rule: string, meanwhile: () => unknown]>([
  ['a different user’s entry is earlier', () => storeEntry('e1', 'bob', Date.now() - 1000)],
  ['its own entry is gone', () => localStorage.clear()],
])(
  'a credential is announced again if %s once the writes of other pages have arrived',
  async (_rule, arrive) => {
    onQuestion(arrive)
    let seen: SignIns | undefined
    const { saga, run } = sending(signIns => ((seen ??= signIns), 'yes'))
    const end = run()
    await settled()
    localStorage.removeItem('foyer.pendingSignIn.e1')
    saga.dispatch(sessionEvents.signInsChanged())
    await end
    expect(seen?.entries).toHaveLength(1)
  },
)

// (one-sign-in/page-hide)
test('a page that is closed before it sends removes its entry and sends nothing', async () => {
  onQuestion(() => new Promise(() => undefined))
  const { saga, service, run } = sending(() => 'yes')
  const end = run()
  await settled()
  expect(readSignIns().entries).toHaveLength(1)
  saga.dispatch(sessionEvents.pageHidden())
  expect((await end).returnValue).toMatchObject(unanswered)
  expect(service).not.toHaveBeenCalled()
  expect(readSignIns()).toStrictEqual({ mark: undefined, entries: [] })
})

test('an entry of the same user does not delay it', async () => {
  await storeEntry('e1', 'ann')
  const { service, run } = sending(() => 'yes')
  await run()
  expect(service).toHaveBeenCalledTimes(1)
})

// (one-sign-in/page-hide)
test('a page that is closed aborts its credential and settles it as unknown', async () => {
  let id: string | undefined
  const { saga, run } = sending(({ entries }) => {
    id = entries[0]?.id
    queueMicrotask(() => saga.dispatch(sessionEvents.pageHidden()))
    return new Promise(() => undefined)
  })
  const { returnValue } = await run()
  expect(returnValue).toMatchObject(unanswered)
  expect(readSignIns()).toEqual({ mark: { id, who: '' }, entries: [] })
})

// (one-sign-in/unknown)
test('a credential whose saga is cancelled while its mark is made is settled as unknown', async () => {
  let id: string | undefined
  const { saga, run } = sending(
    ({ entries }) => (id = entries[0]?.id),
    () => {
      jest.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => undefined))
      return { kind: 'accepted', name: 'ann@acme' }
    },
  )
  const end = run()
  await settled()
  saga.dispatch({ type: 'edited' })
  await end
  expect(readSignIns()).toEqual({ mark: { id, who: '' }, entries: [] })
})

/** Makes the browser refuse to store keys that begin like this. */
function refuseKeys(prefix: string): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (key.startsWith(prefix)) throw new DOMException('blocked', 'QuotaExceededError')
    localStorage[key] = value
  })
}

test('a browser that refuses storage signs in without entries', async () => {
  refuseKeys('')
  const { saga, run } = sending(() => 'yes')
  saga.not.call.fn(untilWritesArrive)
  const result = await run()
  expect(result.returnValue).toMatchObject({ answer: 'yes' })
  expect(stateOf(result).record.pending).toBeUndefined()
})

// (one-sign-in/rejected, one-sign-in/unknown)
test.each<[rule: string, call: () => unknown, answer: object, isKept: boolean]>([
  ['after a rejection', () => 'no', { answer: 'no' }, true],
  ['after a limit', () => Promise.reject(failureOfKind('limited', { status: 429 })), {}, true],
  ['without an answer', () => Promise.reject(failureOfKind('unreachable')), unanswered, false],
])(
  'a browser that stores no entries settles the credential all the same: %s',
  async (_rule, call, answer, isKept) => {
    refuseKeys('foyer.pendingSignIn.')
    await storeMark({ id: 'm0' }, 'bob')
    const { returnValue } = await sending(call, rejected).run()
    expect(returnValue).toMatchObject(answer)
    expect(readMark()?.id === 'm0').toBe(isKept)
  },
)

test('a browser that stores no entries keeps the mark of an accepted credential', async () => {
  refuseKeys('foyer.pendingSignIn.')
  await sending(() => 'yes').run()
  expect(await annMark()).toBe(true)
})

// (one-sign-in/mark)
test('outside a secure context, no mark belongs to a user', async () => {
  jest.replaceProperty(crypto, 'subtle', undefined as never)
  await sending(() => 'yes').run()
  const accepted = readMark()
  await sending(() => Promise.reject(failureOfKind('unreachable'))).run()
  expect(accepted?.who).toBe('')
  expect(readMark()?.id).not.toBe(accepted?.id)
})

test.each<[what: string, who: string, name: string]>([
  ['a mark without a user', '', 'ann'],
  ['a credential without a name', 'aa', ''],
])('%s needs no hash', (_what, who, name) => {
  const signIns: SignIns = { mark: { id: 'm0', who }, entries: [] }
  testSaga(snapshotFor, [name]).next().call(readSignIns).next(signIns).select(selectRecord)
})

test('a client that fails to load is left to the request', () => {
  testSaga(clientLoaded).next().call(loadHttpClient).throw(new Error('no chunk')).isDone()
})
