import { proofDue, refusalAs } from 'src/services/api/refusalAs'
import { recoveryCodesIn } from 'src/services/api/account/recoveryCodes'
import type { Assertion } from 'src/services/browser/passkeys/ceremony'
import type { ActingUser } from 'src/services/http/call'
import { done, doneAs, bodyOf, request } from 'src/services/http/http'
import { ServiceError } from 'src/services/http/serviceError'
import { otpauthKey } from 'src/services/otpauth'
import { jsonObject, textLike } from 'src/services/schemas'

const PAGE = '/api/user/v1/security'

const signedOut = (): { kind: 'signedOut' } => ({ kind: 'signedOut' })
const proofAsked = refusalAs({ proveAgain: { kind: 'proveAgain' } })

type BeginAnswer = { kind: 'begun'; uri: string } | { kind: 'signedOut' } | { kind: 'proveAgain' }

const beginSchema = jsonObject({ uri: textLike(uri => otpauthKey(uri) !== undefined) })

/** Begins the set-up of an authenticator app. The server returns the address only to this session (security-page/set-up). */
export const beginAuthenticator = (acting: ActingUser = {}) =>
  request<BeginAnswer>('post', `${PAGE}/authenticators/begin`, {
    acting,
    form: 'setUpApp',
    read: answer => ({ kind: 'begun', uri: bodyOf(beginSchema)(answer).uri }),
    refusals: { 401: signedOut, 403: proofAsked },
  })

/** `over`: the server has no such set-up any more. `recoveryCodes`: shown to the person only once. */
type ConfirmedAnswer =
  { kind: 'kept'; recoveryCodes?: string[] } | { kind: 'wrong' } | { kind: 'over' } | { kind: 'signedOut' }

/** Confirms the app with the code that it shows (security-page/set-up). */
export const confirmAuthenticator = (code: string, acting: ActingUser = {}) =>
  request<ConfirmedAnswer>('post', `${PAGE}/authenticators/confirm`, {
    body: { code },
    acting,
    form: 'confirmApp',
    read: answer => {
      done(answer)
      return { kind: 'kept', ...recoveryCodesIn(answer.body) }
    },
    refusals: {
      400: refusalAs({ codeWrong: { kind: 'wrong' }, setUpOver: { kind: 'over' } }),
      401: signedOut,
    },
  })

/** `last`: the company requires a second factor, and this is the only one. */
type AppRemovalAnswer = 'done' | 'last' | 'signedOut' | 'proveAgain'

/** Removes an authenticator app. An app that is already gone counts as removed (security-page/remove-app). */
export const removeAuthenticator = (id: string, acting: ActingUser = {}) =>
  request<AppRemovalAnswer>('post', `${PAGE}/authenticators/remove`, {
    body: { id },
    acting,
    form: `removeApp ${id}`,
    read: doneAs('done'),
    refusals: { 400: refusalAs({ lastFactor: 'last' }), 401: () => 'signedOut', 403: proofDue },
  })

type NewCodesAnswer =
  { kind: 'made'; recoveryCodes: string[] } | { kind: 'signedOut' } | { kind: 'proveAgain' }

/** Creates new recovery codes, which the server returns only once; the previous ones become invalid (security-page/new-codes). */
export const makeRecoveryCodes = (acting: ActingUser = {}) =>
  request<NewCodesAnswer>('post', `${PAGE}/recovery-codes/new`, {
    acting,
    form: 'newCodes',
    read: ({ body }) => {
      const { recoveryCodes } = recoveryCodesIn(body)
      if (!recoveryCodes) throw new ServiceError({ kind: 'unreadable' })
      return { kind: 'made', recoveryCodes }
    },
    refusals: { 401: signedOut, 403: proofAsked },
  })

/** Ends the trust in a device, which must then prove the second factor again (security-page/end-trust). */
export const endTrust = (id: string, acting: ActingUser = {}) =>
  request<'done' | 'signedOut'>('post', `${PAGE}/trusted-devices/remove`, {
    body: { id },
    acting,
    form: `endTrust ${id}`,
    read: doneAs('done'),
    refusals: { 401: () => 'signedOut' },
  })

/** Ends every session of the person except for this one (security-page/elsewhere). */
export const signOutElsewhere = (acting: ActingUser = {}) =>
  request<'done' | 'signedOut' | 'proveAgain'>('post', `${PAGE}/sign-out-elsewhere`, {
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
