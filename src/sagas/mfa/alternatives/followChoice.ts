import { alternativesActions } from 'src/features/mfa/alternatives/alternativesSlice'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { stepEvents } from 'src/features/mfa/factor'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { type CodeOutcome, followAcceptedCode, followDestination } from 'src/sagas/signIn/factor'
import { signInFailure } from 'src/sagas/signIn/signInFailure'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'

const CALL = 'POST /api/auth/v2/factor'

/** The result of a choice: the step of the other factor, or what the session status returns after a 401. */
export type ChoiceOutcome = { kind: 'chosen'; step: MfaStep } | CodeOutcome

/** Follows a choice: ends the journey of the page, then goes to the chosen factor. If the page is the same, its journey starts again with the new step (alternatives/same-page). */
export function* followChoice(outcome: ChoiceOutcome): Saga {
  yield* put(stepEvents.replaced())
  if (!(yield* call(leadOn, outcome))) return
  yield* put(alternativesActions.begun())
  yield* put(stepEvents.due())
}

/** Returns true if the next step has the same page. */
export function* leadOn(outcome: ChoiceOutcome): Saga<boolean> {
  if (outcome.kind === 'chosen') return yield* call(followStep, outcome.step)
  if (outcome.kind === 'approved') yield* put(pollActions.accepted())
  return yield* call(followAcceptedCode, outcome)
}

/**
 * Goes to the chosen factor, as after a code that leads to another factor. The factor that was left does not count as
 * passed (alternatives/answer).
 */
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
