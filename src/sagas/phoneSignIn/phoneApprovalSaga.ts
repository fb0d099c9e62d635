import { ROUTES } from 'src/constants/routes'
import {
  type ApprovalRequest,
  phoneApprovalActions,
  selectPhoneApproval,
  codeBehindHash,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { afterRequest, afterVerdict } from 'src/features/phoneSignIn/approval/afterRequest'
import type { AppState } from 'src/features/rootReducer'
import { catchProblem } from 'src/sagas/caught'
import { knownSettings } from 'src/sagas/company/company'
import { call, put, race, type Saga, select, take, takeLeading } from 'src/sagas/effects'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
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

const selectHash = ({ router }: AppState): string => router.location?.hash ?? ''

/** The page on the phone that asks whether a computer is to be signed in (phone/question). The code outlives a sign-in on the way, in the memory of the page (phone/back). */
export function* phoneApprovalJourney(): Saga {
  yield* put(phoneApprovalActions.arrived())
  yield* takeLeading(phoneApprovalActions.left, openWebApp)
  if (!(yield* call(knownSettings)).phoneSignInEnabled) return yield* call(redirectTo, ROUTES.login)
  yield* call(takeCodeOfAddress)
  let code = yield* call(heldComputerCode)
  for (;;) {
    if (code === '') code = yield* call(untilTyped)
    if (!(yield* call(followRequest, code))) return
    code = ''
  }
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

/** Asks the person about a code until it is over and another one is wanted; false where the person has to sign in first. */
export function* followRequest(code: string): Saga<boolean> {
  const found = yield* call(openRequest, code)
  if (found === 'signedOut') return false
  if (typeof found === 'object' && !(yield* call(untilVerdict, code, found))) return false
  if (found !== 'another') {
    yield* call(dropComputerCode)
    yield* take(phoneApprovalActions.anotherWanted)
  }
  return true
}

/** Requests the facts behind the code; shows a failure and retries when the person presses the button. */
export function* openRequest(code: string): Saga<ApprovalRequest | 'over' | 'another' | 'signedOut'> {
  for (;;) {
    yield* put(phoneApprovalActions.opening())
    try {
      const answer = yield* call(callForPerson, openPhoneRequest, code)
      const after = afterRequest(answer)
      switch (after.kind) {
        case 'signIn':
          yield* call(returnToSignIn)
          return 'signedOut'
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

/** Waits for the person's answer until the request has run out; false where the person has to sign in first (phone/answer). */
export function* untilVerdict(code: string, { ends }: ApprovalRequest): Saga<boolean> {
  for (;;) {
    const { answered } = yield* race({
      answered: take(phoneApprovalActions.answered),
      over: call(untilDeadline, ends),
    })
    if (!answered) {
      yield* put(phoneApprovalActions.ended('unknown'))
      return true
    }
    const sent = yield* call(sendAnswer, code, answered.payload)
    if (sent !== 'again') return sent === 'over'
  }
}

/** Sends the answer for the person of the page; one that failed can be given again. */
export function* sendAnswer(code: string, verdict: PhoneVerdict): Saga<'over' | 'again' | 'signedOut'> {
  try {
    const answer = yield* call(callForPerson, answerPhoneRequest, code, verdict)
    const after = afterVerdict(answer, verdict)
    if (after === 'signIn') {
      yield* call(returnToSignIn)
      return 'signedOut'
    }
    yield* put(phoneApprovalActions.ended(after))
    return 'over'
  } catch (error) {
    yield* put(phoneApprovalActions.notAnswered(yield* catchProblem(error, 'serverTryLater')))
    return 'again'
  }
}
