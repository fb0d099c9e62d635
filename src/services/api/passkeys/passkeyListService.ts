import * as v from 'valibot'
import { PASSKEY_ENDPOINTS } from 'src/constants/passkeys'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { timeStamp } from 'src/services/api/timeStamp'
import { doneAs } from 'src/services/http/done'
import { bodyOf, request } from 'src/services/http/http'
import { jsonObject, lenient, listOf } from 'src/services/schemas'

/** A passkey of the person, as the server lists it (passkeys/list). */
export interface Passkey {
  id: string
  name: string
  /** Milliseconds since the epoch; absent while it was never used. */
  usedMs?: number
}

const passkeySchema = jsonObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: lenient(v.string()),
  lastUsedAt: timeStamp,
})

const listSchema = jsonObject({ rpId: lenient(v.string()), passkeys: listOf(passkeySchema) })

export type PasskeysAnswer =
  { kind: 'list'; rpId: string | undefined; list: Passkey[] } | { kind: 'signedOut' }

/** The passkeys of the person who is signed in; items that cannot be read are skipped (passkeys/list). */
export const fetchPasskeys = (): Promise<PasskeysAnswer> =>
  request<PasskeysAnswer>({
    method: 'get',
    address: PASSKEY_ENDPOINTS.list,
    limitMs: READ_LIMIT_MS,
    read: answer => {
      const { rpId, passkeys } = bodyOf(listSchema)(answer)
      const list = passkeys.map(({ id, name, lastUsedAt }) => ({
        id,
        name: name ?? '',
        ...(lastUsedAt != null && { usedMs: lastUsedAt }),
      }))
      return { kind: 'list', rpId: rpId ?? undefined, list }
    },
    refusals: { 401: () => ({ kind: 'signedOut' }) },
  })

/** Removes a passkey at the server; one that is gone already is removed as well (passkeys/remove). */
export const removePasskey = (id: string): Promise<'removed' | 'signedOut'> =>
  request<'removed' | 'signedOut'>({
    method: 'post',
    address: PASSKEY_ENDPOINTS.removal,
    body: { id },
    limitMs: ACTION_LIMIT_MS,
    read: doneAs('removed'),
    refusals: { 401: () => 'signedOut', 404: () => 'removed' },
  })
