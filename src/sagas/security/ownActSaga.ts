import type { Action } from '@reduxjs/toolkit'
import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { proofActions } from 'src/features/account/proof/proofSlice'
import { ownActActions } from 'src/features/security/ownActSlice'
import { accountEvents, type OwnAct, type OwnActKind } from 'src/features/account/accountEvents'
import { ownPartsActions } from 'src/features/account/ownPartsSlice'
import type { Problem } from 'src/constants/problems'
import { catchProblem } from 'src/sagas/caught'
import { all, call, put, type Saga, takeLeading } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { enrol } from 'src/sagas/passkeys/enrol'
import { signalList } from 'src/sagas/passkeys/signalPasskeys'
import { readConnected } from 'src/sagas/account/loadConnected'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { holdRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { loadFactors, loadRecovery, loadTrusted } from 'src/sagas/security/ownFacts'
import {
  endTrust,
  makeRecoveryCodes,
  removeAuthenticator,
  signOutElsewhere,
} from 'src/services/api/account/accountActService'
import { fetchPasskeys, renamePasskey } from 'src/services/api/passkeys/passkeyListService'

type Outcome = 'done' | 'refused' | 'signedOut' | 'proveAgain' | { problem: Problem }

/** Carries out the actions of the page, one of a kind at a time: a second press meanwhile is ignored (security-page/acts). */
export function* ownActJourney(): Saga {
  yield* put(ownActActions.arrived())
  for (const kind of Object.keys(ACTS) as OwnActKind[]) yield* takeLeading(isPressOf(kind), carryOut)
}

type Press = ReturnType<typeof accountEvents.actPressed>

const isPressOf =
  (kind: OwnActKind) =>
  (action: Action): action is Press =>
    accountEvents.actPressed.match(action) && action.payload.kind === kind

export function* carryOut({ payload: act }: Press): Saga {
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
    return yield* call(ACTS[act.kind] as (act: OwnAct) => Saga<Outcome>, act)
  } catch (error) {
    return { problem: yield* catchProblem(error, 'serverTryLater') }
  }
}

/** The saga that carries out each act; returns its outcome, and throws what a call throws. */
const ACTS: { [K in OwnActKind]: (act: Extract<OwnAct, { kind: K }>) => Saga<Outcome> } = {
  createPasskey: create,
  renamePasskey: rename,
  removeApp,
  newCodes: makeNewCodes,
  endTrust: end,
  signOutElsewhere: endOthers,
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

function* removeApp({ id }: { id: string }): Saga<Outcome> {
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

function* end({ id }: { id: string }): Saga<Outcome> {
  const answer = yield* call(callForPerson, endTrust, id)
  if (answer === 'done') yield* put(ownPartsActions.trustEnded(id))
  return answer
}

function* endOthers(): Saga<Outcome> {
  const answer = yield* call(callForPerson, signOutElsewhere)
  if (answer === 'done') yield* all([call(readConnected), call(loadTrusted)])
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
