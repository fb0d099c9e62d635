import * as v from 'valibot'
import { CHANNEL_TEXT_MAX } from 'src/constants/limits'
import { CHANNEL_TIMEOUT_MS } from 'src/constants/timings'
import { jsonObject, textLike } from 'src/services/schemas'
import { tab } from 'src/services/tab'

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
