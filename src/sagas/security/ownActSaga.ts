import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { proofActions } from 'src/features/account/proof/proofSlice'
import { ownActActions } from 'src/features/security/ownActSlice'
import { type OwnAct, type OwnActKind, accountEvents } from 'src/features/account/accountEvents'
import { securityActions } from 'src/features/security/securitySlice'
import type { Problem } from 'src/constants/problems'
import { catchProblem } from 'src/sagas/caught'
import { all, call, callEffect, put, type Saga, take } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { enrol } from 'src/sagas/passkeys/enrol'
import { signalList } from 'src/sagas/passkeys/signalPasskeys'
import { readRegions } from 'src/sagas/account/loadConnected'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { holdRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { loadFactors, loadRecovery, loadTrusted } from 'src/sagas/security/ownFacts'
import { endTrust, signOutElsewhere } from 'src/services/api/account/accountActService'
import { makeRecoveryCodes, removeAuthenticator } from 'src/services/api/account/ownFactorService'
import { fetchPasskeys, renamePasskey } from 'src/services/api/passkeys/passkeyListService'

type Outcome = 'done' | 'refused' | 'signedOut' | 'proveAgain' | { problem: Problem }

/** Carries out the actions of the page, one of a kind at a time: a second press meanwhile is ignored (security-page/acts). */
export function* ownActJourney(): Saga {
  yield* put(ownActActions.arrived())
  yield* all([
    callEffect(eachOf, 'createPasskey' as const),
    callEffect(eachOf, 'renamePasskey' as const),
    callEffect(eachOf, 'removeApp' as const),
    callEffect(eachOf, 'newCodes' as const),
    callEffect(eachOf, 'endTrust' as const),
    callEffect(eachOf, 'signOutElsewhere' as const),
  ])
}

function* eachOf(kind: OwnActKind): Saga {
  for (;;) {
    const { payload: act } = yield* take(accountEvents.actPressed)
    if (act.kind === kind) yield* call(carryOut, act)
  }
}

export function* carryOut(act: OwnAct): Saga {
  const outcome = yield* call(performAct, act)
  if (outcome === 'signedOut') return yield* call(returnToSignIn)
  if (outcome === 'done' || outcome === 'refused') {
    yield* put(ownActActions[outcome](act))
    return
  }
  if (outcome === 'proveAgain') {
    yield* put(ownActActions.cleared(act.kind))
    if (act.kind !== 'renamePasskey' && act.kind !== 'endTrust') yield* put(proofActions.asked(act.kind))
    return
  }
  yield* put(ownActActions.failed({ act, problem: outcome.problem }))
}

function* performAct(act: OwnAct): Saga<Outcome> {
  try {
    switch (act.kind) {
      case 'createPasskey':
        return yield* call(create)
      case 'renamePasskey':
        return yield* call(rename, act)
      case 'removeApp':
        return yield* call(removeApp, act.id)
      case 'newCodes':
        return yield* call(makeNewCodes)
      case 'endTrust':
        return yield* call(end, act.id)
      case 'signOutElsewhere':
        return yield* call(endOthers)
    }
  } catch (error) {
    return { problem: yield* catchProblem(error, 'serverTryLater') }
  }
}

function* create(): Saga<Outcome> {
  const enrolment = yield* call(enrol, 'dialog' as const)
  if (enrolment.kind === 'failed') return enrolment
  if (enrolment.kind !== 'kept') return enrolment.kind
  return yield* call(reloadPasskeys)
}

function* rename({ id, name }: { id: string; name: string }): Saga<Outcome> {
  const answer = yield* call(callForPerson, renamePasskey, { id, name })
  if (answer === 'signedOut') return answer
  // Another page has removed it; the list shows the current state.
  if (answer === 'gone') return yield* call(reloadPasskeys)
  yield* put(passkeyListActions.renamed({ id, name }))
  return 'done'
}

function* removeApp(id: string): Saga<Outcome> {
  const answer = yield* call(callForPerson, removeAuthenticator, id)
  if (answer === 'done') yield* call(loadFactors)
  return answer === 'last' ? 'refused' : answer
}

function* makeNewCodes(): Saga<Outcome> {
  const answer = yield* call(callForPerson, makeRecoveryCodes)
  if (answer.kind !== 'made') return answer.kind
  yield* call(holdRecoveryCodes, answer.recoveryCodes)
  yield* call(loadRecovery)
  return 'done'
}

function* end(id: string): Saga<Outcome> {
  const answer = yield* call(callForPerson, endTrust, id)
  if (answer === 'done') yield* put(securityActions.trustEnded(id))
  return answer
}

function* endOthers(): Saga<Outcome> {
  const answer = yield* call(callForPerson, signOutElsewhere)
  if (answer === 'done') yield* all([callEffect(readRegions), callEffect(loadTrusted)])
  return answer
}

/** Loads the current list and signals it to the device (passkeys/signals). */
function* reloadPasskeys(): Saga<Outcome> {
  const answer = yield* call(fetchPasskeys)
  if (answer.kind === 'signedOut') return 'signedOut'
  yield* put(passkeyListActions.listedAgain(answer.list))
  yield* call(signalList, answer)
  return 'done'
}
