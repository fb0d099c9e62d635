import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { ceremonyProblem } from 'src/features/ceremonyProblem'
import { codeProblem } from 'src/features/mfa/codeProblem'
import { passkeyFactorActions, selectPasskeyFactor } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { catchFailure, catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, select, take } from 'src/sagas/effects'
import { abortSignIn, redirectTo } from 'src/sagas/navigation/goTo'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { settleUnauthorized } from 'src/sagas/mfa/codeEntry'
import type { CodeOutcome } from 'src/sagas/signIn/factor'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { proveFactor, type ProofAnswer } from 'src/services/api/factorService'
import { fetchPasskeyRequest, type PasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { type RequestOptions, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { millisecondsLeft } from 'src/services/clock'
import { beginSubmit } from 'src/services/http/http'
import { readCookie } from 'src/services/storage/readCookie'

/** Runs the page of a passkey as a second factor (passkeys/factor). */
export function* passkeyFactorJourney(): Saga {
  // The person came here without a pending step, so the address counts as an unknown one.
  if ((yield* call(readCookie, COOKIES.authenticationMode)) !== 'twoFactor') {
    yield* call(redirectTo, ROUTES.login)
    return
  }
  for (;;) {
    yield* put(passkeyFactorActions.arrived())
    const answer = yield* call(untilPasskeyAccepted)
    if (answer === 'signedOut') return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    if (!(yield* call(goOn, answer))) return
  }
}

/** Continues after an answer. Returns true if another passkey is required. */
function* goOn(answer: CodeOutcome): Saga<boolean> {
  try {
    const { followAcceptedCode } = yield* call(loadAfterPassword)
    return yield* call(followAcceptedCode, answer)
  } catch (error) {
    yield* call(abortSignIn, yield* catchProblem(error, 'serverLater'))
    return false
  }
}

/** Tries until the server accepts a passkey. Loads the options before the press, because WebAuthn needs a recent user gesture. */
export function* untilPasskeyAccepted(): Saga<CodeOutcome | 'signedOut'> {
  let prepared: PasskeyRequest | 'signedOut' | undefined = yield* call(prepareAhead)
  for (;;) {
    if (prepared === 'signedOut') return prepared
    // The press may have come before the options had loaded.
    if ((yield* select(selectPasskeyFactor)).step !== 'proving')
      yield* take(passkeyFactorActions.buttonPressed)
    try {
      yield* call(beginSubmit, 'passkey')
      if (!prepared || (yield* call(millisecondsLeft, prepared.ends)) <= 0)
        prepared = yield* call(fetchPasskeyRequest, 'factor' as const)
      if (prepared === 'signedOut') return prepared
      const answer = yield* call(prove, prepared.options)
      if (answer) return answer
    } catch (error) {
      const failure = yield* catchFailure(error)
      const settled = yield* call(settleUnauthorized, failure)
      if (settled?.kind === 'approved') yield* put(passkeyFactorActions.accepted())
      if (settled) return settled
      yield* put(passkeyFactorActions.refused(codeProblem(failure)))
    }
    // The server accepts each challenge only once.
    prepared = undefined
  }
}

function* prove(options: RequestOptions): Saga<ProofAnswer | undefined> {
  const ceremony = yield* call(usePasskey, options, 'dialog' as const)
  if (ceremony.kind === 'failed') {
    yield* put(passkeyFactorActions.refused(ceremonyProblem(ceremony.reason)))
    return undefined
  }
  const answer = yield* call(callForPerson, proveFactor, {
    kind: 'passkey',
    credential: ceremony.credential,
  } as const)
  yield* put(passkeyFactorActions.accepted())
  return answer
}

/** Loads the options. A 401 means, after a refresh or in another tab, that no sign-in is in progress. */
function* prepareAhead(): Saga<PasskeyRequest | 'signedOut' | undefined> {
  try {
    return yield* call(fetchPasskeyRequest, 'factor' as const)
  } catch (error) {
    yield* put(passkeyFactorActions.refused(yield* catchProblem(error, 'serverTryLater')))
    return undefined
  }
}
