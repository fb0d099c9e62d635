import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { ROUTES } from 'src/constants/routes'
import { companyActions } from 'src/features/company/companySlice'
import {
  phoneApprovalActions,
  phoneApprovalSlice,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { phoneApprovalJourney } from 'src/sagas/phoneSignIn/phoneApprovalSaga'
import { answerPhoneRequest, openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { dropComputerCode, heldComputerCode } from 'src/features/phoneSignIn/approval/heldComputerCode'
import { actingReducers } from 'test/support/actingReducers'
import { CALL_FAULTS } from 'test/support/callFaults'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const CODE = 'WDJBMJHT'
const ASKED = { kind: 'asked', place: 'Lisbon', lifeMs: 240_000 }
const APPROVE = phoneApprovalActions.answered({ approve: true, number: '47' })
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
async function open(opened: readonly unknown[] = [ASKED], answered: readonly unknown[] = [{ kind: 'done' }]) {
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
  await does(companyActions.settingsLoaded({ phoneSignInEnabled: true }))
  await does(phoneApprovalActions.codeEntered(CODE))
  return { ...journey, does, lookUp, answer, page: () => journey.store.getState().phoneApproval }
}

afterEach(() => dropComputerCode())

// (phone/open, calls/try-again-works)
test.each(CALL_FAULTS)(
  '%s for the code is reported, and one press retries once',
  async (_fault, thrown, told) => {
    const { page, does, lookUp } = await open([thrown, ASKED])
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
    const { page, does, answer } = await open([ASKED], [thrown, { kind: 'done' }])
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
  const { page, does } = await open([ASKED], [{ kind }])
  await does(action)
  expect([page(), heldComputerCode()]).toEqual([{ step: 'over', how }, ''])
  await does(phoneApprovalActions.anotherWanted())
  expect(page()).toEqual({ step: 'typing' })
})

test('a second press while the answer is being sent sends nothing', async () => {
  const { does, answer } = await open([ASKED], [new Promise(() => undefined)])
  await does(APPROVE)
  await does(DENY)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('after a failed lookup, the user can type another code', async () => {
  const { page, does, lookUp } = await open([failureOfKind('unreachable'), ASKED])
  await does(phoneApprovalActions.anotherWanted())
  expect(page()).toEqual({ step: 'typing' })
  await does(phoneApprovalActions.codeEntered('QQQQBBBB'))
  expect(page().step).toBe('asked')
  expect(lookUp).toHaveBeenLastCalledWith('QQQQBBBB', expect.anything())
})

// (phone/back)
test.each([
  ['the code', [{ kind: 'signedOut' }]],
  ['the answer', [ASKED]],
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
