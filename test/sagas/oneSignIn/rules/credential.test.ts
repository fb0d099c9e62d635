import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Saga } from 'src/sagas/effects'
import { type Verdict, sendAnnounced } from 'src/sagas/oneSignIn/rules/credential'
import { loadHttpClient } from 'src/services/http/http'
import { hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark, readSignIns, type SignIns } from 'src/services/storage/oneSignIn/currentSignIn'
import { appReducer, appState, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { storeEntry, storeMark } from 'test/support/signIns'

/** Limits a hang; the sagas end at once. */
const HANG_MS = 60_000

beforeEach(() => localStorage.clear())

const accepted = (): Verdict => ({ kind: 'accepted', name: 'ann' })
const rejected = (): Verdict => ({ kind: 'rejected' })

/** The result of the call, or the failure that it throws. */
function* outcome(service: () => Promise<unknown>, verdict: (answer: unknown) => Verdict): Saga<object> {
  try {
    return yield* sendAnnounced('ann', verdict, service)
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
test('an accepted credential becomes the mark, with the id of its entry', async () => {
  let id: string | undefined
  await sending(({ entries }) => (id = entries[0]?.id)).run()
  expect(readSignIns()).toEqual({ mark: { id, who: await hashPerson(id ?? '', 'ann') }, entries: [] })
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

// (one-sign-in/accepted)
test.each<[rule: string, meanwhile: () => unknown]>([
  ['another user has signed in', () => storeMark({ id: 'm9' }, 'bob')],
  ['another page has settled the entry', () => localStorage.clear()],
])('an accepted credential counts as unanswered if %s in the meantime', async (_rule, meanwhile) => {
  const { returnValue } = await sending(async () => (await meanwhile(), 'yes')).run()
  expect(returnValue).toMatchObject(unanswered)
  expect(readMark()).toMatchObject({ who: '' })
  expect(readMark()?.id).not.toBe('m9')
})

// (one-sign-in/one-at-a-time)
test('no credential is sent while one of a different user is being checked', async () => {
  await storeEntry('e1', 'bob')
  const { saga, service, run } = sending(() => 'yes')
  const end = run()
  expect(service).not.toHaveBeenCalled()
  expect(readSignIns().entries).toHaveLength(1)
  localStorage.removeItem('foyer.pendingSignIn.e1')
  saga.dispatch(sessionEvents.signInsChanged())
  await end
  expect(service).toHaveBeenCalledTimes(1)
  expect(await annMark()).toBe(true)
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

test('a browser that refuses storage signs in without entries', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const result = await sending(() => 'yes').run()
  expect(result.returnValue).toMatchObject({ answer: 'yes' })
  expect(stateOf(result).record.pending).toBeUndefined()
  jest.restoreAllMocks()
})
