import { companyActions, selectSettings, selectSettingsKnown } from 'src/features/company/companySlice'
import { type OwnFacts, type OwnPart, securityActions } from 'src/features/connected/security/securitySlice'
import { problemOf } from 'src/features/problemOf'
import { all, call, callEffect, put, type Saga, select, take } from 'src/sagas/effects'
import { returnToSignIn } from 'src/sagas/password/returnToSignIn'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchTrustedDevices,
  type OwnAnswer,
} from 'src/services/api/account/securityService'
import { failureOf } from 'src/services/http/serviceError'

/** Reads what a company without the extension is never asked for (security-page/extension). */
export function* loadOwnFacts(): Saga {
  if (!(yield* select(selectSettingsKnown))) yield* take(companyActions.settingsLoaded)
  if (!(yield* select(selectSettings)).securityPageEnabled) return
  yield* put(securityActions.factsRequested())
  yield* all([
    callEffect(loadPart<'password'>, 'password', fetchOwnPassword),
    callEffect(loadPart<'authenticators'>, 'authenticators', fetchAuthenticators),
    callEffect(loadTrusted),
  ])
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
    yield* put(securityActions.failed({ part, problem: problemOf(failureOf(error), 'serverTryLater') }))
  }
}
