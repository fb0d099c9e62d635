import { ownPartsActions } from 'src/features/account/ownPartsSlice'
import { all, call, type Saga, takeLeading } from 'src/sagas/effects'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { passkeyListJourney } from 'src/sagas/account/passkeyListSaga'
import { dropRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { enrolmentJourney } from 'src/sagas/security/enrolmentSaga'
import { ownActJourney } from 'src/sagas/security/ownActSaga'
import { loadOwnFacts } from 'src/sagas/security/ownFacts'
import { proofJourney } from 'src/sagas/account/proofSaga'

/** The page of the person's own security: everything on it is read side by side, and each fails on its own (security-page/regions). */
export function* securityJourney(): Saga {
  yield* takeLeading(ownPartsActions.left, openWebApp)
  yield* all([
    call(loadConnected),
    call(passkeyListJourney),
    call(loadOwnFacts),
    call(ownActJourney),
    call(proofJourney),
    call(enrolmentJourney),
    call(dropRecoveryCodes),
  ])
}
