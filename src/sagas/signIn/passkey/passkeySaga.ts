import { ceremonyProblem } from 'src/features/ceremonyProblem'
import { loginActions, type LoginState, selectLogin } from 'src/features/signIn/loginSlice'
import { afterPasskey } from 'src/features/signIn/passkey/afterPasskey'
import { fieldOfferActions, passkeyActions } from 'src/features/signIn/passkey/passkeySignInSlice'
import { untilEnabled } from 'src/sagas/company/company'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { type Chosen, isSigningIn, untilChosen } from 'src/sagas/passkeys/offerInField'
import type { Verdict } from 'src/sagas/oneSignIn/rules/credential'
import { sendCredential, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { followProven, type ProvenUser } from 'src/sagas/signIn/passwordSteps'
import { failIfOffline } from 'src/sagas/signIn/signInSteps'
import { unlessBack } from 'src/sagas/signIn/stepHistory'
import { signInFailure } from 'src/sagas/caught'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { type PasskeyAnswer, signInByPasskey } from 'src/services/api/passkeys/passkeySignInService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { knownDevice } from 'src/services/device/deviceInfo'
import { ServiceError } from 'src/services/http/serviceError'

/**
 * Signs in by passkey, from the suggestions of the username field or with the button (passkeys/sign-in). Submitting a
 * password cancels an offer and a ceremony; neither starts while the server checks the password.
 */
export function* passkeySignInJourney(): Saga {
  // When the page was left, the browser aborted the pending ceremony.
  yield* put(passkeyActions.ended())
  yield* put(fieldOfferActions.arrived())
  // The chunk of the passkey pages contains this saga, also for a company whose sign-in page offers no passkeys.
  yield* call(untilEnabled, 'passkeysEnabled')
  let first = true
  for (;;) {
    const { chosen, asked } = yield* race({
      chosen: call(untilChosen, first),
      asked: take(passkeyActions.buttonPressed),
      instead: call(untilSent, loginActions.passwordSubmitted.type, 'signingIn' as const),
    })
    if (chosen ?? asked) {
      if (!isSigningIn(yield* select(selectLogin))) {
        const { taken } = yield* race({
          taken: call(tryPasskey, chosen),
          sent: call(untilSent, loginActions.passwordSubmitted.type, 'signingIn' as const),
          submitted: call(untilSent, loginActions.usernameSubmitted.type, 'lookingUp' as const),
          edited: take(loginActions.usernameEdited),
          back: take(loginActions.wentBack),
          forgotten: take(loginActions.nameForgotten),
          help: take(loginActions.passwordForgotten),
          continued: take(loginActions.continued),
        })
        if (taken) yield* call(unlessBack(followProven), taken, ['passkey'])
      }
      yield* put(passkeyActions.ended())
    }
    first = false
  }
}

/** Waits until the form sends a username or a password; it does not send an empty one. */
function* untilSent(type: string, step: LoginState['step']): Saga {
  do yield* take(type)
  while ((yield* select(selectLogin)).step !== step)
}

/**
 * Signs in with the chosen passkey, or with the one from the browser's dialog. Until the server has answered,
 * continuing with the form cancels it, as an edit cancels a lookup: the request is aborted, and its response is
 * ignored (passkeys/sign-in).
 */
export function* tryPasskey(offered: Chosen | undefined): Saga<ProvenUser | undefined> {
  try {
    const chosen = offered ?? (yield* call(chooseInDialog))
    return chosen && (yield* call(submitPasskey, chosen))
  } catch (error) {
    // A rate limit on passkeys disables only their button: the form can still send a password.
    yield* put(loginActions.failed({ ...(yield* call(signInFailure, error)), button: 'passkey' }))
    return undefined
  }
}

function* chooseInDialog(): Saga<Chosen | undefined> {
  if (yield* call(failIfOffline, 'passkey')) return undefined
  const request = yield* call(fetchPasskeyRequest, 'signIn' as const)
  // Signing in requires no session, so the response breaks the contract.
  if (request === 'signedOut') throw new ServiceError({ kind: 'unreadable', status: 401 })
  const { options } = request
  const ceremony = yield* call(usePasskey, options, 'dialog' as const)
  if (ceremony.kind === 'done') return { credential: ceremony.credential, rpId: options.rpId }
  yield* put(loginActions.failed(ceremonyProblem(ceremony.reason)))
  return undefined
}

/** Submits a passkey to the server; the form shows a rejection. */
export function* submitPasskey({ credential, rpId }: Chosen): Saga<ProvenUser | undefined> {
  yield* put(passkeyActions.chosen())
  yield* call(untilSignOutSettled)
  const { answer, mark } = yield* call(
    sendCredential<Parameters<typeof signInByPasskey>, PasskeyAnswer>,
    '',
    verdictOnPasskey,
    signInByPasskey,
    credential,
    yield* call(knownDevice),
  )
  const next = afterPasskey(answer)
  if (next.kind === 'problem') {
    yield* put(loginActions.failed(next.problem))
    if (answer.kind === 'unknown') yield* call(signalGone, rpId, credential.id)
    return undefined
  }
  return answer.kind === 'known' && mark ? { username: answer.username, mark, next } : undefined
}

/** The meaning of the answer to a passkey for the browser's one sign-in; it names the user. */
export const verdictOnPasskey = (answer: PasskeyAnswer): Verdict =>
  answer.kind === 'known' ? { kind: 'accepted', name: answer.username } : { kind: 'rejected' }
