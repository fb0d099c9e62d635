import * as v from 'valibot'
import type { ProofName } from 'src/constants/journeys'
import {
  changeReason,
  type PasswordChangeDue,
  passwordChangeIn,
  type SessionUserName,
  sessionUserName,
} from 'src/services/api/session/sessionFacts'
import { deviceHeaders } from 'src/services/device/deviceHeaders'
import type { DeviceInfo } from 'src/services/device/deviceInfo'
import { bodyOf, request } from 'src/services/http/http'
import type { Answer } from 'src/services/http/call'
import { type Proof, isProofName, requiredProof, type RequiredProof } from 'src/services/proof/proof'
import { nullish, lenient, isPlainObject, jsonObject, present } from 'src/services/schemas'
import { ServiceError } from 'src/services/http/serviceError'

export interface Credentials {
  username: string
  password: string
}

export const signInSchema = jsonObject({
  type: nullish(v.string()),
  userId: nullish(v.custom<string | number>(id => typeof id === 'string' || typeof id === 'number')),
  autoLoginEnabled: nullish(v.boolean()),
  passwordExpiresIn: nullish(v.number()),
  passwordIsActivationCode: nullish(v.boolean()),
  passwordChange: changeReason,
  // Optional: no sign-in depends on an extension.
  passkeyOffer: lenient(v.boolean()),
})

/** The facts of an accepted sign-in. The company settings replace an absent field (sign-in/answer-outranks). */
export type SignedIn = v.InferOutput<typeof signInSchema>

/** Reads the person in a 200. A body with an error and without any field of a person is not a valid response (sign-in/not-a-yes). */
export function personOf(answer: Answer): SignedIn {
  const person = bodyOf(signInSchema)(answer)
  const { error, message, success } = answer.body as Record<string, unknown>
  const named = Object.values(person).some(value => value !== undefined)
  if ((error || message || success === false) && !named) {
    throw new ServiceError({ kind: 'unreadable' })
  }
  return person
}

export type SignInAnswer =
  | ({ kind: 'signedIn'; person: SignedIn } & SessionUserName)
  | ({ kind: 'secondFactorDue' } & PasswordChangeDue & SessionUserName)
  /** `proof`: the proof that the server requires of the next attempt. */
  | { kind: 'refused'; proof?: RequiredProof }
  /** The server has not checked the password: it requires this proof first, or another one of its kind. */
  | { kind: 'proofRequired'; name: ProofName; proof?: RequiredProof }
  | { kind: 'phoneNotRegistered' }
  /** The credential was correct, but the company has disabled the account. */
  | { kind: 'accountDisabled' }

const PHONE_NOT_REGISTERED = 'User phone is not registered'

export function refusedSignIn({ text }: { text?: string }, body?: unknown): SignInAnswer {
  if (text === PHONE_NOT_REGISTERED) return { kind: 'phoneNotRegistered' }
  const { code } = isPlainObject(body) ? (body as Record<string, unknown>) : {}
  const proof = requiredProof(body)
  return {
    ...(isProofName(code) ? { kind: 'proofRequired', name: code } : { kind: 'refused' }),
    ...present({ proof }),
  }
}

/** Returns whether the body of a 403 reports a correct credential for an account that the company has disabled (sign-in/account-disabled). */
export const isDisabled = (body: unknown): boolean =>
  isPlainObject(body) && 'code' in body && body.code === 'accountDisabled'

/** Reads a 202 to a sign-in: any body is valid (sign-in/factor-due). */
export const factorDue = ({ body }: Answer): Extract<SignInAnswer, { kind: 'secondFactorDue' }> => ({
  kind: 'secondFactorDue',
  ...passwordChangeIn(body),
})

/**
 * Signs in by password, with the proof that the server requires. A wrong password and a second factor are answers,
 * not failures (sign-in/refused, sign-in/factor-due).
 */
export const signIn = ({ username, password }: Credentials, device: DeviceInfo | undefined, proof?: Proof) =>
  request<SignInAnswer>('post', '/api/auth/v2/login', {
    body: { userName: username, password, ...proof },
    headers: deviceHeaders(device),
    form: 'password',
    read: answer => ({
      ...(answer.status === 202 ? factorDue(answer) : { kind: 'signedIn', person: personOf(answer) }),
      ...sessionUserName(answer),
    }),
    refusals: {
      401: refusedSignIn,
      403: (failure, body) => (isDisabled(body) ? { kind: 'accountDisabled' } : refusedSignIn(failure, body)),
    },
  })
