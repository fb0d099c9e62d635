import { ROUTES } from 'src/constants/routes'
import { NEW_CODE_WAIT_MS } from 'src/constants/timings'
import { selectEntry } from 'src/features/navigation/selectRoute'
import { resetActions, selectReset } from 'src/features/password/reset/resetPasswordSlice'
import { isLost, checkProblem } from 'src/features/password/reset/resetState'
import { serverWords } from 'src/features/problemOf'
import { recordActions } from 'src/features/record/recordSlice'
import { selectGuest, selectRecord } from 'src/features/record/selectors'
import type { AppState } from 'src/features/rootReducer'
import { catchFailure, catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, select, takeLeading } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import type { Verdict } from 'src/sagas/oneSignIn/rules/credential'
import { callForPerson, sendCredential, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import {
  checkResetCode,
  mailResetCode,
  resetPassword,
  sendResetCode,
} from 'src/services/api/password/passwordResetService'
import { deadlineIn } from 'src/services/clock'
import { beginSubmit } from 'src/services/http/http'

// The browser shows the page again from its back/forward cache: the code and the fields are empty.
const selectLost = (state: AppState): boolean => isLost(selectReset(state))

/** Sends a person without a username and a phone or a mailbox, or whose code was lost, to the lookup; after a finished reset, to the sign-in page. */
export function* arriveAtReset(): Saga<boolean> {
  // Also after a refresh: the history entry outlives it.
  if ((yield* select(selectEntry)).done === true) {
    yield* call(goToSignIn)
    return false
  }
  const {
    typed: username,
    user: { phone: info },
  } = yield* select(selectRecord)
  if (username && info && !(yield* select(selectLost))) {
    yield* put(resetActions.arrived({ username, info }))
    return true
  }
  yield* call(redirectTo, ROUTES.forgetPassword, { previousPath: ROUTES.resetPassword })
  return false
}

/** Sends the first code or another, to the number that was typed or to the mailbox (password-reset/send-answers, password-reset/email). */
export function* sendCode(): Saga {
  const reset = yield* select(selectReset)
  if (reset.step !== 'sending' && reset.step !== 'resending') return
  try {
    if (reset.byEmail) {
      yield* call(mailResetCode, reset.username)
      yield* put(resetActions.codeSent(yield* call(deadlineIn, NEW_CODE_WAIT_MS)))
      return
    }
    const answer = yield* call(sendResetCode, reset.username, reset.phone)
    if (answer === 'sent') yield* put(resetActions.codeSent())
    else yield* put(resetActions.codeNotSent({ code: 'otherNumber' }))
  } catch (error) {
    yield* put(resetActions.codeNotSent(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Checks a code (password-reset/code-answers). */
export function* checkCode({ payload: { code } }: ReturnType<typeof resetActions.codeSubmitted>): Saga {
  const reset = yield* select(selectReset)
  if (reset.step !== 'checking') return
  try {
    yield* call(beginSubmit, 'checkCode')
    yield* call(untilSignOutSettled)
    const { username } = reset
    const channel = reset.byEmail ? (['email'] as const) : []
    const { mark } = yield* call(
      sendCredential<Parameters<typeof checkResetCode>, CodeAnswer>,
      username,
      verdictOnReset,
      checkResetCode,
      code,
      ...channel,
    )
    if (mark) {
      yield* put(recordActions.resetProved({ username, mark }))
      yield* put(resetActions.verified())
    } else yield* put(resetActions.codeRefused({ code: 'invalidCode' }))
  } catch (error) {
    yield* put(resetActions.codeRefused(checkProblem(yield* catchFailure(error))))
  }
}

/** The meaning of the response to a reset code for the browser's one sign-in: a correct code begins a sign-in of the account that is reset (one-sign-in/mark). */
type CodeAnswer = 'verified' | 'invalid'

export const verdictOnReset = (answer: CodeAnswer, name: string): Verdict =>
  answer === 'verified' ? { kind: 'accepted', name, reset: true } : { kind: 'rejected' }

/** Sets the new password and replaces the form in the history (password-reset/set-answers). */
export function* saveResetPassword({
  payload: { newPassword },
}: ReturnType<typeof resetActions.passwordSubmitted>): Saga {
  if ((yield* select(selectReset)).step !== 'saving') return
  try {
    const answer = yield* call(callForPerson, resetPassword, newPassword)
    if (answer !== 'saved') {
      const problem = typeof answer === 'object' ? serverWords(answer) : { code: answer }
      yield* put(resetActions.passwordRefused(problem))
      return
    }
    // Support still needs to know whether the person is a guest.
    const guest = yield* select(selectGuest)
    yield* put(recordActions.resetFinished(guest))
    yield* put(resetActions.passwordChanged(guest))
    yield* call(redirectTo, ROUTES.resetPassword, { done: true } as const)
  } catch (error) {
    yield* put(resetActions.passwordRefused(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Replaces the finished form in the history (addresses/replace). */
export function* goToSignIn(): Saga {
  yield* call(redirectTo, ROUTES.login)
}

export function* resetPasswordJourney(): Saga {
  if (!(yield* call(arriveAtReset))) return
  yield* takeLeading(
    [resetActions.phoneSubmitted, resetActions.emailConfirmed, resetActions.newCodePressed],
    sendCode,
  )
  yield* takeLeading(resetActions.codeSubmitted, checkCode)
  yield* takeLeading(resetActions.passwordSubmitted, saveResetPassword)
  yield* takeLeading(resetActions.signInPressed, goToSignIn)
}
