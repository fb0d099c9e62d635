import * as v from 'valibot'
import { PASSKEY_CODES, PASSKEY_TIMEOUT_MS, PASSKEYS_PATH } from 'src/constants/passkeys'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { proofDue } from 'src/services/api/refusalAs'
import {
  factorDue,
  isDisabled,
  personOf,
  refusedSignIn,
  type SignInAnswer,
} from 'src/services/api/authService'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from 'src/services/browser/passkeys/ceremony'
import { requiredUserName } from 'src/services/api/session/sessionFacts'
import { creationOptions, requestOptions } from 'src/services/api/passkeys/webAuthnOptions'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { deviceHeaders, type DeviceInfo } from 'src/services/device/deviceInfo'
import type { ActingUser } from 'src/services/http/call'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { doneAs, bodyOf, request } from 'src/services/http/http'
import { jsonObject } from 'src/services/schemas'

/** The purpose of an assertion; `proof` proves the identity of a person who is already signed in again. */
export type PasskeyPurpose = 'signIn' | 'factor' | 'proof'

/** The options for the browser's passkey prompt, and the time until which the server accepts the result. */
export interface PasskeyRequest {
  options: RequestOptions
  ends: Deadline
}

const readRequest = bodyOf(requestOptions)

/** Requests the options for a passkey prompt, with their time as a deadline (passkeys/sign-in, passkeys/factor). */
export const fetchPasskeyRequest = (purpose: PasskeyPurpose) =>
  request<PasskeyRequest | 'signedOut'>('post', `${PASSKEYS_PATH}/authentication/options`, {
    body: { purpose },
    ...(purpose === 'proof' && { form: 'provePasskey' }),
    limitMs: READ_LIMIT_MS,
    read: answer => {
      const options = readRequest(answer)
      return { options, ends: deadlineIn(options.timeout ?? PASSKEY_TIMEOUT_MS) }
    },
    refusals: { 401: () => 'signedOut' },
  })

export type PasskeyAnswer =
  | { kind: 'known'; username: string; answer: SignInAnswer }
  | { kind: 'refused'; answer: SignInAnswer }
  /** The server does not know this passkey, or no longer knows it, and names it in the rejection. */
  | { kind: 'unknown' }

/** Returns whether a rejection names this passkey as unknown: only then may the app signal the device, which may delete it (passkeys/unknown). */
const isUnknown = (body: unknown, credentialId: string): boolean =>
  v.is(jsonObject({ code: v.literal(PASSKEY_CODES.unknown), credentialId: v.literal(credentialId) }), body)

/** Signs in by passkey. The answers are those of a sign-in by password, with the name of the person (passkeys/sign-in). */
export const signInByPasskey = (
  credential: Assertion,
  device: DeviceInfo | undefined,
): Promise<PasskeyAnswer> => {
  const refused = (failure: { text?: string }): PasskeyAnswer => ({
    kind: 'refused',
    answer: refusedSignIn(failure),
  })
  return request<PasskeyAnswer>('post', `${PASSKEYS_PATH}/authentication/verify`, {
    body: { credential },
    headers: deviceHeaders(device),
    disprovesReport: true,
    read: answer => ({
      kind: 'known',
      username: requiredUserName(answer),
      answer: answer.status === 202 ? factorDue(answer) : { kind: 'signedIn', person: personOf(answer) },
    }),
    refusals: {
      401: refused,
      403: (failure, body) =>
        isDisabled(body) ? { kind: 'refused', answer: { kind: 'accountDisabled' } } : refused(failure),
      404: (failure, body) => {
        if (!isUnknown(body, credential.id)) throw new ServiceError(failure)
        return { kind: 'unknown' }
      },
    },
  })
}

/** Requests the options for a new passkey of the signed-in person (passkeys/offer, security-page/proof). */
export const fetchPasskeyCreation = (acting: ActingUser = {}) =>
  request<CreationOptions | 'signedOut' | 'proveAgain'>('post', `${PASSKEYS_PATH}/registration/options`, {
    acting,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(creationOptions),
    refusals: { 401: () => 'signedOut', 403: proofDue },
  })

export type KeepAnswer =
  | 'kept'
  | 'signedOut'
  /** The server has rejected this passkey, and names it in the rejection. */
  | { kind: 'notKept'; failure: Failure }

/** Registers a new passkey at the server (passkeys/offer). */
export const keepPasskey = (credential: Attestation, acting: ActingUser = {}) =>
  request<KeepAnswer>('post', `${PASSKEYS_PATH}/registration/verify`, {
    body: { credential },
    acting,
    read: doneAs('kept'),
    refusals: {
      400: (failure, body) => {
        if (!isUnknown(body, credential.id)) throw new ServiceError(failure)
        return { kind: 'notKept', failure }
      },
      401: () => 'signedOut',
    },
  })
