import * as v from 'valibot'
import { READ_LIMIT_MS, SECOND_MS } from 'src/constants/timings'
import { type SignedIn, signInSchema } from 'src/services/api/authService'
import { refusalAs } from 'src/services/api/refusalAs'
import { requiredUserName } from 'src/services/api/session/sessionFacts'
import { serverAddress } from 'src/services/addresses/trustedAddress'
import { deviceHeaders } from 'src/services/device/deviceHeaders'
import type { DeviceInfo } from 'src/services/device/deviceInfo'
import { bodyOf, request } from 'src/services/http/http'
import type { Answer } from 'src/services/http/call'
import { ServiceError } from 'src/services/http/serviceError'
import { jsonObject, nullish, between } from 'src/services/schemas'

/** A sign-in that waits for a phone. The device code is a secret of this page; the user code is shown. */
export interface PhoneSignIn {
  deviceCode: string
  userCode: string
  /** The validated address for the phone. */
  address: string
  lifeMs: number
  pauseMs: number
}

const LONGEST_LIFE_S = 1800
const LONGEST_PAUSE_S = 60
const LONGEST_SLOW_PAUSE_S = 300

const beginSchema = jsonObject({
  deviceCode: v.pipe(v.string(), v.minLength(22), v.maxLength(512)),
  userCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,12}$/)),
  verificationUri: v.string(),
  expiresIn: between(1, LONGEST_LIFE_S),
  interval: between(1, LONGEST_PAUSE_S),
})

/** Requests the codes of a sign-in that a phone approves (phone/begin). */
export const beginPhoneSignIn = (): Promise<PhoneSignIn> =>
  request('post', '/api/auth/v2/phone-sign-in', {
    form: 'phone',
    read: answer => {
      const { deviceCode, userCode, verificationUri, expiresIn, interval } = bodyOf(beginSchema)(answer)
      const address = serverAddress(verificationUri)
      if (address === undefined) throw new ServiceError({ kind: 'unreadable' })
      return {
        deviceCode,
        userCode,
        address,
        lifeMs: expiresIn * SECOND_MS,
        pauseMs: interval * SECOND_MS,
      }
    },
  })

export type PhoneSignInAnswer =
  | { kind: 'signedIn'; username: string; person: SignedIn }
  | { kind: 'waiting' }
  /** A phone has opened the request, and the person enters the number on it. */
  | { kind: 'comparing'; number: string }
  /** The page polled too often. The pause applies from now on, if the server sends one. */
  | { kind: 'slowDown'; pauseMs?: number }
  | { kind: 'denied' }
  | { kind: 'expired' }

const pendingSchema = v.union([
  jsonObject({ state: v.literal('waiting') }),
  jsonObject({ state: v.literal('comparing'), number: v.pipe(v.string(), v.regex(/^[1-9]\d$/)) }),
  jsonObject({ state: v.literal('slowDown'), interval: nullish(between(1, LONGEST_SLOW_PAUSE_S)) }),
])

function pendingOf(answer: Answer): PhoneSignInAnswer {
  const body = bodyOf(pendingSchema)(answer)
  switch (body.state) {
    case 'waiting':
      return { kind: 'waiting' }
    case 'comparing':
      return { kind: 'comparing', number: body.number }
    case 'slowDown':
      return { kind: 'slowDown', ...(body.interval != null && { pauseMs: body.interval * SECOND_MS }) }
  }
}

/** Requests whether the phone has answered; its approval signs this browser in (phone/poll). */
export const pollPhoneSignIn = (deviceCode: string, device: DeviceInfo | undefined) =>
  request<PhoneSignInAnswer>('post', '/api/auth/v2/phone-sign-in/status', {
    body: { deviceCode },
    headers: deviceHeaders(device),
    disprovesReport: true,
    limitMs: READ_LIMIT_MS,
    read: answer =>
      answer.status === 202
        ? pendingOf(answer)
        : {
            kind: 'signedIn',
            username: requiredUserName(answer),
            person: bodyOf(signInSchema)(answer),
          },
    // A rejection without a code for the end may come from a proxy.
    refusals: {
      400: refusalAs({ phoneSignInDenied: { kind: 'denied' }, phoneSignInExpired: { kind: 'expired' } }),
    },
  })
