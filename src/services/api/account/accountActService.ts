import { proofDue, refusalAs } from 'src/services/api/refusalAs'
import type { Assertion } from 'src/services/browser/passkeys/ceremony'
import type { ActingUser } from 'src/services/http/call'
import { doneAs, request } from 'src/services/http/http'

/** Ends the trust in a device, which must then prove the second factor again (security-page/end-trust). */
export const endTrust = (id: string, acting: ActingUser = {}) =>
  request<'done' | 'signedOut'>('post', '/api/user/v1/security/trusted-devices/remove', {
    body: { id },
    acting,
    form: `endTrust ${id}`,
    read: doneAs('done'),
    refusals: { 401: () => 'signedOut' },
  })

/** Ends every session of the person except for this one (security-page/elsewhere). */
export const signOutElsewhere = (acting: ActingUser = {}) =>
  request<'done' | 'signedOut' | 'proveAgain'>('post', '/api/user/v1/security/sign-out-elsewhere', {
    acting,
    form: 'signOutElsewhere',
    read: doneAs('done'),
    refusals: { 401: () => 'signedOut', 403: proofDue },
  })

export type Proof = { password: string } | { credential: Assertion }

type ProofAnswer = 'proven' | 'wrong' | 'signedOut'

/** Proves the person's identity again in the current session (security-page/proof). */
export const proveAgain = (proof: Proof, acting: ActingUser = {}) =>
  request<ProofAnswer>('post', '/api/auth/v2/prove', {
    body: proof,
    acting,
    form: 'credential' in proof ? 'provePasskey' : 'provePassword',
    read: doneAs('proven'),
    refusals: { 400: refusalAs({ proofWrong: 'wrong' }), 401: () => 'signedOut' },
  })
