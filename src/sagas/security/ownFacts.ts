import { ownPartsActions } from 'src/features/account/ownPartsSlice'
import { selectSettings } from 'src/features/company/companySlice'
import { loadPart } from 'src/sagas/account/loadConnected'
import { knownSettings } from 'src/sagas/company/company'
import { all, call, put, type Saga, select } from 'src/sagas/effects'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'

/** Loads the facts that a company without the extension must not be asked for (security-page/extension). */
export function* loadOwnFacts(): Saga {
  const { securityPageEnabled, recoveryCodesEnabled } = yield* call(knownSettings)
  if (!securityPageEnabled) return
  const parts = ['password', 'authenticators', 'trusted'] as const
  yield* put(ownPartsActions.requested(recoveryCodesEnabled ? [...parts, 'recovery'] : parts))
  yield* all([call(loadPart<'password'>, 'password', fetchOwnPassword), call(loadFactors), call(loadTrusted)])
}

/** Loads the authenticator apps, and the state of the recovery codes if the company has them (security-page/recovery-codes). */
export function* loadFactors(): Saga {
  yield* all([call(loadPart<'authenticators'>, 'authenticators', fetchAuthenticators), call(loadRecovery)])
}

/** Loads the number of recovery codes that are left, if the company has them. */
export function* loadRecovery(): Saga {
  if ((yield* select(selectSettings)).recoveryCodesEnabled)
    yield* call(loadPart<'recovery'>, 'recovery', fetchRecoveryCodes)
}

export function* loadTrusted(): Saga {
  yield* call(loadPart<'trusted'>, 'trusted', fetchTrustedDevices)
}
