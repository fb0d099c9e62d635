import { alternativesActions } from 'src/features/mfa/alternatives/alternativesSlice'
import { choiceProblem } from 'src/features/mfa/codeProblem'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { catchFailure, signInFailure } from 'src/sagas/caught'
import { call, put, race, type Saga, take, select } from 'src/sagas/effects'
import { settleUnauthorized } from 'src/sagas/mfa/codeEntry'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { chooseFactor } from 'src/services/api/alternativesService'
import { logFailure } from 'src/services/log'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { stepEvents } from 'src/features/mfa/factor'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { recordActions } from 'src/features/record/recordSlice'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { type CodeOutcome, followAcceptedCode, followDestination } from 'src/sagas/signIn/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'

/** Requests another factor for each choice, one at a time, until a choice leads to another page (alternatives/choice). */
export function* alternativesJourney(): Saga {
  yield* put(alternativesActions.begun())
  for (;;) {
    const { payload: type } = yield* take(alternativesActions.chosen)
    const { outcome } = yield* race({
      outcome: call(requestFactor, type),
      // The page has accepted a proof before the response.
      code: take(codeActions.accepted),
      poll: take(pollActions.accepted),
      passkey: take(passkeyFactorActions.accepted),
    })
    if (!outcome) yield* put(alternativesActions.begun())
    else if (outcome !== 'refused') yield* call(followChoice, outcome)
  }
}

/** Requests the factor; reports a rejection or a failure, which leaves the person on the step (alternatives/rejected, alternatives/failed). */
export function* requestFactor(type: string): Saga<ChoiceOutcome | 'refused'> {
  // The error of a code belongs to the factor that is being left.
  yield* put(codeActions.edited())
  try {
    return { kind: 'chosen', step: yield* call(callForPerson, chooseFactor, type) }
  } catch (error) {
    const failure = yield* catchFailure(error)
    if (failure.text === undefined) yield* call(logFailure, 'another factor', failure)
    const settled = yield* call(settleUnauthorized, failure)
    if (settled) return settled
    yield* put(alternativesActions.refused(choiceProblem(failure)))
    return 'refused'
  }
}

const CALL = 'POST /api/auth/v2/factor'

/** The result of a choice: the step of the other factor, or what the session status returns after a 401. */
export type ChoiceOutcome = { kind: 'chosen'; step: MfaStep } | CodeOutcome

/** Follows a choice: ends the journey of the page, then goes to the chosen factor. If the page is the same, its journey starts again with the new step (alternatives/same-page). */
export function* followChoice(outcome: ChoiceOutcome): Saga {
  yield* put(stepEvents.replaced())
  if (outcome.kind === 'approved') yield* put(pollActions.accepted())
  const samePage =
    outcome.kind === 'chosen'
      ? yield* call(followStep, outcome.step)
      : yield* call(followAcceptedCode, outcome)
  if (!samePage) return
  yield* put(alternativesActions.begun())
  yield* put(stepEvents.due())
}

/** Goes to the chosen factor, as after a code that leads to another factor. The factor that was left does not count as passed (alternatives/answer). */
export function* followStep(step: MfaStep): Saga<boolean> {
  yield* put(recordActions.codeForgotten())
  try {
    const destination = factorDestination(step, yield* select(selectRoute))
    return yield* call(followDestination, destination, CALL, false)
  } catch (error) {
    yield* call(abortSignIn, yield* call(signInFailure, error))
    return false
  }
}
