import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { recordSlice } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginSlice } from 'src/features/signIn/loginSlice'
import { phoneSignInActions, phoneSignInSlice } from 'src/features/phoneSignIn/phoneSignInSlice'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { followCodes, phoneSignInJourney } from 'src/sagas/phoneSignIn/phoneSignInSaga'
import { followAnswer } from 'src/sagas/signIn/passwordSteps'
import { untilPhoneAnswers } from 'src/sagas/phoneSignIn/untilPhoneAnswers'
import {
  beginPhoneSignIn,
  type PhoneSignInAnswer,
  pollPhoneSignIn,
} from 'src/services/api/phoneSignIn/phoneSignInService'
import { deadlineIn } from 'src/services/clock'
import { knownDevice } from 'src/services/device/deviceInfo'
import { dropPhoneCode, heldPhoneCode, holdPhoneCode } from 'src/features/phoneSignIn/heldPhoneCode'
import { announceInTurn } from 'src/sagas/oneSignIn/rules/credential'
import { hashPerson, removeEntry, writeEntry } from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark, readSignIns } from 'src/services/storage/oneSignIn/currentSignIn'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { storeEntry, storeMark } from 'test/support/signIns'

const BEGUN = {
  deviceCode: 'device',
  userCode: 'WDJBMJHT',
  address: 'https://harbor.example/signin/phone',
  lifeMs: 300_000,
  pauseMs: 5000,
}
const ENDS = { monotonicMs: 1, wallMs: 1 }
const MARK = { id: '1a', who: 'ff' }
const LOST = failureOfKind('unreachable')
const NEVER = new Promise<never>(() => undefined)
const LIMITED = failureOfKind('limited', { status: 429 })
const GRACE = { kind: 'signedIn', username: 'grace', person: {} } as const

// (phone/begin, phone/states)
test('the code is held outside the store and dropped before the sign-in continues', () => {
  testSaga(followCodes, BEGUN)
    .next()
    .call(deadlineIn, 300_000)
    .next(ENDS)
    .call(holdPhoneCode, 'WDJBMJHT')
    .next()
    .put(phoneSignInActions.shown({ address: BEGUN.address, ends: ENDS }))
    .next()
    .race({ polled: raw.call(untilPhoneAnswers, 'device', 5000), over: raw.call(untilDeadline, ENDS) })
    .next({ polled: { answer: GRACE, mark: MARK } })
    .call(dropPhoneCode)
    .next()
    .returns({ username: 'grace', mark: MARK, next: { kind: 'checks', person: {} } })
})

/** Opens the sign-in page of a company with phone sign-in; the polls are answered in order, the last answer repeatedly. */
function open(polls: (PhoneSignInAnswer | Error | Promise<never>)[] = [{ kind: 'waiting' }], enabled = true) {
  const begin = jest.fn<Promise<unknown>, []>(() => Promise.resolve(BEGUN))
  const followed = jest.fn()
  const polled: number[] = []
  /** The entries in the storage at each poll. */
  const entries: string[] = []
  const from = Date.now()
  let announced = 0
  /** Announces a poll at once; an entry of the name '' is valid in the storage. */
  const announce = (name: unknown) => {
    const entry = { id: `e${(announced += 1)}`, who: String(name), at: Date.now() }
    return { ...entry, name, stored: writeEntry(entry), sentUnder: readMark()?.id }
  }
  const poll = () => {
    polled.push(Date.now() - from)
    entries.push(
      readSignIns()
        .entries.map(({ id }) => id)
        .join(),
    )
    const answer = polls[Math.min(polled.length, polls.length) - 1]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const journey = runJourney(phoneSignInJourney, {
    reducer: combineReducers({
      company: companySlice.reducer,
      login: loginSlice.reducer,
      phoneSignIn: phoneSignInSlice.reducer,
      record: recordSlice.reducer,
    }),
    at: '/',
    services: [
      [announceInTurn, announce],
      [beginPhoneSignIn, begin],
      [pollPhoneSignIn, poll],
      [knownDevice, () => undefined],
      [followAnswer, followed],
    ],
  })
  if (enabled) journey.store.dispatch(companyActions.settingsLoaded({ phoneSignInEnabled: true }))
  return { ...journey, begin, followed, polled, entries, step: () => journey.store.getState().phoneSignIn }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const press = async ({ store }: ReturnType<typeof open>) => {
  store.dispatch(phoneSignInActions.buttonPressed())
  await pass(0)
}
const pressAgain = async ({ store }: ReturnType<typeof open>) => {
  store.dispatch(phoneSignInActions.wanted())
  await pass(0)
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: 1_700_000_000_000 })
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => jest.useRealTimers())

test('the number is shown before the approval', async () => {
  const page = open([{ kind: 'waiting' }, { kind: 'comparing', number: '47' }, GRACE])
  await press(page)
  expect([page.step().step, heldPhoneCode()]).toEqual(['shown', 'WDJBMJHT'])
  await pass(10_000)
  expect(page.step()).toMatchObject({ step: 'comparing', number: '47' })
  await pass(5000)
  expect(page.polled).toEqual([5000, 10_000, 15_000])
  expect(page.followed).toHaveBeenCalledWith(
    { username: 'grace', serverName: 'grace', mark: readMark() },
    { kind: 'checks', person: {} },
    undefined,
  )
  expect(readMark()?.who).toBe(await hashPerson('e3', 'grace'))
  const login = { step: 'signingIn', username: 'grace', answered: true, by: 'device' }
  expect(page.store.getState().login).toEqual(login)
  expect([page.step(), heldPhoneCode()]).toEqual([{ step: 'closed' }, ''])
})

// (phone/poll)
test.each<[rule: string, slow: PhoneSignInAnswer, times: number[]]>([
  ['as the server asks', { kind: 'slowDown', pauseMs: 12_000 }, [5000, 17_000, 29_000]],
  ['by five seconds if the server gives no time', { kind: 'slowDown' }, [5000, 15_000, 25_000]],
  ['by at least five seconds', { kind: 'slowDown', pauseMs: 1000 }, [5000, 15_000, 25_000]],
])('the page permanently slows down %s', async (_rule, slow, times) => {
  const page = open([slow, { kind: 'waiting' }])
  await press(page)
  await pass(30_000)
  expect(page.polled).toEqual(times)
})

test('a page that becomes visible does not poll early', async () => {
  const page = open()
  await press(page)
  page.store.dispatch(sessionEvents.pageNoticed({ kind: 'seen' }))
  await pass(4900)
  expect(page.polled).toEqual([])
})

test.each(['denied', 'expired'] as const)(
  'a request that is %s ends, and a press requests new codes',
  async kind => {
    const page = open([{ kind }])
    await press(page)
    await pass(5000)
    expect([page.step(), heldPhoneCode()]).toEqual([{ step: 'over', why: kind }, ''])
    expect(readSignIns()).toEqual({ mark: undefined, entries: [] })
    await pressAgain(page)
    expect(page.step().step).toBe('shown')
    expect(page.begin).toHaveBeenCalledTimes(2)
  },
)

test('a code that was not used expires', async () => {
  const page = open()
  await press(page)
  await pass(301_000)
  expect(page.step()).toEqual({ step: 'over', why: 'expired' })
  await pass(60_000)
  expect(page.polled.at(-1)).toBeLessThanOrEqual(300_000)
})

// (one-sign-in/pending, one-sign-in/rejected, one-sign-in/phone-poll)
test.each<[rule: string, polls: Parameters<typeof open>[0], entries: string[], unknown: string]>([
  ['a poll that waits has a separate entry', [{ kind: 'waiting' }], ['e1', 'e2'], ''],
  ['a comparison has a separate entry', [{ kind: 'comparing', number: '47' }], ['e1', 'e2'], ''],
  ['a poll that is too early has a separate entry', [{ kind: 'slowDown' }], ['e1', 'e2'], ''],
  ['a rejection removes the entry', [LIMITED, { kind: 'denied' }], ['e1', 'e2'], ''],
  ['a failure keeps the entry', [LOST, { kind: 'waiting' }, { kind: 'denied' }], ['e1', 'e1', 'e2'], ''],
  ['an end after a failure leaves the session unknown', [LOST, { kind: 'denied' }], ['e1', 'e1'], 'e1'],
  ['a rejection after a failure does so once', [LOST, LIMITED, { kind: 'denied' }], ['e1', 'e1', 'e2'], 'e1'],
  ['an old entry is not used again', Array(8).fill(LOST), [...Array<string>(7).fill('e1'), 'e1,e2'], ''],
])('%s', async (_rule, polls, entries, unknown) => {
  const page = open(polls)
  await press(page)
  await pass(100_000)
  expect(page.entries.slice(0, entries.length)).toEqual(entries)
  expect(readMark()).toEqual(unknown ? { id: unknown, who: '' } : undefined)
})

// (phone/poll)
test('a failed poll is shown until the next answer, and keeps its entry unless a page has settled it', async () => {
  await storeEntry('other', '')
  const page = open([LOST, LOST, { kind: 'waiting' }])
  await press(page)
  await pass(10_000)
  expect(page.step()).toMatchObject({ step: 'shown', problem: { code: 'serverTryLater' } })
  removeEntry('e1')
  await pass(5000)
  expect(page.entries).toEqual(['other,e1', 'other,e1', 'other,e2'])
  expect(page.step()).not.toHaveProperty('problem')
})

// (one-sign-in/page-hide)
test.each<[when: string, polls: Parameters<typeof open>[0], unknown: string]>([
  ['during a poll leaves the session unknown', [NEVER, { kind: 'waiting' }], 'e1'],
  ['after a failed poll leaves the session unknown', [LOST, { kind: 'waiting' }], 'e1'],
  ['after an answer changes nothing', [{ kind: 'waiting' }], ''],
])('a page that is left %s, and does not poll earlier', async (_when, polls, unknown) => {
  const page = open(polls)
  await press(page)
  await pass(6000)
  page.store.dispatch(sessionEvents.pageHidden())
  await pass(0)
  expect(readSignIns()).toEqual({ mark: unknown ? { id: unknown, who: '' } : undefined, entries: [] })
  await pass(3900)
  expect(page.polled).toEqual([5000])
  await pass(1100)
  expect(page.polled).toHaveLength(2)
})

// (one-sign-in/phone-poll)
test('a new mark of another page ends the sign-in by phone, and a poll that has failed leaves the session unknown', async () => {
  const page = open([LOST])
  await press(page)
  await pass(5000)
  page.store.dispatch(sessionEvents.signInsChanged())
  await pass(0)
  expect(page.step().step).toBe('shown')
  await storeMark({})
  page.store.dispatch(sessionEvents.signInsChanged())
  await pass(0)
  expect(page.step().step).toBe('closed')
  expect(readSignIns()).toEqual({ mark: { id: 'e1', who: '' }, entries: [] })
})

test('a failure to issue codes is reported, and a press requests them again', async () => {
  const page = open()
  page.begin.mockRejectedValueOnce(failureOfKind('unreachable'))
  await press(page)
  expect(page.step()).toMatchObject({ step: 'failed', problem: { code: 'serverTryLater' } })
  await pressAgain(page)
  expect(page.step().step).toBe('shown')
})

// (one-sign-in/ended)
test.each([
  ['the user closes it', phoneSignInActions.closed()],
  ['another tab ends the sign-in', sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })],
])('polling stops after %s', async (_rule, event) => {
  const page = open([GRACE])
  await press(page)
  page.store.dispatch(event)
  await pass(60_000)
  expect([page.step().step, page.polled, heldPhoneCode()]).toEqual(['closed', [], ''])
  expect(page.followed).not.toHaveBeenCalled()
  await press(page)
  expect(page.step().step).toBe('shown')
})

test('a failure of the following checks is shown on the form', async () => {
  const page = open([GRACE])
  page.followed.mockImplementation(() => {
    throw failureOfKind('unreachable')
  })
  await press(page)
  await pass(5000)
  expect(page.store.getState().login).toMatchObject({ step: 'username', problem: { code: 'serverLater' } })
})
