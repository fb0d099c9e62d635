import { SECOND_MS } from 'src/constants/timings'
import { refusalAs } from 'src/services/api/refusalAs'
import { timeStamp } from 'src/services/api/timeStamp'
import type { ActingUser } from 'src/services/http/call'
import { doneAs, bodyOf, request } from 'src/services/http/http'
import { jsonObject, present, between, line } from 'src/services/schemas'

/** The computer's request to the person on the phone. It contains only facts that the server itself has recorded. */
export interface PhoneRequest {
  kind: 'asked'
  /** Milliseconds since the epoch. */
  requestedAtMs?: number
  place?: string
  device?: string
  lifeMs: number
}

export type PhoneRequestAnswer = PhoneRequest | { kind: 'unknown' } | { kind: 'signedOut' }

const LINE_MAX = 100
const LONGEST_LIFE_S = 1800
const requestSchema = jsonObject({
  requestedAt: timeStamp,
  place: line(LINE_MAX),
  device: line(LINE_MAX),
  expiresIn: between(1, LONGEST_LIFE_S),
})

/** A bare 404 proves nothing: a proxy may have sent it. */
const unknown = refusalAs({ phoneRequestUnknown: { kind: 'unknown' } })
const signedOut = (): { kind: 'signedOut' } => ({ kind: 'signedOut' })

/** Opens the request of a code in this session; the computer then shows the number to enter (phone/open). */
export const openPhoneRequest = (userCode: string, acting: ActingUser = {}) =>
  request<PhoneRequestAnswer>('post', '/api/auth/v2/phone-sign-in/request', {
    body: { userCode },
    acting,
    form: 'phoneCode',
    read: answer => {
      const { requestedAt, place, device, expiresIn } = bodyOf(requestSchema)(answer)
      return {
        kind: 'asked',
        ...present({ requestedAtMs: requestedAt, place, device }),
        lifeMs: expiresIn * SECOND_MS,
      }
    },
    refusals: { 401: signedOut, 404: unknown },
  })

/** An approval contains the number that the computer shows. */
export type PhoneVerdict = { approve: true; number: string } | { approve: false }

export type PhoneVerdictAnswer =
  | { kind: 'done' }
  /** The number differs from the computer's, so the server has rejected the request. */
  | { kind: 'wrongNumber' }
  | { kind: 'unknown' }
  | { kind: 'signedOut' }

/** Sends the person's answer, which the server accepts only once (phone/answer). */
export const answerPhoneRequest = (userCode: string, verdict: PhoneVerdict, acting: ActingUser = {}) =>
  request<PhoneVerdictAnswer>('post', '/api/auth/v2/phone-sign-in/answer', {
    body: { userCode, ...verdict },
    acting,
    form: 'phoneAnswer',
    read: doneAs({ kind: 'done' }),
    refusals: { 400: refusalAs({ phoneNumberWrong: { kind: 'wrongNumber' } }), 401: signedOut, 404: unknown },
  })
