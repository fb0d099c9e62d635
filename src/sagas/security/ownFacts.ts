import { selectSettings } from 'src/features/company/companySlice'
import { type OwnFacts, type OwnPart, securityActions } from 'src/features/security/securitySlice'
import { catchProblem } from 'src/sagas/caught'
import { knownSettings } from 'src/sagas/company/company'
import { all, call, put, type Saga, select } from 'src/sagas/effects'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
  type OwnAnswer,
} from 'src/services/api/account/securityService'

/** Loads the facts that a company without the extension must not be asked for (security-page/extension). */
export function* loadOwnFacts(): Saga {
  const { securityPageEnabled, recoveryCodesEnabled, singleAuthenticatorEnabled } = yield* call(knownSettings)
  if (!securityPageEnabled) return
  const parts = ['password', 'authenticators', 'trusted'] as const
  yield* put(securityActions.factsRequested(recoveryCodesEnabled ? [...parts, 'recovery'] : parts))
  if (singleAuthenticatorEnabled) yield* put(securityActions.appsLimited())
  yield* all([call(loadPart<'password'>, 'password', fetchOwnPassword), call(loadFactors), call(loadTrusted)])
}

/**
 * Loads the authenticator apps, and the state of the recovery codes if the company has them. The page keeps its
 * content until the answers arrive (security-page/recovery-codes).
 */
export function* loadFactors(): Saga {
  yield* all([call(loadPart<'authenticators'>, 'authenticators', fetchAuthenticators), call(loadRecovery)])
}

/** Reads how many recovery codes are left, where the company has them. */
export function* loadRecovery(): Saga {
  if ((yield* select(selectSettings)).recoveryCodesEnabled)
    yield* call(loadPart<'recovery'>, 'recovery', fetchRecoveryCodes)
}

/** Reads the trusted devices; those that are on the page stay until the answer comes. */
export function* loadTrusted(): Saga {
  yield* call(loadPart<'trusted'>, 'trusted', fetchTrustedDevices)
}

function* loadPart<P extends OwnPart>(part: P, read: () => Promise<OwnAnswer<OwnFacts[P]>>): Saga {
  try {
    const answer = yield* call(read)
    if (answer.kind === 'told') yield* put(securityActions.told({ [part]: answer.facts }))
    else yield* call(returnToSignIn)
  } catch (error) {
    yield* put(securityActions.failed({ part, problem: yield* catchProblem(error, 'serverTryLater') }))
  }
}
