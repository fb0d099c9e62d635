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
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'
import { ANNOUNCED_AT_ONCE } from 'test/support/announced'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'

const BEGUN = {
  deviceCode: 'device',
  userCode: 'WDJBMJHT',
  address: 'https://harbor.example/signin/phone',
  lifeMs: 300_000,
  pauseMs: 5000,
}
const ENDS = { monotonicMs: 1, wallMs: 1 }
const MARK = { id: '1a', who: 'ff' }
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
function open(polls: (PhoneSignInAnswer | Error)[] = [{ kind: 'waiting' }], enabled = true) {
  const begin = jest.fn<Promise<unknown>, []>(() => Promise.resolve(BEGUN))
  const followed = jest.fn()
  const polled: number[] = []
  const from = Date.now()
  const poll = () => {
    polled.push(Date.now() - from)
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
      ANNOUNCED_AT_ONCE,
      [beginPhoneSignIn, begin],
      [pollPhoneSignIn, poll],
      [knownDevice, () => undefined],
      [followAnswer, followed],
    ],
  })
  if (enabled) journey.store.dispatch(companyActions.settingsLoaded({ phoneSignInEnabled: true }))
  return { ...journey, begin, followed, polled, step: () => journey.store.getState().phoneSignIn }
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

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }))
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
  jest.spyOn(console, 'warn').mockImplementation()
  const page = open([GRACE])
  page.followed.mockImplementation(() => {
    throw failureOfKind('unreachable')
  })
  await press(page)
  await pass(5000)
  expect(page.store.getState().login).toMatchObject({ step: 'username', problem: { code: 'serverLater' } })
})
