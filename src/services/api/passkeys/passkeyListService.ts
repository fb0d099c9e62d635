import * as v from 'valibot'
import { PASSKEY_CODES, PASSKEYS_PATH } from 'src/constants/passkeys'
import { proofDue, refusalAs } from 'src/services/api/refusalAs'
import { base64url, userHandle } from 'src/services/api/passkeys/webAuthnOptions'
import { timeStamp } from 'src/services/api/timeStamp'
import type { ActingUser } from 'src/services/http/call'
import { doneAs, bodyOf, request } from 'src/services/http/http'
import { jsonObject, lenient, listOf, present } from 'src/services/schemas'

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
interface PasskeyUser {
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
export const fetchPasskeys = () =>
  request<PasskeysAnswer>('get', PASSKEYS_PATH, {
    read: answer => {
      const { rpId, userId, userName: name, displayName, passkeys } = bodyOf(listSchema)(answer)
      const user = userId == null ? undefined : { id: userId, ...present({ name, displayName }) }
      const list = v.parse(listOf(passkeySchema), passkeys).map(({ id, name, lastUsedAt }) => ({
        id,
        name: name ?? '',
        ...(lastUsedAt !== undefined && { usedMs: lastUsedAt }),
      }))
      const whole = list.length === passkeys.length && list.every(({ id }) => v.is(base64url, id))
      return { kind: 'list', rpId: rpId ?? undefined, list, whole, ...present({ user }) }
    },
    refusals: { 401: () => ({ kind: 'signedOut' }) },
  })

/**
 * Removes a passkey at the server. A passkey that is gone counts as removed if the server names it in the rejection;
 * a bare 404 may come from a proxy (passkeys/remove).
 */
export const removePasskey = (id: string, acting: ActingUser = {}) =>
  request<'removed' | 'signedOut' | 'proveAgain'>('post', `${PASSKEYS_PATH}/remove`, {
    body: { id },
    acting,
    form: `removePasskey ${id}`,
    read: doneAs('removed'),
    refusals: {
      401: () => 'signedOut',
      403: proofDue,
      404: refusalAs({ [PASSKEY_CODES.removed]: 'removed' }),
    },
  })

/** Renames a passkey at the server (security-page/passkeys). */
export const renamePasskey = ({ id, name }: { id: string; name: string }, acting: ActingUser = {}) =>
  request<'named' | 'gone' | 'signedOut'>('post', `${PASSKEYS_PATH}/rename`, {
    body: { id, name },
    acting,
    form: `renamePasskey ${id}`,
    read: doneAs('named'),
    refusals: { 401: () => 'signedOut', 404: refusalAs({ [PASSKEY_CODES.removed]: 'gone' }) },
  })
