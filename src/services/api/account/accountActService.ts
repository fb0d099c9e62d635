import * as v from 'valibot'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { proofDue } from 'src/services/api/account/proofDue'
import type { Assertion } from 'src/services/browser/passkeys/ceremony'
import type { ActingUser } from 'src/services/http/actingUser'
import { doneAs } from 'src/services/http/answer/done'
import { request } from 'src/services/http/http'
import { ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'
import { jsonObject } from 'src/services/schemas'

// Separate from the other endpoints, which are in the first load.
const ENDPOINTS = {
  trust: '/api/user/v1/security/trusted-devices/remove',
  elsewhere: '/api/user/v1/security/sign-out-elsewhere',
  proof: '/api/auth/v2/prove',
} as const

/** Ends the trust in a device, which must then prove the second factor again (security-page/end-trust). */
export const endTrust = (id: string, acting: ActingUser = {}): Promise<'done' | 'signedOut'> =>
  request<'done' | 'signedOut'>({
    method: 'post',
    address: ENDPOINTS.trust,
    body: { id },
    acting,
    form: `endTrust ${id}`,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('done'),
    refusals: { 401: () => 'signedOut' },
  })

export type ElsewhereAnswer = 'done' | 'signedOut' | 'proveAgain'

/** Ends every session of the person except for this one (security-page/elsewhere). */
export const signOutElsewhere = (acting: ActingUser = {}): Promise<ElsewhereAnswer> =>
  request<ElsewhereAnswer>({
    method: 'post',
    address: ENDPOINTS.elsewhere,
    acting,
    form: 'signOutElsewhere',
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('done'),
    refusals: { 401: () => 'signedOut', 403: proofDue },
  })

export type Proof = { password: string } | { credential: Assertion }

export type ProofAnswer = 'proven' | 'wrong' | 'signedOut'

/** Proves the person's identity again in the current session (security-page/proof). */
export const proveAgain = (proof: Proof, acting: ActingUser = {}): Promise<ProofAnswer> =>
  request<ProofAnswer>({
    method: 'post',
    address: ENDPOINTS.proof,
    body: proof,
    acting,
    form: 'credential' in proof ? 'provePasskey' : 'provePassword',
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('proven'),
    refusals: { 400: wrongProof, 401: () => 'signedOut' },
  })

const wrongSchema = jsonObject({ code: v.literal('proofWrong') })

// The person can do nothing about any other 400.
function wrongProof(failure: Failure, body: unknown): ProofAnswer {
  if (!v.is(wrongSchema, body)) throw new ServiceError(failure)
  return 'wrong'
}
