import type { CallEntry, EffectEntry } from '../recording/entries'
import type { Recorder } from '../recording/recorder'
import { isHolding } from './channel'
import type { Holds } from './holds'

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/),
  )

/** Returns the effect that has made a call: of the effects that wait for a promise and have no open call, the one with the most similar name, otherwise the newest. */
export function makerOf(address: string, running: readonly EffectEntry[], calls: readonly CallEntry[]) {
  const busy = new Set(calls.flatMap(({ effect, end }) => (effect !== undefined && !end ? [effect] : [])))
  const wanted = wordsOf(address)
  const likeness = ({ name }: EffectEntry): number =>
    [...wordsOf(name)].filter(word => wanted.has(word)).length
  const candidates = running.filter(({ id, kind, saga }) => kind === 'call' && !saga && !busy.has(id))
  const [likest] = candidates.toSorted((one, other) => likeness(other) - likeness(one))
  return likest && likeness(likest) > 0 ? likest : candidates.at(-1)
}

/** Records every call of the page. While the room holds calls, they wait. */
export function interceptCalls(recorder: Recorder, { hold }: Holds): void {
  const real = window.fetch.bind(window)

  const open = (): CallEntry[] =>
    recorder.recording.entries.filter((entry): entry is CallEntry => entry.entry === 'call' && !entry.end)

  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    const address = origin === window.location.origin ? pathname : origin + pathname
    const maker = makerOf(address, recorder.running(), open())
    const call = recorder.callBegan({ method: request.method, address, ...(maker && { effect: maker.id }) })
    try {
      if (isHolding())
        await new Promise<void>((resolve, reject) => {
          hold(call.entry, () => resolve())
          request.signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
        })
      const response = await real(input, init)
      call.ended(response.status, response.headers.get('x-request-id') ?? undefined)
      return response
    } catch (error) {
      call.ended(null)
      throw error
    }
  }
}
