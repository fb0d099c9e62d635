import { accountEvents } from 'src/features/account/accountEvents'
import { proofActions } from 'src/features/account/proof/proofSlice'
import { enrolmentActions } from 'src/features/security/factors/enrolmentSlice'
import { catchProblem } from 'src/sagas/caught'
import { knownSettings } from 'src/sagas/company/company'
import { call, put, race, type Saga, take, takeLatest } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { holdRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { loadFactors } from 'src/sagas/security/ownFacts'
import { beginAuthenticator, confirmAuthenticator } from 'src/services/api/account/accountActService'
import { dropEnrolmentCode, holdEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'

/** Sets authenticator apps up where the company has that; the key ends with each set-up, and with the page (security-page/set-up). */
export function* enrolmentJourney(): Saga {
  yield* put(enrolmentActions.arrived())
  const { securityPageEnabled, authenticatorsEnabled } = yield* call(knownSettings)
  if (!securityPageEnabled || !authenticatorsEnabled) return
  yield* put(enrolmentActions.offered())
  // The person can set up the next app meanwhile. After `over`, another tab may have confirmed the app.
  yield* takeLatest([enrolmentActions.kept, enrolmentActions.over], loadFactors)
  try {
    for (;;) {
      yield* take(accountEvents.setUpPressed)
      if (yield* call(begin)) yield* call(untilClosed)
      yield* call(dropEnrolmentCode)
    }
  } finally {
    yield* call(dropEnrolmentCode)
  }
}

/** True where the key is on the page. */
export function* begin(): Saga<boolean> {
  try {
    const answer = yield* call(callForPerson, beginAuthenticator)
    switch (answer.kind) {
      case 'begun':
        yield* call(holdEnrolmentCode, answer.uri)
        yield* put(enrolmentActions.begun())
        return true
      case 'proveAgain':
        yield* put(enrolmentActions.held())
        yield* put(proofActions.asked('setUpApp'))
        return false
      case 'signedOut':
        yield* call(returnToSignIn)
        return false
    }
  } catch (error) {
    yield* put(enrolmentActions.notBegun(yield* catchProblem(error, 'serverTryLater')))
    return false
  }
}

/** Sends each code of the app until the set-up ends. */
function* untilClosed(): Saga {
  for (;;) {
    const { entered } = yield* race({
      entered: take(enrolmentActions.codeEntered),
      cancelled: take(enrolmentActions.cancelled),
    })
    if (!entered || (yield* call(confirm, entered.payload))) return
  }
}

/** Sends the code of the app; returns true where that ended the set-up. */
export function* confirm(code: string): Saga<boolean> {
  try {
    const answer = yield* call(callForPerson, confirmAuthenticator, code)
    switch (answer.kind) {
      case 'wrong':
        yield* put(enrolmentActions.refused({ code: 'invalidCode' }))
        return false
      case 'over':
        yield* put(enrolmentActions.over())
        return true
      case 'kept':
        yield* put(enrolmentActions.kept())
        if (answer.recoveryCodes) yield* call(holdRecoveryCodes, answer.recoveryCodes)
        return true
      case 'signedOut':
        yield* call(returnToSignIn)
        return true
    }
  } catch (error) {
    yield* put(enrolmentActions.refused(yield* catchProblem(error, 'serverTryLater')))
    return false
  }
}
