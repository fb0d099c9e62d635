import { CANCEL } from '@redux-saga/symbols'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { isAllowedHere, isPasskeyCapable } from 'src/services/browser/passkeys/passkeySupport'
import { tab } from 'src/services/tab'

/** The reason why a ceremony returned no passkey, as far as the browser reports it (passkeys/words). */
export type CeremonyFailure =
  /** The person closed the prompt, or had no passkey to choose; browsers do not distinguish the two. */
  | 'cancelled'
  | 'timedOut'
  /** Another tab or page of this browser has a pending ceremony, or the page lost the focus to it. */
  | 'elsewhere'
  | 'noAuthenticator'
  | 'unsupported'
  /** The site's policy, or its address, allows no passkeys. */
  | 'blocked'
  /** Only at creation: the device has a passkey for this account already. */
  | 'exists'

type Ceremony<T> = { kind: 'done'; credential: T } | { kind: 'failed'; reason: CeremonyFailure }

export type RequestOptions = PublicKeyCredentialRequestOptionsJSON
export type CreationOptions = PublicKeyCredentialCreationOptionsJSON
export type Assertion = AuthenticationResponseJSON
export type Attestation = RegistrationResponseJSON

/** The library is a separate chunk, because only a ceremony needs it (decision 0200). */
const loadLibrary = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser')

type Library = Awaited<ReturnType<typeof loadLibrary>>

/**
 * Requests a passkey: in a dialog, or among the suggestions of the username field, where it waits until the person
 * chooses one. Cancelling the waiting saga ends it (passkeys/autofill). Rejects with an error that does not come from
 * an authenticator (passkeys/faults).
 */
export const usePasskey = (
  options: RequestOptions,
  where: 'dialog' | 'field',
): Promise<Ceremony<Assertion>> =>
  ceremony('publickey-credentials-get', options.timeout, library =>
    library.startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: where === 'field',
      verifyBrowserAutofillInput: false,
    }),
  )

/** Creates a passkey: in a dialog, or silently if the browser has just filled in the password (passkeys/upgrade). */
export const createPasskey = (
  options: CreationOptions,
  how: 'dialog' | 'silently',
): Promise<Ceremony<Attestation>> =>
  ceremony('publickey-credentials-create', options.timeout, library =>
    library.startRegistration({ optionsJSON: options, useAutoRegister: how === 'silently' }),
  )

function ceremony<T>(
  feature: string,
  timeoutMs: number | undefined,
  run: (library: Library) => Promise<T>,
): Promise<Ceremony<T>> {
  const pending: { library?: Library; cancelled?: true } = {}
  const result = carryOut()
  return Object.assign(result, {
    // redux-saga calls it when the effect that waits is cancelled.
    [CANCEL]: () => {
      pending.cancelled = true
      pending.library?.WebAuthnAbortService.cancelCeremony()
    },
  })

  async function carryOut(): Promise<Ceremony<T>> {
    if (!isPasskeyCapable()) return { kind: 'failed', reason: 'unsupported' }
    if (!isAllowedHere(feature)) return { kind: 'failed', reason: 'blocked' }
    const library = await loadLibrary()
    if (pending.cancelled) return { kind: 'failed', reason: 'cancelled' }
    pending.library = library
    const startMs = tab.performance.now()
    const focused = tab.document.hasFocus()
    try {
      return { kind: 'done', credential: await run(library) }
    } catch (error) {
      const late = timeoutMs !== undefined && tab.performance.now() - startMs >= timeoutMs
      const reason = failureReason(error, late, focused)
      // The options are unreadable, or the app has a fault: the person has not refused.
      if (!reason) throw error
      return { kind: 'failed', reason }
    } finally {
      delete pending.library
    }
  }
}

const REASONS = new Map<string, CeremonyFailure>([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'elsewhere'],
  ['OperationError', 'elsewhere'],
  ['InvalidStateError', 'exists'],
  ['ConstraintError', 'noAuthenticator'],
  ['NotSupportedError', 'noAuthenticator'],
  ['UnknownError', 'noAuthenticator'],
  ['NotReadableError', 'noAuthenticator'],
  ['SecurityError', 'blocked'],
])

/**
 * Returns the reason for an error. Browsers report most actions of the person as NotAllowedError; only the elapsed
 * time identifies a time-out. Returns undefined for an error that does not come from an authenticator
 * (passkeys/faults).
 */
function failureReason(error: unknown, late: boolean, focused: boolean): CeremonyFailure | undefined {
  const name = error instanceof Error ? error.name : ''
  if (late && name === 'NotAllowedError') return 'timedOut'
  if (name === 'NotAllowedError' && !focused) return 'elsewhere'
  return REASONS.get(name)
}
