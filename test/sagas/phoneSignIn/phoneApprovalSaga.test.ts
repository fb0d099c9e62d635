import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { ROUTES } from 'src/constants/routes'
import {
  phoneApprovalActions,
  phoneApprovalSlice,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import {
  openRequest,
  sendAnswer,
  takeCodeOfAddress,
  untilVerdict,
  phoneApprovalJourney,
} from 'src/sagas/phoneSignIn/phoneApprovalSaga'
import { answerPhoneRequest, openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { deadlineIn } from 'src/services/clock'
import {
  dropComputerCode,
  holdComputerCode,
  heldComputerCode,
} from 'src/features/phoneSignIn/approval/heldComputerCode'
import { failureOfKind } from 'test/support/failures'
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import { actingReducers } from 'test/support/actingReducers'
import { CALL_FAULTS } from 'test/support/callFaults'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const CODE = 'WDJBMJHT'
const FACTS = { kind: 'asked', place: 'Lisbon', requestedAtMs: 7, lifeMs: 240_000 } as const
const ENDS = { monotonicMs: 1, wallMs: 1 }
const ASKED = { facts: FACTS, ends: ENDS }
const VERDICT = { approve: true, number: '47' } as const

// (phone/question, phone/back)
test('a code is held outside the store before it is removed from the address', () => {
  testSaga(takeCodeOfAddress)
    .next()
    .next(`#code=${CODE}`)
    .call(holdComputerCode, CODE)
    .next()
    .call(redirectTo, ROUTES.phoneRequest)
    .next()
    .isDone()
})

// (phone/open)
test('the time of a request starts with its answer, before the question is shown', () => {
  testSaga(openRequest, CODE)
    .next()
    .put(phoneApprovalActions.opening())
    .next()
    .call(callForPerson, openPhoneRequest, CODE)
    .next(FACTS)
    .call(deadlineIn, 240_000)
    .next(ENDS)
    .put(phoneApprovalActions.opened(ASKED))
    .next()
    .returns(ASKED)
})

// (phone/answer)
test('a request waits for the user until its time ends', () => {
  testSaga(untilVerdict, CODE, ASKED)
    .next()
    .race({
      answered: raw.take(phoneApprovalActions.answered.type),
      over: raw.call(untilDeadline, ENDS),
    })
    .next({ over: undefined })
    .put(phoneApprovalActions.ended('unknown'))
    .next()
    .isDone()
})

test('an answer that could not be sent can be given again within the same time', () => {
  testSaga(untilVerdict, CODE, ASKED)
    .next()
    .next({ answered: phoneApprovalActions.answered(VERDICT) })
    .call(sendAnswer, CODE, VERDICT)
    .next(undefined)
    .race({
      answered: raw.take(phoneApprovalActions.answered.type),
      over: raw.call(untilDeadline, ENDS),
    })
})

const APPROVE = phoneApprovalActions.answered(VERDICT)
const DENY = phoneApprovalActions.answered({ approve: false })

/** Returns the answers in order and repeats the last one. */
function service(answers: readonly unknown[]) {
  let at = 0
  return jest.fn((): unknown => {
    const answer = answers[Math.min(at, answers.length - 1)]
    at += 1
    if (answer instanceof Error) throw answer
    return answer
  })
}

/** Opens the page on the phone with a typed code. */
async function open(
  opened: readonly unknown[] = [FACTS],
  answered: readonly unknown[] = [{ kind: 'done' }],
  phoneSignInEnabled = true,
) {
  const lookUp = service(opened)
  const answer = service(answered)
  const journey = runJourney(cancelOnEnd(phoneApprovalJourney), {
    reducer: combineReducers({ ...actingReducers, phoneApproval: phoneApprovalSlice.reducer }),
    at: ROUTES.phoneRequest,
    services: [
      [openPhoneRequest, lookUp],
      [answerPhoneRequest, answer],
    ],
  })
  const does = async (action: UnknownAction) => {
    journey.store.dispatch(action)
    await settled()
  }
  await does(companyActions.settingsLoaded({ phoneSignInEnabled }))
  await does(phoneApprovalActions.codeEntered(CODE))
  return { ...journey, does, lookUp, answer, page: () => journey.store.getState().phoneApproval }
}

afterEach(() => dropComputerCode())

// (phone/open, calls/try-again-works)
test.each(CALL_FAULTS)(
  '%s for the code is reported, and one press retries once',
  async (_fault, thrown, told) => {
    const { page, does, lookUp } = await open([thrown, FACTS])
    expect(page()).toEqual({ step: 'failed', problem: told })
    expect(heldComputerCode()).toBe(CODE)
    await does(phoneApprovalActions.retried())
    expect(page().step).toBe('asked')
    expect(lookUp).toHaveBeenCalledTimes(2)
  },
)

// (phone/answer, calls/try-again-works)
test.each(CALL_FAULTS)(
  '%s for the answer is reported, and one press sends it once more',
  async (_fault, thrown, told) => {
    const { page, does, answer } = await open([FACTS], [thrown, { kind: 'done' }])
    await does(APPROVE)
    expect(page()).toMatchObject({ step: 'asked', problem: told })
    await does(APPROVE)
    expect(page()).toEqual({ step: 'over', how: 'approved' })
    expect(answer).toHaveBeenCalledTimes(2)
  },
)

// (phone/answer)
test.each([
  ['an approval', APPROVE, 'done', 'approved'],
  ['a refusal', DENY, 'done', 'denied'],
  ['another number', APPROVE, 'wrongNumber', 'wrongNumber'],
  ['a late answer', APPROVE, 'unknown', 'unknown'],
])('%s ends the request and drops its code', async (_rule, action, kind, how) => {
  const { page, does } = await open([FACTS], [{ kind }])
  await does(action)
  expect([page(), heldComputerCode()]).toEqual([{ step: 'over', how }, ''])
  await does(phoneApprovalActions.anotherWanted())
  expect(page()).toEqual({ step: 'typing' })
})

test('a second press while the answer is being sent sends nothing', async () => {
  const { does, answer } = await open([FACTS], [new Promise(() => undefined)])
  await does(APPROVE)
  await does(DENY)
  expect(answer).toHaveBeenCalledTimes(1)
})

// (phone/question)
test.each<[after: string, opened: unknown, page: object, code: string]>([
  ['a failed lookup', failureOfKind('unreachable'), { step: 'failed' }, CODE],
  ['an unknown code', { kind: 'unknown' }, { step: 'over', how: 'unknown' }, ''],
])('after %s, the user can type another code', async (_after, opened, shown, code) => {
  const { page, does, lookUp, actions } = await open([opened, FACTS])
  expect(page()).toMatchObject(shown)
  expect(heldComputerCode()).toBe(code)
  await does(phoneApprovalActions.anotherWanted())
  expect(page()).toEqual({ step: 'typing' })
  await does(phoneApprovalActions.codeEntered('QQQQBBBB'))
  expect(page().step).toBe('asked')
  expect(lookUp).toHaveBeenLastCalledWith('QQQQBBBB', expect.anything())
  expect(actions.filter(phoneApprovalActions.codeWanted.match)).toHaveLength(1)
})

test('the form of a typed code stays during the lookup', async () => {
  const { page } = await open([new Promise(() => undefined)])
  expect(page()).toEqual({ step: 'opening', typed: true })
})

// (phone/extension)
test('a company without sign-in by phone leads to the sign-in page', async () => {
  const { moves, lookUp } = await open([FACTS], [], false)
  expect(moves).toMatchObject([{ method: 'replace', route: ROUTES.login }])
  expect(lookUp).not.toHaveBeenCalled()
})

// (phone/back)
test.each([
  ['the code', [{ kind: 'signedOut' }]],
  ['the answer', [FACTS]],
])('a session that ends before %s leads to the sign-in page, and the code is kept', async (_when, opened) => {
  const { moves, does } = await open(opened, [{ kind: 'signedOut' }])
  await does(APPROVE)
  expect(moves).toEqual([{ method: 'replace', route: '/', state: { previousPath: '/phone' } }])
  expect(heldComputerCode()).toBe(CODE)
})

// (one-sign-in/ended)
test('another account’s sign-in in another tab closes the question without an answer', async () => {
  const { does, answer } = await open()
  await does(sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }))
  await does(APPROVE)
  expect(answer).not.toHaveBeenCalled()
})
