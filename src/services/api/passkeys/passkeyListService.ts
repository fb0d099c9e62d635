import * as v from 'valibot'
import { PASSKEY_CODES, PASSKEY_ENDPOINTS } from 'src/constants/passkeys'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { proofDue } from 'src/services/api/account/proofDue'
import { base64url, userHandle } from 'src/services/api/passkeys/webAuthnOptions'
import { timeStamp } from 'src/services/api/timeStamp'
import type { ActingUser } from 'src/services/http/actingUser'
import { doneAs } from 'src/services/http/answer/done'
import { bodyOf, request } from 'src/services/http/http'
import { ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'
import { jsonObject, lenient, listOf } from 'src/services/schemas'

/** One of the person's passkeys, as the server lists it (passkeys/list). */
export interface Passkey {
  id: string
  name: string
  /** Milliseconds since the epoch; null if it was never used, absent if the server does not know. */
  usedMs?: number | null
}

const passkeySchema = jsonObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: lenient(v.string()),
  lastUsedAt: timeStamp,
})

/** The owner of the passkeys: the user handle that devices know, and the names at the server. */
export interface PasskeyUser {
  /** The handle, base64url. */
  id: string
  name?: string
  displayName?: string
}

export interface PasskeyList {
  rpId: string | undefined
  list: Passkey[]
  /** Whether every item was readable. A device that gets an incomplete list would hide a valid passkey. */
  whole: boolean
  user?: PasskeyUser
}

const words = lenient(v.pipe(v.string(), v.minLength(1)))
const listSchema = jsonObject({
  rpId: words,
  userId: lenient(userHandle),
  userName: words,
  displayName: words,
  passkeys: v.array(v.unknown()),
})

export type PasskeysAnswer = ({ kind: 'list' } & PasskeyList) | { kind: 'signedOut' }

/** Requests the passkeys of the signed-in person; omits items that cannot be read (passkeys/list). */
export const fetchPasskeys = (): Promise<PasskeysAnswer> =>
  request<PasskeysAnswer>({
    method: 'get',
    address: PASSKEY_ENDPOINTS.list,
    limitMs: READ_LIMIT_MS,
    read: answer => {
      const { passkeys, ...facts } = bodyOf(listSchema)(answer)
      const list = v.parse(listOf(passkeySchema), passkeys).map(({ id, name, lastUsedAt }) => ({
        id,
        name: name ?? '',
        ...(lastUsedAt !== undefined && { usedMs: lastUsedAt }),
      }))
      const whole = list.length === passkeys.length && list.every(({ id }) => v.is(base64url, id))
      return { kind: 'list', rpId: facts.rpId ?? undefined, list, whole, ...userOf(facts) }
    },
    refusals: { 401: () => ({ kind: 'signedOut' }) },
  })

function userOf({ userId, userName, displayName }: Omit<v.InferOutput<typeof listSchema>, 'passkeys'>): {
  user?: PasskeyUser
} {
  if (userId == null) return {}
  return {
    user: {
      id: userId,
      ...(userName != null && { name: userName }),
      ...(displayName != null && { displayName }),
    },
  }
}

const removedSchema = jsonObject({ code: v.literal(PASSKEY_CODES.removed) })

export type RemovalAnswer = 'removed' | 'signedOut' | 'proveAgain'

/**
 * Removes a passkey at the server. A passkey that is gone counts as removed if the server names it in the rejection;
 * a bare 404 may come from a proxy (passkeys/remove).
 */
export const removePasskey = (id: string, acting: ActingUser = {}): Promise<RemovalAnswer> =>
  request<RemovalAnswer>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.removal,
    body: { id },
    acting,
    form: `removePasskey ${id}`,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('removed'),
    refusals: {
      401: () => 'signedOut',
      403: proofDue,
      404: goneAs('removed'),
    },
  })

function goneAs<T>(outcome: T) {
  return (failure: Failure, body: unknown): T => {
    if (!v.is(removedSchema, body)) throw new ServiceError(failure)
    return outcome
  }
}

export type NamingAnswer = 'named' | 'gone' | 'signedOut'

/** Renames a passkey at the server (security-page/passkeys). */
export const renamePasskey = (
  { id, name }: { id: string; name: string },
  acting: ActingUser = {},
): Promise<NamingAnswer> =>
  request<NamingAnswer>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.naming,
    body: { id, name },
    acting,
    form: `renamePasskey ${id}`,
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('named'),
    refusals: { 401: () => 'signedOut', 404: goneAs('gone') },
  })
