import * as v from 'valibot'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import type { ActingUser, Answer } from 'src/services/http/call'
import {
  refusedPassword,
  onlyRefusedPassword,
  type RefusedPassword,
} from 'src/services/api/password/refusedPassword'
import { doneAs, bodyOf, request } from 'src/services/http/http'
import { nullish, lenient, isPlainObject, jsonObject, present, textLike } from 'src/services/schemas'
import { isReferenceOf } from 'src/services/stepExtras'

const SEND_VERIFICATION_MESSAGE = '/api/auth/v2/reset-password/send-verification-message'

const phoneSchema = jsonObject({ reference: nullish(v.string()), isGuest: lenient(v.boolean()) })

/** Marks an entry as an e-mail address; any other entry is a phone number. */
const emailSchema = jsonObject({
  verificationMethodType: v.literal('email'),
  reference: textLike(text => isReferenceOf('email', text)),
  isGuest: lenient(v.boolean()),
})

export const verificationMethodsSchema = v.custom<unknown[] | null>(
  value => value === null || Array.isArray(value),
)

/** The destinations for the code of a reset, at least one of the two (storage/phone-info). */
export interface ResetInfo {
  /** The last digits of the phone. */
  reference?: string | undefined
  /** The address, as the server masks it (password-reset/email). */
  email?: string | undefined
  isGuest: boolean
}

export type ResetPhone =
  | { kind: 'found'; info: ResetInfo }
  | { kind: 'noPhone' }
  /** The account has no way to reset the password, or has additional protection. */
  | { kind: 'notAutomatic' }
  | { kind: 'unknownUser' }

const notAutomatic = (): ResetPhone => ({ kind: 'notAutomatic' })

function phoneOf(answer: Answer): ResetPhone {
  if (answer.body === '') return notAutomatic()
  const methods = bodyOf(verificationMethodsSchema)(answer) ?? []
  const first = methods.find(method => !isByEmail(method))
  const phone = first === undefined ? undefined : bodyOf(phoneSchema)({ ...answer, body: first })
  const [mail] = methods.flatMap(method => {
    const read = v.safeParse(emailSchema, method)
    return read.success ? [read.output] : []
  })
  const reference = phone?.reference
  const isGuest = (phone ?? mail)?.isGuest ?? false
  if (reference || mail)
    return {
      kind: 'found',
      info: { ...present({ reference, email: mail?.reference }), isGuest },
    }
  return phone ? { kind: 'noPhone' } : notAutomatic()
}

const isByEmail = (method: unknown): boolean =>
  isPlainObject(method) && 'verificationMethodType' in method && method.verificationMethodType === 'email'

/** Requests the phone or the mailbox with which a username's password can be reset (password-reset/phone, password-reset/email). */
export const findResetPhone = (login: string) =>
  request<ResetPhone>('get', '/api/auth/v2/reset-password/verification-methods', {
    query: { login },
    limitMs: ACTION_LIMIT_MS,
    read: phoneOf,
    refusals: { 401: notAutomatic, 404: () => ({ kind: 'unknownUser' }) },
  })

const METHOD = 'sms'

/** Sends a code to the number that the person typed, `+` and digits, if it is the stored one (password-reset/number). */
export const sendResetCode = (login: string, phone: string) =>
  request<'sent' | 'otherNumber'>('post', SEND_VERIFICATION_MESSAGE, {
    body: { login, verificationMethodType: METHOD, reference: phone },
    credentials: true,
    form: 'sendCode',
    read: doneAs('sent'),
    refusals: { 400: () => 'otherNumber' },
  })

/** Sends a code to the stored e-mail address (password-reset/email). */
export const mailResetCode = (login: string) =>
  request<'sent'>('post', SEND_VERIFICATION_MESSAGE, {
    body: { login, verificationMethodType: 'email' },
    credentials: true,
    form: 'sendCode',
    read: doneAs('sent'),
  })

/** Checks the six digits of the code (password-reset/code-answers). */
export const checkResetCode = (code: string, method: typeof METHOD | 'email' = METHOD) =>
  request<'verified' | 'invalid'>('put', '/api/auth/v2/reset-password/verify-user', {
    body: { verificationMessage: code, verificationMethodType: method },
    form: 'checkCode',
    read: doneAs('verified'),
    refusals: { 403: () => 'invalid' },
  })

/** `tookTooLong`: the verification has expired. */
type NewPasswordAnswer = 'saved' | 'prohibitedPassword' | 'tookTooLong' | RefusedPassword

/** Sets a new password for the person who has proven the code (password-reset/set-answers). */
export const resetPassword = (newPassword: string, acting: ActingUser = {}) =>
  request<NewPasswordAnswer>('put', '/api/auth/v2/reset-password/set-new-password', {
    body: { newPassword },
    acting,
    form: 'newPassword',
    read: doneAs('saved'),
    refusals: {
      400: onlyRefusedPassword,
      403: () => 'tookTooLong',
      409: (failure, body) => refusedPassword(failure, body) ?? 'prohibitedPassword',
    },
  })
