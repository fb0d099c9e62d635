import * as v from 'valibot'
import { SECOND_MS } from 'src/constants/timings'
import type { ActingUser } from 'src/services/http/call'
import { bodyOf, request } from 'src/services/http/http'
import { jsonObject, between } from 'src/services/schemas'

/** The app that receives the code, and the proof of its request. */
interface NativeCodeRequest {
  clientId: string
  challenge: string
  /** The address at which the app waits; absent for a code that a person types. */
  address?: string
}

export type NativeCodeAnswer =
  | { kind: 'code'; code: string; lifeMs: number }
  | { kind: 'signedOut' }
  /** The app or its address is not on the server's list. */
  | { kind: 'unknownClient' }

const LONGEST_LIFE_S = 600
const codeSchema = jsonObject({
  code: v.pipe(v.string(), v.regex(/^[\w.~-]{8,512}$/)),
  expiresIn: between(1, LONGEST_LIFE_S),
})

/** Requests the code with which an app on this device signs in as the person of this session (addresses/native-code). */
export const createNativeCode = (
  { clientId, challenge, address }: NativeCodeRequest,
  acting: ActingUser = {},
) =>
  request<NativeCodeAnswer>('post', '/api/auth/v2/native-code', {
    body: { clientId, codeChallenge: challenge, ...(address !== undefined && { redirectUri: address }) },
    form: address === undefined ? 'typedCode' : 'nativeCode',
    acting,
    read: answer => {
      const { code, expiresIn } = bodyOf(codeSchema)(answer)
      return { kind: 'code', code, lifeMs: expiresIn * SECOND_MS }
    },
    refusals: { 400: () => ({ kind: 'unknownClient' }), 401: () => ({ kind: 'signedOut' }) },
  })
