import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { delay, race, take } from 'redux-saga/effects'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  applyChange,
  compareWithMark,
  settleOld,
  untilMarksAllow,
  untilSignInsChange,
} from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { hashPerson, knownHash, removeEntry, writeMark } from 'src/services/storage/oneSignIn/announceSignIn'
import {
  type Mark,
  type PendingEntry,
  readMark,
  readSignIns,
  type SignInChange,
} from 'src/services/storage/oneSignIn/currentSignIn'
import { appReducer, appState, recordState, stateOf, type RecordFacts } from 'test/support/appState'
import { settled } from 'test/support/settled'
import { storeEntry, storeMark } from 'test/support/signIns'

/** Limits a hang; the saga ends at once. */
const HANG_MS = 60_000

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const OWN: Mark = { id: 'm0', who: '' }
const ADA = (): RecordFacts => ({ mark: OWN, account: { proof: 'credential', name: 'ada' }, typed: 'a' })

const from = (saga: () => Generator, record: RecordFacts = ADA()) =>
  expectSaga(saga).withReducer(appReducer, appState({ record: recordState(record) }))

const ended = async (record?: RecordFacts) => {
  const run = await from(untilMarksAllow, record).run()
  return { mayAct: run.returnValue as boolean, state: stateOf(run) }
}

// (one-sign-in/compared)
test('under its own mark a page acts at once', async () => {
  await storeMark(OWN)
  expect(await ended()).toMatchObject({ mayAct: true, state: { record: { mark: OWN } } })
})

test('a newer mark of the same user is adopted, even if the name has another case', async () => {
  const mark = await storeMark({ id: 'm1' }, 'ADA')
  const { mayAct, state } = await ended()
  expect(mayAct).toBe(true)
  expect(state.record.mark).toEqual({ ...mark, own: true })
})

// (one-sign-in/ended)
test.each<[rule: string, mark: Partial<Mark>, by: string]>([
  ['another user’s mark', { who: 'ab'.repeat(32) }, 'otherAccount'],
  ['a mark of an unknown user', {}, 'otherAccount'],
  ['a sign-out', { ended: true }, 'signedOutElsewhere'],
])('%s ends the page’s journey, and the page adopts that mark', async (_rule, more, by) => {
  await storeMark({ id: 'm1', ...more })
  const { mayAct, state } = await ended()
  expect(mayAct).toBe(false)
  expect(state.session.abortReason).toEqual({ code: by })
  expect(state.record).toMatchObject({ mark: readMark(), typed: 'a' })
})

// (one-sign-in/bound)
test('a bound page without a name ends at any new mark', async () => {
  await storeMark({ id: 'm1' }, 'ada')
  expect((await ended({ mark: { id: 'm0', who: '' }, account: { proof: 'mark' } })).mayAct).toBe(false)
  expect((await ended({ mark: { id: 'm0', who: '' } })).mayAct).toBe(true)
})

test('both names of a user belong to that user', async () => {
  await storeMark({ id: 'm1' }, 'ann')
  const account = { proof: 'credential', name: 'ann@acme', alias: 'ann' } as const
  expect((await ended({ mark: OWN, account })).mayAct).toBe(true)
})

// (one-sign-in/same-user)
test('a credential of the same user does not delay the page, and its id is stored', async () => {
  await storeEntry('e1', 'ada')
  const { mayAct, state } = await ended()
  expect(mayAct).toBe(true)
  expect(state.record.knownIds).toEqual(['e1'])
  await from(untilMarksAllow, state.record).not.put.actionType(recordActions.entriesNoticed.type).run()
})

test('the page’s own passkey, whose user only the response names, does not delay it', async () => {
  await storeEntry('e1', '')
  expect((await ended({ ...ADA(), pending: { id: 'e1', name: '' } })).mayAct).toBe(true)
})

// (one-sign-in/hold)
describe('a credential of a different user that is being checked', () => {
  beforeEach(() => storeEntry('e1', 'bob'))

  test('makes the page wait until it is rejected', async () => {
    const waiting = from(untilMarksAllow)
    const result = waiting.run({ silenceTimeout: true, timeout: HANG_MS })
    await settled()
    localStorage.removeItem('foyer.pendingSignIn.e1')
    waiting.dispatch(sessionEvents.signInsChanged())
    const run = await result
    expect(run.returnValue).toBe(true)
    expect(stateOf(run).record.knownIds).toEqual([])
  })

  test('ends the page when it is accepted', async () => {
    const waiting = from(untilMarksAllow)
    const result = waiting.run({ silenceTimeout: true, timeout: HANG_MS })
    await settled()
    await storeMark({ id: 'e1' }, 'bob')
    localStorage.removeItem('foyer.pendingSignIn.e1')
    waiting.dispatch(sessionEvents.signInsChanged())
    expect((await result).returnValue).toBe(false)
  })

  test('does not delay a mere comparison', async () => {
    expect((await from(compareWithMark).run()).returnValue).toBe(true)
  })

  // (one-sign-in/compared)
  test('is looked for again at each change, when the page becomes visible, and each second', () => {
    testSaga(untilSignInsChange)
      .next()
      .is(
        race({
          changed: take('session/signInsChanged'),
          noticed: take('session/pageNoticed'),
          later: delay(1000),
        }),
      )
      .next()
      .isDone()
  })
})

// (one-sign-in/compared)
test.each<[rule: string, id: string, user: string, allowed: boolean, taken: boolean]>([
  ['keeps its own mark', 'm0', '', true, false],
  ['adopts a newer mark of its user', 'm1', 'ada', true, true],
  ['ends at another user’s mark and does not adopt it', 'm1', 'bob', false, false],
])('a page that compares without a wait %s', async (_rule, id, user, allowed, taken) => {
  const mark = await storeMark({ id }, user)
  const comparing = from(compareWithMark)
  if (taken) comparing.put(recordActions.markTaken({ ...mark, own: true } as Mark))
  else comparing.not.put.actionType(recordActions.markTaken.type)
  expect((await comparing.run()).returnValue).toBe(allowed)
})

// (one-sign-in/old)
describe('an old entry', () => {
  test('of a different user is settled as unknown and ends a bound page', async () => {
    await storeEntry('e1', 'bob', Date.now() - 61_000)
    const { mayAct, state } = await ended()
    expect(mayAct).toBe(false)
    expect(state.session.abortReason).toEqual({ code: 'otherAccount' })
    expect(readSignIns()).toEqual({ mark: { id: 'e1', who: '' }, entries: [] })
  })

  test('of a different user ends a bound page even if the browser refuses to store its mark', async () => {
    await storeEntry('e1', 'bob', Date.now() - 61_000)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'QuotaExceededError')
    })
    expect((await ended()).mayAct).toBe(false)
    expect(readMark()).toBeUndefined()
  })

  test('of the same user leaves the session unknown, and the page continues', async () => {
    await storeEntry('e1', 'ada', Date.now() + 61_000)
    const { mayAct, state } = await ended()
    expect(mayAct).toBe(true)
    expect(readSignIns()).toEqual({ mark: { id: 'e1', who: '' }, entries: [] })
    expect(state.record.mark).toMatchObject({ id: 'e1' })
  })

  test('of the same user is only removed under that user’s mark', async () => {
    const who = await hashPerson('m0', 'ada')
    await storeMark({ id: 'm0', who })
    await storeEntry('e1', 'ada', Date.now() - 61_000)
    expect((await ended()).mayAct).toBe(true)
    expect(readSignIns()).toEqual({ mark: { id: 'm0', who }, entries: [] })
  })

  test.each([true, false])('becomes the mark of the page only if its user is the page’s own: %s', own => {
    const settling = testSaga(settleOld, [{ id: 'e1', own, writesMark: true }])
      .next()
      .call(writeMark, { id: 'e1', who: '' })
      .next()
    const marked = own ? settling.put(recordActions.markTaken({ id: 'e1', who: '' })).next() : settling
    marked.call(removeEntry, 'e1').next().isDone()
  })
})

describe('a change by another page', () => {
  const follow = (change: SignInChange, record?: RecordFacts) =>
    from(() => applyChange(change), { ...ADA(), knownIds: ['e1'], ...record }).run()

  // (one-sign-in/same-user)
  test.each<[rule: string, user: string | undefined, isKnown: boolean]>([
    ['of the page’s user is remembered', 'ada', true],
    ['of the page’s user under the other name is remembered', 'ada@acme', true],
    ['of a different user is not remembered', 'bob', false],
    ['of an unknown user is not remembered', '', false],
    ['that is settled changes nothing', undefined, false],
  ])('an entry %s', async (_rule, user, isKnown) => {
    const who = await hashPerson('e2', user ?? '')
    const entry: PendingEntry | undefined = user === undefined ? undefined : { id: 'e2', who, at: 0 }
    const account = { proof: 'credential', name: 'ada@acme', alias: 'ada' } as const
    const run = await follow({ kind: 'entry', entry }, { account })
    expect(stateOf(run).record.knownIds).toEqual(isKnown ? ['e1', 'e2'] : ['e1'])
  })

  test.each<[rule: string, mark: Mark, replacedId: string | undefined, by: string | undefined]>([
    ['that settles an own entry as unknown is adopted', { id: 'e1', who: '' }, 'm0', undefined],
    ['of a different user ends the page', { id: 'e1', who: 'ab'.repeat(32) }, 'm0', 'otherAccount'],
    ['of a sign-out ends the page', { id: 'e1', who: '', ended: true }, 'm0', 'signedOutElsewhere'],
    ['that settles an unknown entry ends the page', { id: 'e2', who: '' }, 'm0', 'otherAccount'],
    ['that replaces another page’s mark ends the page', { id: 'e1', who: '' }, 'm9', 'otherAccount'],
  ])('a mark %s', async (_rule, mark, replacedId, by) => {
    await storeMark(mark)
    const { session, record } = stateOf(await follow({ kind: 'mark', mark, replacedId }))
    expect(session.abortReason).toEqual(by && { code: by })
    expect(record).toMatchObject({ mark, account: { proof: by ? 'none' : 'credential' } })
  })

  // (one-sign-in/unknown)
  test('a new mark is compared with the user of a credential before its outcome is known', async () => {
    const mark = await storeMark({ id: 'm8', who: 'ab'.repeat(32) })
    await follow({ kind: 'mark', mark, replacedId: 'm0' }, { pending: { id: 'e0', name: 'ann' } })
    expect(knownHash('m8', 'ann')).toBe(await hashPerson('m8', 'ann'))
  })

  test('a page that has found no mark adopts the first one', async () => {
    const mark = await storeMark({ id: 'e1' })
    const run = await follow({ kind: 'mark', mark, replacedId: undefined }, { mark: undefined })
    expect(stateOf(run).record.mark).toEqual(mark)
  })

  test('a storage that has been cleared changes nothing', async () => {
    const run = await follow({ kind: 'mark', mark: undefined, replacedId: 'm0' })
    expect(stateOf(run).record.mark).toEqual(OWN)
  })
})
