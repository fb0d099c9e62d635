import { alternativesActions } from 'src/features/mfa/alternatives/alternativesSlice'
import { choiceProblem } from 'src/features/mfa/codeProblem'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { catchFailure } from 'src/sagas/caught'
import { call, callEffect, put, race, type Saga, take, takeEffect } from 'src/sagas/effects'
import { type ChoiceOutcome, followChoice } from 'src/sagas/mfa/alternatives/followChoice'
import { settleUnauthorized } from 'src/sagas/mfa/settleUnauthorized'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { chooseFactor } from 'src/services/api/alternativesService'
import { logFailure } from 'src/services/log'

/** Requests another factor for each choice, one at a time, until a choice leads to another page (alternatives/choice). */
export function* alternativesJourney(): Saga {
  yield* put(alternativesActions.begun())
  for (;;) {
    const { payload: type } = yield* take(alternativesActions.chosen)
    const { outcome } = yield* race({
      outcome: callEffect(requestFactor, type),
      // The page has accepted a proof before the response.
      code: takeEffect(codeActions.accepted),
      poll: takeEffect(pollActions.accepted),
      passkey: takeEffect(passkeyFactorActions.accepted),
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
