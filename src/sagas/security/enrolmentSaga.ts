import { accountEvents } from 'src/features/account/accountEvents'
import { proofActions } from 'src/features/account/proof/proofSlice'
import { enrolmentActions } from 'src/features/security/factors/enrolmentSlice'
import { catchProblem } from 'src/sagas/caught'
import { knownSettings } from 'src/sagas/company/company'
import { call, fork, put, race, type Saga, take } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { holdRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { loadFactors } from 'src/sagas/security/ownFacts'
import { beginAuthenticator, confirmAuthenticator } from 'src/services/api/account/ownFactorService'
import { dropEnrolmentCode, holdEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'

/** Sets authenticator apps up where the company has that; the key ends with each set-up, and with the page (security-page/set-up). */
export function* enrolmentJourney(): Saga {
  yield* put(enrolmentActions.arrived())
  const { securityPageEnabled, authenticatorsEnabled } = yield* call(knownSettings)
  if (!securityPageEnabled || !authenticatorsEnabled) return
  yield* put(enrolmentActions.offered())
  try {
    for (;;) {
      yield* take(accountEvents.setUpPressed)
      const isStored = (yield* call(begin)) && (yield* call(untilConfirmed))
      yield* call(dropEnrolmentCode)
      // Forked, so that the person can set up the next app meanwhile.
      if (isStored) yield* fork(loadFactors)
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

/** Returns true if the server may have stored the app. */
function* untilConfirmed(): Saga<boolean> {
  for (;;) {
    const { entered } = yield* race({
      entered: take(enrolmentActions.codeEntered),
      cancelled: take(enrolmentActions.cancelled),
    })
    if (!entered) return false
    const outcome = yield* call(confirm, entered.payload)
    if (outcome !== 'refused') return outcome === 'stored'
  }
}

/** Sends the code of the app. */
export function* confirm(code: string): Saga<'stored' | 'refused' | 'signedOut'> {
  try {
    const answer = yield* call(callForPerson, confirmAuthenticator, code)
    switch (answer.kind) {
      case 'wrong':
        yield* put(enrolmentActions.refused({ code: 'invalidCode' }))
        return 'refused'
      case 'over':
        // Another tab may have confirmed the app; the lists show the current state.
        yield* put(enrolmentActions.over())
        return 'stored'
      case 'kept':
        yield* put(enrolmentActions.kept())
        if (answer.recoveryCodes) yield* call(holdRecoveryCodes, answer.recoveryCodes)
        return 'stored'
      case 'signedOut':
        yield* call(returnToSignIn)
        return 'signedOut'
    }
  } catch (error) {
    yield* put(enrolmentActions.refused(yield* catchProblem(error, 'serverTryLater')))
    return 'refused'
  }
}
