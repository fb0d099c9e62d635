import { DEVICE_INFO_TIMEOUT_MS, CHANNEL_TIMEOUT_MS } from 'src/constants/timings'
import { tab } from 'src/services/tab'
import { CHANNEL_TEXT_MAX } from 'src/constants/limits'
import * as v from 'valibot'
import { jsonObject, textLike } from 'src/services/schemas'

// Kept out of the store and of storage: it identifies the machine.
let device: DeviceInfo | undefined

/** The name and id that the native client or extension has given so far; a sign-in never waits for them (sign-in/device-headers). */
export const knownDevice = (): DeviceInfo | undefined => device

export const rememberDevice = (info: DeviceInfo): void => {
  device = info
}

/** Asks the native client or extension for this device's name and id; undefined after 3000 ms without an answer (calls/channel-limits). */
export const askForDevice = (): Promise<DeviceInfo | undefined> => askDevice(DEVICE_INFO_TIMEOUT_MS)

/** The channel's name is its version: an answer of another shape would use another name (docs/embedding.md). */
const DEVICE_CHANNEL = 'device'

const QUESTION = 'get-device-info'

const text = textLike(value => value !== '' && value.length <= CHANNEL_TEXT_MAX)
const infoSchema = jsonObject({ name: text, id: text })

export type DeviceInfo = v.InferOutput<typeof infoSchema>

export interface DeviceRequest {
  channel: typeof DEVICE_CHANNEL
  type: typeof QUESTION
  /** Ties the answer to its request. */
  id: string
}

/**
 * Asks the extension or native client in this page for the device's name and id. Resolves to undefined if neither
 * answers within the time, in milliseconds (calls/channel).
 */
export function askDevice(timeoutMs: number = CHANNEL_TIMEOUT_MS): Promise<DeviceInfo | undefined> {
  const request: DeviceRequest = { channel: DEVICE_CHANNEL, type: QUESTION, id: newId() }
  const answer = jsonObject({
    channel: v.literal(DEVICE_CHANNEL),
    type: v.literal(QUESTION),
    id: v.literal(request.id),
    response: infoSchema,
  })
  const { origin } = tab.location
  return new Promise(resolve => {
    const end = (response?: DeviceInfo): void => {
      tab.removeEventListener('message', onMessage)
      tab.clearTimeout(limit)
      resolve(response)
    }
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.source !== tab.window || event.origin !== origin) return
      const read = v.safeParse(answer, event.data)
      if (read.success) end(read.output.response)
    }
    const limit = tab.setTimeout(end, timeoutMs)
    tab.addEventListener('message', onMessage)
    tab.postMessage(request, origin)
  })
}

// Not randomUUID: that one is missing on a page without https.
const newId = (): string =>
  Array.from(tab.crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
