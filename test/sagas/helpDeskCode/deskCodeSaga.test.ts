import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import { deskCodeActions, deskCodeSlice, type DeskCodeState } from 'src/features/helpDeskCode/deskCodeSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { selectPageUser } from 'src/features/record/selectors'
import { helpSlice, selectHelp } from 'src/features/support/helpSlice'
import { untilEnabled } from 'src/sagas/company/company'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import {
  askForCode,
  deskCodeJourney,
  followCode,
  offerCodes,
  resumeCode,
  untilCodeChanges,
} from 'src/sagas/helpDeskCode/deskCodeSaga'
import { callForPerson, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import {
  createHelpDeskCode,
  type DeskCodeAnswer,
  fetchHelpDeskCode,
} from 'src/services/api/helpDeskCodeService'
import { deadlineIn } from 'src/services/clock'
import { dropDeskCode, heldDeskCode, holdDeskCode } from 'src/features/helpDeskCode/heldDeskCode'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import { runJourney } from 'test/support/journey'
import { passPolls } from 'test/support/polls'
import { slowCall } from 'test/support/slowCall'
import 'test/support/patience'

const CODE = { kind: 'code', code: '048213', lifeMs: 600_000 } as const
const ENDS = { monotonicMs: 1, wallMs: 1 }
const NONE: DeskCodeAnswer = { kind: 'none' }

// (support/desk-code, support/desk-ended)
test('no calls are made without the feature, and the end of a sign-in removes the code from the page', () => {
  testSaga(deskCodeJourney)
    .next()
    .put(deskCodeActions.begun())
    .next()
    .call(untilEnabled, 'helpDeskCodeEnabled')
    .next()
    .race({
      codes: raw.call(offerCodes),
      out: raw.take(sessionEvents.signOutRequested.type),
      overtaken: raw.take(sessionEvents.overtaken.type),
    })
    .next({ overtaken: {} })
    .call(dropDeskCode)
    .next()
    .race({
      codes: raw.call(offerCodes),
      out: raw.take(sessionEvents.signOutRequested.type),
      overtaken: raw.take(sessionEvents.overtaken.type),
    })
    .finish()
    .call(dropDeskCode)
    .next()
    .isDone()
})

// (support/desk-seen, support/desk-life, security/secrets)
test('a code is held outside the store until the desk has seen it', () => {
  testSaga(followCode, CODE)
    .next()
    .call(deadlineIn, 600_000)
    .next(ENDS)
    .call(holdDeskCode, '048213')
    .next()
    .put(deskCodeActions.shown(ENDS))
    .next()
    .race({ news: raw.call(untilCodeChanges, '048213'), over: raw.call(untilDeadline, ENDS) })
    .next({ news: { kind: 'seen', atMs: 7 } })
    .call(dropDeskCode)
    .next()
    .put(deskCodeActions.seen(7))
    .next()
    .isDone()
  // Another code replaces the held one.
  testSaga(followCode, CODE)
    .next()
    .next(ENDS)
    .next()
    .next()
    .next({ news: { ...CODE, code: '777111' } })
    .call(deadlineIn, 600_000)
})

// (support/desk-kept)
test('a code that cannot be read after a refresh is only logged', () => {
  const failure = { kind: 'unreachable' } as const
  testSaga(resumeCode)
    .next()
    .call(fetchHelpDeskCode)
    .throw(new ServiceError(failure))
    .call(logFailure, 'code for the help desk', failure)
    .next()
    .isDone()
})

// (one-sign-in/compared)
test('the previous code is dropped before a new one is requested, which is shown only if the page still belongs to the session', () => {
  const asked = testSaga(askForCode)
    .next()
    .call(dropDeskCode)
    .next()
    .select(selectRoute)
    .next('/verification')
    .next(undefined)
    .select(selectPageUser)
    .next({ proof: 'entered', name: 'ada' })
    .select(selectHelp)
    .next({})
    .call(callForPerson, createHelpDeskCode, { step: '/verification', claimedName: 'ada' })
    .next(CODE)
    .call(untilMayAct)
    .save('answered')
  asked.next(true).returns(CODE)
  asked.restore('answered').next(false).returns(undefined)
})

interface Acting {
  found?: () => Promise<DeskCodeAnswer>
  created?: () => Promise<unknown>
}

/** Runs the journey in a company with the help desk; `found` answers each lookup of the browser’s code. */
function open({ found = () => Promise.resolve(NONE), created = () => Promise.resolve(CODE) }: Acting) {
  const asked = jest.fn(found)
  const made = jest.fn(created)
  const journey = runJourney(deskCodeJourney, {
    reducer: combineReducers({
      company: companySlice.reducer,
      deskCode: deskCodeSlice.reducer,
      help: helpSlice.reducer,
      record: recordSlice.reducer,
    }),
    at: '/verification',
    services: [
      [fetchHelpDeskCode, asked],
      [callForPerson, made],
      [untilMayAct, () => true],
    ],
  })
  journey.store.dispatch(companyActions.settingsLoaded({ helpDeskCodeEnabled: true }))
  return { ...journey, asked, made, step: (): DeskCodeState => journey.store.getState().deskCode }
}

const failing = (failure: Failure) => () => Promise.reject(new ServiceError(failure))
const refused: Failure = { kind: 'refused', status: 500 }
const soon = () => jest.advanceTimersByTimeAsync(0)
const press = async ({ store }: ReturnType<typeof open>) => {
  store.dispatch(deskCodeActions.wanted())
  await soon()
}

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => jest.useRealTimers())

// (support/desk-facts)
test.each<[rule: string, events: UnknownAction[], sent: object]>([
  ['sends the name that the user typed', [recordActions.nameTyped('ada')], { claimedName: 'ada' }],
  [
    'sends the name that is typed after another user’s sign-in was aborted',
    [
      recordActions.answered({ username: 'ada', mark: { id: 'm1', who: '' }, answer: {} }),
      sessionActions.signInAborted({ code: 'serverLater' }),
      recordActions.nameTyped('bob'),
    ],
    { claimedName: 'bob' },
  ],
  ['does not send a name that only the browser remembers', [recordActions.remembered('grace')], {}],
])('a request for a code %s', async (_rule, events, sent) => {
  const form = open({})
  for (const event of events) form.store.dispatch(event)
  await press(form)
  expect(form.made).toHaveBeenCalledWith(createHelpDeskCode, { step: '/verification', ...sent })
  form.task.cancel()
})

test('a failed lookup keeps the offer', async () => {
  const form = open({ found: failing(refused) })
  await soon()
  expect(form.step()).toEqual({ step: 'offered' })
  await press(form)
  expect(form.step().step).toBe('shown')
  form.task.cancel()
})

test('a press does not wait for the lookup', async () => {
  const form = open({ found: () => new Promise(() => {}) })
  await press(form)
  expect(form.step().step).toBe('shown')
  form.task.cancel()
})

test('two presses send one call', async () => {
  const slow = slowCall<unknown>()
  const form = open({ created: slow.made })
  await soon()
  await press(form)
  await press(form)
  slow.answer(CODE)
  await soon()
  expect(slow.made).toHaveBeenCalledTimes(1)
  expect(form.step().step).toBe('shown')
  form.task.cancel()
})

// scenarios/helpDeskCode.ts has the other failures.
test('a failed press is reported, and the next one can succeed', async () => {
  const form = open({ created: failing(refused) })
  await soon()
  await press(form)
  expect(form.step()).toEqual({ step: 'offered', problem: { code: 'serverTryLater', status: 500 } })
  form.made.mockResolvedValue(CODE)
  await press(form)
  expect(form.step().step).toBe('shown')
  form.task.cancel()
})

// (support/desk-life)
test('a code that expires, or that a sign-in has voided, is removed from the page', async () => {
  const form = open({ found: () => Promise.resolve({ ...CODE }) })
  await soon()
  await jest.advanceTimersByTimeAsync(600_000)
  expect([form.step(), heldDeskCode()]).toEqual([{ step: 'over' }, ''])
  await press(form)
  form.asked.mockResolvedValue(NONE)
  await passPolls(1)
  expect([form.step(), heldDeskCode()]).toEqual([{ step: 'over' }, ''])
  form.task.cancel()
})

// (support/desk-seen)
test('a poll that fails is reported, until the server answers about this code again', async () => {
  const form = open({})
  await soon()
  await press(form)
  form.asked.mockImplementation(failing(refused))
  await passPolls(1)
  expect(form.step()).toMatchObject({ step: 'shown', problem: { code: 'serverTryLater', status: 500 } })
  form.asked.mockResolvedValue(CODE)
  await passPolls(3)
  expect(form.step()).toEqual({ step: 'shown', ends: expect.anything() as object })
  form.task.cancel()
})

// (support/desk-kept)
test('a code that another tab requested replaces the shown one', async () => {
  const form = open({})
  await soon()
  await press(form)
  form.asked.mockResolvedValue({ ...CODE, code: '777111' })
  await passPolls(1)
  expect([form.step().step, heldDeskCode()]).toEqual(['shown', '777111'])
  form.task.cancel()
})
