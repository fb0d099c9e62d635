import * as v from 'valibot'
import { PASSKEY_ENDPOINTS } from 'src/constants/passkeys'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { deviceHeaders, personOf, refusedSignIn, type SignInAnswer } from 'src/services/api/authService'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from 'src/services/browser/passkeys/ceremony'
import type { DeviceInfo } from 'src/services/device/deviceInfo'
import { doneAs } from 'src/services/http/done'
import { bodyOf, request } from 'src/services/http/http'
import { isPlainObject, jsonObject } from 'src/services/schemas'

const text = v.pipe(v.string(), v.minLength(1))
const withChallenge = jsonObject({ challenge: text })
const withUser = jsonObject({ challenge: text, rp: v.custom(isPlainObject), user: jsonObject({ id: text }) })

// The browser reads the rest; what stands there is WebAuthn's own JSON, and goes on as it came.
const requestOptions = v.custom<RequestOptions>(options => v.safeParse(withChallenge, options).success)
const creationOptions = v.custom<CreationOptions>(options => v.safeParse(withUser, options).success)

/** What an assertion is for: to sign in, or to prove the second factor of the sign-in under way. */
export type PasskeyPurpose = 'signIn' | 'factor'

/** The options of a request for a passkey (passkeys/sign-in, passkeys/factor). */
export const fetchPasskeyRequest = (purpose: PasskeyPurpose): Promise<RequestOptions | 'signedOut'> =>
  request<RequestOptions | 'signedOut'>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.request,
    body: { purpose },
    limitMs: READ_LIMIT_MS,
    read: bodyOf(requestOptions),
    refusals: { 401: () => 'signedOut' },
  })

const identitySchema = jsonObject({ userName: text })

export type PasskeyAnswer =
  | { kind: 'known'; username: string; answer: SignInAnswer }
  | { kind: 'refused'; answer: SignInAnswer }
  /** The server knows no such passkey, or no more. */
  | { kind: 'unknown' }

/** Signs in by passkey; the answers are those of a sign-in by password, with the name of the person (passkeys/sign-in). */
export const signInByPasskey = (
  credential: Assertion,
  device: DeviceInfo | undefined,
): Promise<PasskeyAnswer> => {
  const refused = (failure: { text?: string }): PasskeyAnswer => ({
    kind: 'refused',
    answer: refusedSignIn(failure),
  })
  return request<PasskeyAnswer>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.signIn,
    body: { credential },
    headers: deviceHeaders(device),
    limitMs: ACTION_LIMIT_MS,
    read: answer => ({
      kind: 'known',
      username: bodyOf(identitySchema)(answer).userName,
      answer:
        answer.status === 202 ? { kind: 'secondFactorDue' } : { kind: 'signedIn', person: personOf(answer) },
    }),
    refusals: { 401: refused, 403: refused, 404: () => ({ kind: 'unknown' }) },
  })
}

/** The options for a new passkey of the person who is signed in (passkeys/offer). */
export const fetchPasskeyCreation = (): Promise<CreationOptions | 'signedOut'> =>
  request<CreationOptions | 'signedOut'>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.creation,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(creationOptions),
    refusals: { 401: () => 'signedOut' },
  })

/** Keeps a new passkey at the server (passkeys/offer). */
export const keepPasskey = (credential: Attestation): Promise<'kept' | 'signedOut'> =>
  request<'kept' | 'signedOut'>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.registration,
    body: { credential },
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('kept'),
    refusals: { 401: () => 'signedOut' },
  })
