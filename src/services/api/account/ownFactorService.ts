import * as v from 'valibot'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { proofDue } from 'src/services/api/account/proofDue'
import { recoveryCodesIn } from 'src/services/api/account/recoveryCodes'
import type { ActingUser } from 'src/services/http/actingUser'
import { done, doneAs } from 'src/services/http/answer/done'
import { bodyOf, request } from 'src/services/http/http'
import { ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'
import { otpauthKey } from 'src/services/otpauth'
import { jsonObject } from 'src/services/schemas'

// Separate from the other endpoints, which are in the first load.
const PAGE = '/api/user/v1/security'
const ENDPOINTS = {
  begin: `${PAGE}/authenticators/begin`,
  confirm: `${PAGE}/authenticators/confirm`,
  removal: `${PAGE}/authenticators/remove`,
  newCodes: `${PAGE}/recovery-codes/new`,
} as const

const signedOut = (): { kind: 'signedOut' } => ({ kind: 'signedOut' })
const proveAgain = (failure: Failure, body: unknown): { kind: 'proveAgain' } => ({
  kind: proofDue(failure, body),
})

export type BeginAnswer = { kind: 'begun'; uri: string } | { kind: 'signedOut' } | { kind: 'proveAgain' }

const beginSchema = jsonObject({
  uri: v.pipe(
    v.string(),
    v.check(uri => otpauthKey(uri) !== undefined),
  ),
})

/** Begins the set-up of an authenticator app. The server returns the address only to this session (security-page/set-up). */
export const beginAuthenticator = (acting: ActingUser = {}): Promise<BeginAnswer> =>
  request<BeginAnswer>({
    method: 'post',
    address: ENDPOINTS.begin,
    acting,
    form: 'setUpApp',
    limitMs: ACTION_LIMIT_MS,
    read: answer => ({ kind: 'begun', uri: bodyOf(beginSchema)(answer).uri }),
    refusals: { 401: signedOut, 403: proveAgain },
  })

/** `over`: the server has no such set-up any more. `recoveryCodes`: shown to the person only once. */
export type ConfirmedAnswer =
  { kind: 'kept'; recoveryCodes?: string[] } | { kind: 'wrong' } | { kind: 'over' } | { kind: 'signedOut' }

/** Confirms the app with the code that it shows (security-page/set-up). */
export const confirmAuthenticator = (code: string, acting: ActingUser = {}): Promise<ConfirmedAnswer> =>
  request<ConfirmedAnswer>({
    method: 'post',
    address: ENDPOINTS.confirm,
    body: { code },
    acting,
    form: 'confirmApp',
    limitMs: ACTION_LIMIT_MS,
    read: answer => {
      done(answer)
      return { kind: 'kept', ...recoveryCodesIn(answer.body) }
    },
    refusals: { 400: notConfirmed, 401: signedOut },
  })

const NOT_CONFIRMED = { codeWrong: { kind: 'wrong' }, setUpOver: { kind: 'over' } } as const
const notConfirmedSchema = jsonObject({ code: v.picklist(['codeWrong', 'setUpOver']) })

// The person can do nothing about any other 400, here and below.
function notConfirmed(failure: Failure, body: unknown): ConfirmedAnswer {
  const read = v.safeParse(notConfirmedSchema, body)
  if (!read.success) throw new ServiceError(failure)
  return NOT_CONFIRMED[read.output.code]
}

/** `last`: the company requires a second factor, and this is the only one. */
export type AppRemovalAnswer = 'done' | 'last' | 'signedOut' | 'proveAgain'

/** Removes an authenticator app. An app that is already gone counts as removed (security-page/remove-app). */
export const removeAuthenticator = (id: string, acting: ActingUser = {}): Promise<AppRemovalAnswer> =>
  request<AppRemovalAnswer>({
    method: 'post',
    address: ENDPOINTS.removal,
    body: { id },
    acting,
    form: `removeApp ${id}`,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('done'),
    refusals: { 400: lastFactor, 401: () => 'signedOut', 403: proofDue },
  })

const lastSchema = jsonObject({ code: v.literal('lastFactor') })

function lastFactor(failure: Failure, body: unknown): AppRemovalAnswer {
  if (!v.is(lastSchema, body)) throw new ServiceError(failure)
  return 'last'
}

export type NewCodesAnswer =
  { kind: 'made'; recoveryCodes: string[] } | { kind: 'signedOut' } | { kind: 'proveAgain' }

/** Creates new recovery codes, which the server returns only once; the previous ones become invalid (security-page/new-codes). */
export const makeRecoveryCodes = (acting: ActingUser = {}): Promise<NewCodesAnswer> =>
  request<NewCodesAnswer>({
    method: 'post',
    address: ENDPOINTS.newCodes,
    acting,
    form: 'newCodes',
    limitMs: ACTION_LIMIT_MS,
    read: ({ body }) => {
      const { recoveryCodes } = recoveryCodesIn(body)
      if (!recoveryCodes) throw new ServiceError({ kind: 'unreadable' })
      return { kind: 'made', recoveryCodes }
    },
    refusals: { 401: signedOut, 403: proveAgain },
  })
