import * as v from 'valibot'
import {
  type DeviceFamily,
  deviceFamily,
  fetchOwn,
  type OwnAnswer,
  readableListOf,
} from 'src/services/api/account/connectedService'
import { textOrNumber, timeStamp } from 'src/services/api/timeStamp'
import { jsonObject, lenient, nullish, present } from 'src/services/schemas'

const ENDPOINT = '/api/user/v1/security'

/** The facts about the person's own password (security-page/password). */
export interface OwnPassword {
  /** Milliseconds since the epoch; absent if unknown. */
  changedMs?: number
}

/** An app that shows one-time codes or asks for approvals (security-page/authenticators). */
export interface Authenticator {
  id: string
  name: string
  /** Milliseconds since the epoch; absent if the server does not know. */
  addedMs?: number
  /** Milliseconds since the epoch; null if it was never used, absent if the server does not know. */
  usedMs?: number | null
  /** Whether the person can remove it here. */
  removable: boolean
}

/** The person's recovery codes (security-page/recovery-codes). `later`: codes can be created only once there is a second factor. */
export type OwnRecovery =
  | { kind: 'later' }
  /** The number of unused codes, and the time of their creation in milliseconds since the epoch, if the server sends it. */
  | { kind: 'codes'; left: number; madeMs?: number }

/** A browser that need not prove the second factor for a while (security-page/trusted). */
export interface TrustedDevice {
  id: string
  name: string
  family?: DeviceFamily
  location?: string
  /** The end of the trust, in milliseconds since the epoch. */
  untilMs?: number
  /** Whether it is this browser. */
  nearby: boolean
}

const passwordSchema = jsonObject({ changedAt: timeStamp })
const authenticatorSchema = jsonObject({
  id: textOrNumber,
  name: v.string(),
  addedAt: timeStamp,
  lastUsedAt: timeStamp,
  removable: lenient(v.boolean()),
})
const recoverySchema = jsonObject({
  left: nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  madeAt: timeStamp,
})
const trustedSchema = jsonObject({
  id: textOrNumber,
  deviceName: v.string(),
  uaFamily: deviceFamily,
  location: lenient(v.string()),
  trustedUntil: timeStamp,
  isLocal: lenient(v.boolean()),
})

/** Requests the time of the last password change (security-page/password). */
export const fetchOwnPassword = (): Promise<OwnAnswer<OwnPassword>> =>
  fetchOwn(`${ENDPOINT}/password`, passwordSchema, ({ changedAt }) => present({ changedMs: changedAt }))

/** Requests the person's authenticator apps; omits items that cannot be read (security-page/authenticators). */
export const fetchAuthenticators = (): Promise<OwnAnswer<Authenticator[]>> =>
  fetchOwn(`${ENDPOINT}/authenticators`, readableListOf(authenticatorSchema), list =>
    list.map(({ id, name, addedAt, lastUsedAt, removable }) => ({
      id: String(id),
      name,
      removable: removable ?? false,
      ...present({ addedMs: addedAt }),
      ...(lastUsedAt !== undefined && { usedMs: lastUsedAt }),
    })),
  )

/** Requests the devices that the person trusts; omits items that cannot be read (security-page/trusted). */
export const fetchTrustedDevices = (): Promise<OwnAnswer<TrustedDevice[]>> =>
  fetchOwn(`${ENDPOINT}/trusted-devices`, readableListOf(trustedSchema), list =>
    list.map(({ id, deviceName, uaFamily, location, trustedUntil, isLocal }) => ({
      id: String(id),
      name: deviceName,
      ...present({ family: uaFamily, location, untilMs: trustedUntil }),
      nearby: isLocal ?? false,
    })),
  )

/** Requests the number of unused recovery codes; the codes themselves are in no such response (security-page/recovery-codes). */
export const fetchRecoveryCodes = (): Promise<OwnAnswer<OwnRecovery>> =>
  fetchOwn(`${ENDPOINT}/recovery-codes`, recoverySchema, ({ left, madeAt }) =>
    left == null ? { kind: 'later' } : { kind: 'codes', left, ...present({ madeMs: madeAt }) },
  )
