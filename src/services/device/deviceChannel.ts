import * as v from 'valibot'
import { CHANNEL_TEXT_MAX } from 'src/constants/limits'
import { CHANNEL_TIMEOUT_MS } from 'src/constants/timings'
import { jsonObject } from 'src/services/schemas'
import { tab } from 'src/services/tab'

/** The channel's name is its version: an answer of another shape would use another name (docs/embedding.md). */
const DEVICE_CHANNEL = 'device'

const text = v.pipe(
  v.string(),
  v.check(value => value !== '' && value.length <= CHANNEL_TEXT_MAX),
)

/** The questions, and the shape of each answer. */
const RESPONSES = {
  'get-device-info': jsonObject({ name: text, id: text }),
} as const

type Question = keyof typeof RESPONSES
type ResponseTo<Q extends Question> = v.InferOutput<(typeof RESPONSES)[Q]>

export interface DeviceRequest {
  channel: typeof DEVICE_CHANNEL
  type: Question
  /** Ties the answer to its request. */
  id: string
}

/**
 * Sends a question to the extension or native client in this page. Resolves to undefined if neither answers within
 * the time, in milliseconds (calls/channel).
 */
export function askDevice<Q extends Question>(
  type: Q,
  timeoutMs: number = CHANNEL_TIMEOUT_MS,
): Promise<ResponseTo<Q> | undefined> {
  const request: DeviceRequest = { channel: DEVICE_CHANNEL, type, id: newId() }
  const answer = jsonObject({
    channel: v.picklist([DEVICE_CHANNEL]),
    type: v.picklist([type]),
    id: v.picklist([request.id]),
    response: RESPONSES[type],
  })
  const { origin } = tab.location
  return new Promise(resolve => {
    const end = (response: ResponseTo<Q> | undefined): void => {
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
