import { ROUTES } from 'src/constants/routes'
import {
  type ApprovalRequest,
  phoneApprovalActions,
  type RequestEnd,
  selectPhoneApproval,
  codeBehindHash,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { afterRequest, afterVerdict } from 'src/features/phoneSignIn/approval/afterRequest'
import { selectHash } from 'src/features/navigation/selectRoute'
import { catchProblem } from 'src/sagas/caught'
import { knownSettings } from 'src/sagas/company/company'
import { call, put, race, type Saga, select, take, takeLeading } from 'src/sagas/effects'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { untilCancelled } from 'src/sagas/lifetime/whileRouteActive'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import {
  answerPhoneRequest,
  openPhoneRequest,
  type PhoneVerdict,
} from 'src/services/api/phoneSignIn/phoneRequestService'
import { deadlineIn } from 'src/services/clock'
import {
  dropComputerCode,
  heldComputerCode,
  holdComputerCode,
} from 'src/features/phoneSignIn/approval/heldComputerCode'

/** The page on the phone that asks whether a computer is to be signed in (phone/question). The code outlives a sign-in on the way, in the memory of the page (phone/back). */
export function* phoneApprovalJourney(): Saga {
  yield* put(phoneApprovalActions.arrived())
  yield* takeLeading(phoneApprovalActions.left, openWebApp)
  if (!(yield* call(knownSettings)).phoneSignInEnabled) return yield* call(redirectTo, ROUTES.login)
  yield* call(takeCodeOfAddress)
  for (let code = yield* call(heldComputerCode); ; code = '')
    yield* call(followRequest, code || (yield* call(untilTyped)))
}

/** Takes the code out of the address, which others may see over a shoulder or in a history (security/secrets). */
export function* takeCodeOfAddress(): Saga {
  const code = codeBehindHash(yield* select(selectHash))
  if (code === undefined) return
  yield* call(holdComputerCode, code)
  yield* call(redirectTo, ROUTES.phoneRequest)
}

function* untilTyped(): Saga<string> {
  if ((yield* select(selectPhoneApproval)).step !== 'typing') yield* put(phoneApprovalActions.codeWanted())
  const { payload: code } = yield* take(phoneApprovalActions.codeEntered)
  yield* call(holdComputerCode, code)
  return code
}

/** Asks the person about a code until it is over and another one is wanted. */
function* followRequest(code: string): Saga {
  const found = yield* call(openRequest, code)
  if (found === 'another') return
  if (found !== 'over') yield* call(untilVerdict, code, found)
  yield* call(dropComputerCode)
  yield* take(phoneApprovalActions.anotherWanted)
}

/** Lets the person sign in first, which ends this journey; the code is kept (phone/back). */
function* signInFirst(): Saga<never> {
  yield* call(returnToSignIn)
  return yield* call(untilCancelled)
}

/** Requests the facts behind the code; shows a failure and retries when the person presses the button. */
export function* openRequest(code: string): Saga<ApprovalRequest | 'over' | 'another'> {
  for (;;) {
    yield* put(phoneApprovalActions.opening())
    try {
      const answer = yield* call(callForPerson, openPhoneRequest, code)
      const after = afterRequest(answer)
      switch (after.kind) {
        case 'signIn':
          return yield* signInFirst()
        case 'over':
          yield* put(phoneApprovalActions.ended('unknown'))
          return 'over'
        case 'ask': {
          const request = { facts: after.request, ends: yield* call(deadlineIn, after.request.lifeMs) }
          yield* put(phoneApprovalActions.opened(request))
          return request
        }
      }
    } catch (error) {
      yield* put(phoneApprovalActions.failed(yield* catchProblem(error, 'serverTryLater')))
      const { another } = yield* race({
        retried: take(phoneApprovalActions.retried),
        another: take(phoneApprovalActions.anotherWanted),
      })
      if (another) return 'another'
    }
  }
}

/** Waits for the person's answer until the request has run out; one that could not be sent can be given again (phone/answer). */
export function* untilVerdict(code: string, { ends }: ApprovalRequest): Saga {
  for (;;) {
    const { answered } = yield* race({
      answered: take(phoneApprovalActions.answered),
      over: call(untilDeadline, ends),
    })
    const end = answered ? yield* call(sendAnswer, code, answered.payload) : 'unknown'
    if (!end) continue
    yield* put(phoneApprovalActions.ended(end))
    return
  }
}

/** Sends the answer for the person of the page. Returns undefined after a failure, which the page shows. */
export function* sendAnswer(code: string, verdict: PhoneVerdict): Saga<RequestEnd | undefined> {
  try {
    const answer = yield* call(callForPerson, answerPhoneRequest, code, verdict)
    const after = afterVerdict(answer, verdict)
    return after === 'signIn' ? yield* signInFirst() : after
  } catch (error) {
    yield* put(phoneApprovalActions.notAnswered(yield* catchProblem(error, 'serverTryLater')))
    return undefined
  }
}
