import * as v from 'valibot'
import { PASSKEY_CODES, PASSKEY_TIMEOUT_MS, PASSKEYS_PATH } from 'src/constants/passkeys'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { proofDue } from 'src/services/api/refusalAs'
import type { Attestation, CreationOptions, RequestOptions } from 'src/services/browser/passkeys/ceremony'
import { creationOptions, requestOptions } from 'src/services/api/passkeys/webAuthnOptions'
import { type Deadline, deadlineIn } from 'src/services/clock'
import type { ActingUser } from 'src/services/http/call'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { doneAs, bodyOf, request } from 'src/services/http/http'
import { jsonObject } from 'src/services/schemas'

/** The purpose of an assertion; `proof` proves the identity of a person who is already signed in again. */
type PasskeyPurpose = 'signIn' | 'factor' | 'proof'

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

/** Returns whether a rejection names this passkey as unknown: only then may the app signal the device, which may delete it (passkeys/unknown). */
export const isUnknown = (body: unknown, credentialId: string): boolean =>
  v.is(jsonObject({ code: v.literal(PASSKEY_CODES.unknown), credentialId: v.literal(credentialId) }), body)

/** Requests the options for a new passkey of the signed-in person (passkeys/offer, security-page/proof). */
export const fetchPasskeyCreation = (acting: ActingUser = {}) =>
  request<CreationOptions | 'signedOut' | 'proveAgain'>('post', `${PASSKEYS_PATH}/registration/options`, {
    acting,
    limitMs: READ_LIMIT_MS,
    read: bodyOf(creationOptions),
    refusals: { 401: () => 'signedOut', 403: proofDue },
  })

type KeepAnswer =
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
