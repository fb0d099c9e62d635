import type { Entry, Recording, JsonValue } from '../recording/entries'

/** A message of a page to the room. */
export type PageMessage =
  | { from: 'page'; kind: 'recording'; recording: Recording }
  | { from: 'page'; kind: 'entries'; page: string; entries: Entry[]; scripts: string[] }
  | { from: 'page'; kind: 'gone'; page: string }

/** A message of the room to all pages, or to one. */
export type RoomMessage =
  | { from: 'room'; kind: 'who' }
  | { from: 'room'; kind: 'cancel'; page: string; effect: number }
  | { from: 'room'; kind: 'goOn'; page: string; entry: number; answer: Answer }

/** How a stopped effect, call or delay continues: unchanged, with another result, with an error, or with the failure of a service. An action can also be withheld from the sagas, and a delay kept waiting. */
export type Answer =
  | { how: 'own' | 'unheard' | 'kept' }
  | { how: 'gives'; value: unknown }
  | { how: 'throws'; value: string }
  | { how: 'fails'; value: JsonValue }

export const CHANNEL = 'saga-workbench'
/** The storage key that the room sets, so that a page can read it before its first call. */
export const HOLD_KEY = 'saga-workbench.hold'
/** Returns whether the room holds calls. */
export const isHolding = (): boolean => localStorage.getItem(HOLD_KEY) === 'on'

/** The storage key of the effect, action or error at which sagas stop. */
export const BREAK_KEY = 'saga-workbench.break'

const GATHER_MS = 50

/** Returns the paths of the page's scripts, in which the position of an evaluated module is found. */
export const scripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(window.location.origin, ''))
    .filter(name => /^\/.+\.js$/.test(name))

/** Sends the changes of a recording to the room; changes within a short time are one message. */
export function openChannel(recording: Recording, answer: (message: RoomMessage) => void) {
  const channel = new BroadcastChannel(CHANNEL)
  const fresh = new Map<number, Entry>()
  let timer: number | undefined
  const send = (message: PageMessage): void => channel.postMessage(message)
  const sendRecording = (): void =>
    send({ from: 'page', kind: 'recording', recording: { ...recording, scripts: scripts() } })

  function flush(): void {
    timer = undefined
    const entries = [...fresh.values()]
    send({ from: 'page', kind: 'entries', page: recording.page, entries, scripts: scripts() })
    fresh.clear()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<RoomMessage | PageMessage>) => {
    if (data.from !== 'room') return
    if (data.kind === 'who') sendRecording()
    else if (data.page === recording.page) answer(data)
  })
  window.addEventListener('pagehide', () => {
    if (fresh.size > 0) flush()
    send({ from: 'page', kind: 'gone', page: recording.page })
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendRecording()
  })
  sendRecording()

  return (entry: Entry): void => {
    fresh.set(entry.id, entry)
    timer ??= window.setTimeout(flush, GATHER_MS)
  }
}
