import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import type { ActingUser } from 'src/services/http/actingUser'
import { refusedPassword, onlyRefusedPassword, type RefusedPassword } from 'src/services/api/refusedPassword'
import { doneAs } from 'src/services/http/done'
import { type Answer, bodyOf, request } from 'src/services/http/http'
import { nullish, lenient, jsonObject } from 'src/services/schemas'

const phoneSchema = jsonObject({ reference: nullish(v.string()), isGuest: lenient(v.boolean()) })

export const verificationMethodsSchema = v.custom<unknown[] | null>(
  value => value === null || Array.isArray(value),
)

/** What is known of the phone that a reset goes by (storage/phone-info). */
export interface PhoneInfo {
  /** Its last digits. */
  reference: string
  isGuest: boolean
}

export type ResetPhone =
  | { kind: 'phone'; info: PhoneInfo }
  /** The account has no phone. */
  | { kind: 'noPhone' }
  /** The account has no means of reset, or extra security. */
  | { kind: 'notAutomatic' }
  | { kind: 'unknownUser' }

const notAutomatic = (): ResetPhone => ({ kind: 'notAutomatic' })

function phoneOf(answer: Answer): ResetPhone {
  if (answer.body === '') return notAutomatic()
  const [first] = bodyOf(verificationMethodsSchema)(answer) ?? []
  if (first === undefined) return notAutomatic()
  const { reference, isGuest } = bodyOf(phoneSchema)({ ...answer, body: first })
  if (!reference) return { kind: 'noPhone' }
  return { kind: 'phone', info: { reference, isGuest: isGuest ?? false } }
}

/** The phone by which a username's password can be reset (password-reset/phone). */
export const findResetPhone = (login: string): Promise<ResetPhone> =>
  request<ResetPhone>({
    method: 'get',
    address: ENDPOINTS.verificationMethods,
    query: { login },
    limitMs: ACTION_LIMIT_MS,
    read: phoneOf,
    refusals: { 401: notAutomatic, 404: () => ({ kind: 'unknownUser' }) },
  })

const METHOD = 'sms'

/** Sends a code to the number that the person typed, `+` and digits, if it is the one on file (password-reset/number). */
export const sendResetCode = (login: string, phone: string): Promise<'sent' | 'otherNumber'> =>
  request<'sent' | 'otherNumber'>({
    method: 'post',
    address: ENDPOINTS.sendVerificationMessage,
    body: { login, verificationMethodType: METHOD, reference: phone },
    credentials: true,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('sent'),
    refusals: { 400: () => 'otherNumber' },
  })

/** Checks the six digits of the text message (password-reset/code-answers). */
export const checkResetCode = (code: string): Promise<'verified' | 'invalid'> =>
  request<'verified' | 'invalid'>({
    method: 'put',
    address: ENDPOINTS.verifyUser,
    body: { verificationMessage: code, verificationMethodType: METHOD },
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('verified'),
    refusals: { 403: () => 'invalid' },
  })

export type NewPasswordAnswer =
  | 'saved'
  | 'prohibited'
  /** The verification has run out. */
  | 'tooLate'
  | RefusedPassword

/** Sets a new password for the person who has proved the code (password-reset/set-answers). */
export const resetPassword = (newPassword: string, acting: ActingUser = {}): Promise<NewPasswordAnswer> =>
  request<NewPasswordAnswer>({
    method: 'put',
    address: ENDPOINTS.setNewPassword,
    body: { newPassword },
    acting,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('saved'),
    refusals: {
      400: onlyRefusedPassword,
      403: () => 'tooLate',
      409: (failure, body) => refusedPassword(failure, body) ?? 'prohibited',
    },
  })
