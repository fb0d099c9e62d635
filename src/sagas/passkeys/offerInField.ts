import { PASSKEY_OFFER_PAUSE_MS } from 'src/constants/passkeys'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions, type LoginState, selectLogin } from 'src/features/signIn/loginSlice'
import { fieldOfferActions, selectFieldOffer } from 'src/features/signIn/passkey/passkeySignInSlice'
import { catchFailure } from 'src/sagas/caught'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { type Assertion, type CeremonyFailure, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { canAutofill, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { deadlineIn, millisecondsLeft } from 'src/services/clock'
import { ServiceError } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

/** The passkey that the person has chosen, and the relying party of the request. */
export interface Chosen {
  credential: Assertion
  rpId: string | undefined
}

/** Failures that every further offer would repeat. */
const LASTING: readonly CeremonyFailure[] = ['blocked', 'unsupported', 'noAuthenticator']

/** Whether a sign-in is already being checked or has succeeded. */
export const isSigningIn = ({ step }: LoginState): boolean => step === 'signingIn' || step === 'leaving'

/** Offers passkeys in the username field until the person chooses one. Shows no failure, because the person has not asked for a passkey; repeats an offer only after the person has done something (passkeys/autofill). */
export function* untilChosen(first: boolean): Saga<Chosen> {
  for (let now = first; ; now = true) {
    const chosen = now && (yield* call(mayOffer)) ? yield* call(offerInField) : undefined
    if (chosen) return chosen
    yield* race({
      edited: take(loginActions.usernameEdited),
      noticed: take(sessionEvents.pageNoticed),
    })
  }
}

/** Whether another offer is allowed: no offer has failed since the page was last shown, the last one is a minute old, and the server's own pause is over (passkeys/autofill). */
export function* mayOffer(): Saga<boolean> {
  if (isSigningIn(yield* select(selectLogin))) return false
  const { rests, pause, retry } = yield* select(selectFieldOffer)
  if (rests) return false
  for (const deadline of [pause, retry])
    if (deadline && (yield* call(millisecondsLeft, deadline)) > 0) return false
  return true
}

/** Makes one offer, which lasts as long as its challenge is valid; typing does not end it. */
export function* offerInField(): Saga<Chosen | undefined> {
  if (!(yield* call(isAllowedHere, 'publickey-credentials-get')) || !(yield* call(canAutofill))) {
    yield* put(fieldOfferActions.failed())
    return undefined
  }
  yield* put(fieldOfferActions.begun(yield* call(deadlineIn, PASSKEY_OFFER_PAUSE_MS)))
  try {
    const request = yield* call(fetchPasskeyRequest, 'signIn' as const)
    // Signing in requires no session, so the response breaks the contract.
    if (request === 'signedOut') throw new ServiceError({ kind: 'unreadable', status: 401 })
    const { options, ends } = request
    const { ceremony } = yield* race({
      ceremony: call(usePasskey, options, 'field' as const),
      late: call(untilDeadline, ends),
    })
    if (ceremony?.kind === 'done') return { credential: ceremony.credential, rpId: options.rpId }
    if (ceremony && LASTING.includes(ceremony.reason)) yield* put(fieldOfferActions.failed())
  } catch (error) {
    const failure = yield* catchFailure(error)
    yield* call(logFailure, 'the offer of passkeys', failure)
    yield* put(fieldOfferActions.failed(failure.until))
  }
  return undefined
}
