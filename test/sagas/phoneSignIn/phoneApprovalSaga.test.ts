import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { ROUTES } from 'src/constants/routes'
import { phoneApprovalActions } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import {
  followRequest,
  openRequest,
  sendAnswer,
  takeCodeOfAddress,
  untilVerdict,
} from 'src/sagas/phoneSignIn/phoneApprovalSaga'
import { answerPhoneRequest, openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { deadlineIn } from 'src/services/clock'
import { dropComputerCode, holdComputerCode } from 'src/features/phoneSignIn/approval/heldComputerCode'
import { failureOfKind } from 'test/support/failures'

const CODE = 'WDJBMJHT'
const FACTS = { kind: 'asked', place: 'Lisbon', requestedAtMs: 7, lifeMs: 240_000 } as const
const ENDS = { monotonicMs: 1, wallMs: 1 }
const ASKED = { facts: FACTS, ends: ENDS }
const APPROVE = { approve: true, number: '47' } as const

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

test('a failure is reported before the user chooses to retry or to enter another code', () => {
  testSaga(openRequest, CODE)
    .next()
    .put(phoneApprovalActions.opening())
    .next()
    .call(callForPerson, openPhoneRequest, CODE)
    .throw(failureOfKind('offline'))
    .put(phoneApprovalActions.failed({ code: 'offline' }))
    .next()
    .race({
      retried: raw.take(phoneApprovalActions.retried.type),
      another: raw.take(phoneApprovalActions.anotherWanted.type),
    })
    .next({ retried: phoneApprovalActions.retried() })
    .put(phoneApprovalActions.opening())
    .next()
    .call(callForPerson, openPhoneRequest, CODE)
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
    .returns(true)
})

test('an answer that could not be sent can be given again within the same time', () => {
  testSaga(untilVerdict, CODE, ASKED)
    .next()
    .next({ answered: phoneApprovalActions.answered(APPROVE) })
    .call(sendAnswer, CODE, APPROVE)
    .next('again')
    .race({
      answered: raw.take(phoneApprovalActions.answered.type),
      over: raw.call(untilDeadline, ENDS),
    })
})

test('an answer is sent for the page’s user and confirmed once the server has it', () => {
  testSaga(sendAnswer, CODE, APPROVE)
    .next()
    .call(callForPerson, answerPhoneRequest, CODE, APPROVE)
    .next({ kind: 'done' })
    .put(phoneApprovalActions.ended('approved'))
    .next()
    .returns('over')
})

// (phone/back)
test('an expired session leads to the sign-in page, and the code stays in the page’s memory', () => {
  testSaga(sendAnswer, CODE, APPROVE)
    .next()
    .call(callForPerson, answerPhoneRequest, CODE, APPROVE)
    .next({ kind: 'signedOut' })
    .call(returnToSignIn)
    .next()
    .returns('signedOut')
  testSaga(followRequest, CODE).next().call(openRequest, CODE).next('signedOut').returns(false)
})

// (phone/question)
test('a code is dropped at the end of its request, before another one can be entered', () => {
  testSaga(followRequest, CODE)
    .next()
    .call(openRequest, CODE)
    .next(ASKED)
    .call(untilVerdict, CODE, ASKED)
    .next(true)
    .call(dropComputerCode)
    .next()
    .take(phoneApprovalActions.anotherWanted.type)
    .next(phoneApprovalActions.anotherWanted())
    .returns(true)
})
