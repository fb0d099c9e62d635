import * as v from 'valibot'
import { textOrNumber, timeStamp } from 'src/services/api/timeStamp'
import { bodyOf, request } from 'src/services/http/http'
import { jsonObject, lenient, listOf, present } from 'src/services/schemas'

/** Omits items that cannot be read; only an empty `[]` counts as an empty list (password-change/none-connected, security-page/regions). */
export const readableListOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.check(items => items.length === 0 || items.some(each => v.safeParse(item, each).success)),
    listOf(item),
  )

const families = ['windows', 'mac', 'ios', 'android'] as const
export type DeviceFamily = (typeof families)[number]
export const deviceFamily = lenient(v.picklist(families))

const place = { location: lenient(v.string()), timeStamp, isLocal: lenient(v.boolean()) }

const deviceSchema = jsonObject({
  id: textOrNumber,
  deviceName: v.string(),
  uaFamily: deviceFamily,
  remoteWipeStatus: lenient(v.string()),
  ...place,
})
const connectedAppSchema = jsonObject({ id: textOrNumber, appName: v.string(), ...place })

export const devicesSchema = readableListOf(deviceSchema)
export const connectedAppsSchema = readableListOf(connectedAppSchema)

/** A signed-in device or app (password-change/intro). */
export interface Connected {
  id: string
  name: string
  /** Absent for an app, and for an unknown family of devices. */
  family?: DeviceFamily
  location?: string
  /** Milliseconds since the epoch. */
  seenMs?: number
  /** Set while the device is being wiped or was wiped, for a status that has a text. */
  remoteWipe?: RemoteWipe
  nearby: boolean
}

type Place = Omit<v.InferOutput<typeof connectedAppSchema>, 'appName'>

const connected = (name: string, { id: key, location, timeStamp: seenMs, isLocal }: Place): Connected => ({
  id: String(key),
  name,
  ...present({ location, seenMs }),
  nearby: isLocal ?? false,
})

type RemoteWipe = 'pending' | 'inProgress' | 'done' | 'failed'

/** The known statuses, compared without case and punctuation; any other is not shown (password-change/wipe-status). */
const WIPES = new Map<string, RemoteWipe>([
  ['pending', 'pending'],
  ['requested', 'pending'],
  ['inprogress', 'inProgress'],
  ['started', 'inProgress'],
  ['done', 'done'],
  ['completed', 'done'],
  ['wiped', 'done'],
  ['failed', 'failed'],
])

const wipeOf = (status: string | null | undefined): RemoteWipe | undefined =>
  WIPES.get(status?.toLowerCase().replace(/[^a-z]/g, '') ?? '')

export type OwnAnswer<T> = { kind: 'told'; facts: T } | { kind: 'signedOut' }

/** Requests facts about the signed-in person. */
export const fetchOwn = <S extends v.GenericSchema, T>(
  address: string,
  schema: S,
  factsOf: (body: v.InferOutput<S>) => T,
) =>
  request<OwnAnswer<T>>('get', address, {
    read: answer => ({ kind: 'told', facts: factsOf(bodyOf(schema)(answer)) }),
    refusals: { 401: () => ({ kind: 'signedOut' }) },
  })

/** Requests the person's connected devices; omits items that cannot be read (password-change/none-connected). */
export const fetchDevices = (): Promise<OwnAnswer<Connected[]>> =>
  fetchOwn('/api/online/v1/sessions/devices', devicesSchema, list =>
    list.map(({ deviceName, uaFamily, remoteWipeStatus, ...rest }) => ({
      ...connected(deviceName, rest),
      ...present({ family: uaFamily, remoteWipe: wipeOf(remoteWipeStatus) }),
    })),
  )

/** Requests the person's connected apps; omits items that cannot be read (password-change/none-connected). */
export const fetchConnectedApps = (): Promise<OwnAnswer<Connected[]>> =>
  fetchOwn('/api/online/v1/sessions/app-specific', connectedAppsSchema, list =>
    list.map(({ appName, ...rest }) => connected(appName, rest)),
  )
