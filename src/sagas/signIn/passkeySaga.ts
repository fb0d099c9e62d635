import { PASSKEY_TIMEOUT_MS } from 'src/constants/passkeys'
import { companyActions, selectSettings } from 'src/features/company/companySlice'
import { ceremonyProblem } from 'src/features/ceremonyProblem'
import { problemOf } from 'src/features/problemOf'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { afterPasskey } from 'src/features/signIn/passkey/afterPasskey'
import { passkeyActions } from 'src/features/signIn/passkey/passkeySlice'
import { selectLogin } from 'src/features/signIn/selectors'
import {
  call,
  callEffect,
  delayEffect,
  put,
  race,
  type Saga,
  select,
  take,
  takeEffect,
} from 'src/sagas/effects'
import { loadSteps } from 'src/sagas/signIn/loginSaga'
import { fetchPasskeyRequest, signInByPasskey } from 'src/services/api/passkeys/passkeyService'
import { type Assertion, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { isOnline } from 'src/services/browser/environment'
import { canAutofill } from 'src/services/browser/passkeys/passkeySupport'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { knownDevice } from 'src/services/device/deviceInfo'
import { failureOf, ServiceError } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

/** What the person has chosen, and whose passkeys were asked for. */
interface Chosen {
  credential: Assertion
  rpId: string | undefined
}

/** Signing in by passkey: from the suggestions of the username field, or by the button (passkeys/sign-in). A password that is sent ends a try, and an offer; while it is checked, nothing is tried. */
export function* passkeySignInJourney(): Saga {
  // Leaving the page has ended a ceremony that was under way.
  yield* put(passkeyActions.ended())
  // The pages of passkeys bring this along, also for a company whose sign-in page has none.
  while (!(yield* select(selectSettings)).passkeysEnabled) yield* take(companyActions.settingsLoaded)
  let first = true
  for (;;) {
    const { chosen, asked } = yield* race({
      chosen: callEffect(untilChosen, first),
      asked: takeEffect(passkeyActions.asked),
      instead: callEffect(untilPasswordSent),
    })
    if (chosen ?? asked) {
      if (!isSigningIn(yield* select(selectLogin)))
        yield* race({ done: callEffect(tryPasskey, chosen), instead: callEffect(untilPasswordSent) })
      yield* put(passkeyActions.ended())
    }
    first = false
  }
}

/** Whether another way in is tried. */
const isSigningIn = ({ step }: LoginState): boolean => step === 'signingIn' || step === 'leaving'

/** An empty password is not sent. */
function* untilPasswordSent(): Saga {
  do yield* take(loginActions.passwordSubmitted)
  while ((yield* select(selectLogin)).step !== 'signingIn')
}

/** Has the username field offer passkeys until the person chooses one; a failure is nothing that the person asked about. Nothing is offered again before the person does something (passkeys/autofill). */
export function* untilChosen(first: boolean): Saga<Chosen> {
  for (let now = first; ; now = true) {
    const chosen = now ? yield* call(offerInField) : undefined
    if (chosen) return chosen
    yield* race({
      edited: takeEffect(loginActions.usernameEdited),
      noticed: takeEffect(sessionEvents.pageNoticed),
    })
  }
}

/** One offer: as long as its challenge is good; none while another way in is tried. */
export function* offerInField(): Saga<Chosen | undefined> {
  if (isSigningIn(yield* select(selectLogin)) || !(yield* call(canAutofill))) return undefined
  try {
    const options = yield* call(fetchPasskeyRequest, 'signIn' as const)
    if (options === 'signedOut') return undefined
    const { ceremony } = yield* race({
      ceremony: callEffect(usePasskey, options, 'field' as const),
      late: delayEffect(options.timeout ?? PASSKEY_TIMEOUT_MS),
    })
    return ceremony?.kind === 'done' ? { credential: ceremony.credential, rpId: options.rpId } : undefined
  } catch (error) {
    yield* call(logFailure, 'the offer of passkeys', failureOf(error))
    return undefined
  }
}

/** Signs in with what was chosen, or with what the browser's dialog gives. */
export function* tryPasskey(offered: Chosen | undefined): Saga {
  try {
    const chosen = offered ?? (yield* call(chooseInDialog))
    if (chosen) yield* call(submitPasskey, chosen)
  } catch (error) {
    yield* put(loginActions.failed(problemOf(failureOf(error), 'serverLater')))
  }
}

function* chooseInDialog(): Saga<Chosen | undefined> {
  if (!(yield* call(isOnline))) {
    yield* put(loginActions.failed({ code: 'offline' }))
    return undefined
  }
  const options = yield* call(fetchPasskeyRequest, 'signIn' as const)
  // Nobody has to be signed in to sign in: the answer breaks the contract.
  if (options === 'signedOut') throw new ServiceError({ kind: 'unreadable', status: 401 })
  const ceremony = yield* call(usePasskey, options, 'dialog' as const)
  if (ceremony.kind === 'done') return { credential: ceremony.credential, rpId: options.rpId }
  yield* put(loginActions.failed(ceremonyProblem(ceremony.reason)))
  return undefined
}

/** The answer leads where that to a password does (passkeys/sign-in). */
export function* submitPasskey({ credential, rpId }: Chosen): Saga {
  yield* put(passkeyActions.chosen())
  const answer = yield* call(signInByPasskey, credential, yield* call(knownDevice))
  const next = afterPasskey(answer)
  if (next.kind === 'problem') {
    yield* put(loginActions.failed(next.problem))
    if (answer.kind === 'unknown') yield* call(signalGone, rpId, credential.id)
    return
  }
  if (answer.kind !== 'known') return
  yield* put(loginActions.passkeyTaken(answer.username))
  const { followAnswer } = yield* call(loadSteps)
  yield* call(followAnswer, answer.username, next, ['passkey'])
}
