import type { Entry, Recording, Shown } from '../recording/entries'

/** What a page tells the room. */
export type FromPage =
  | { from: 'page'; kind: 'recording'; recording: Recording }
  | { from: 'page'; kind: 'entries'; page: string; entries: Entry[]; scripts: string[] }
  | { from: 'page'; kind: 'gone'; page: string }

/** What the room asks of the pages, or of one. */
export type FromRoom =
  | { from: 'room'; kind: 'who' }
  | { from: 'room'; kind: 'goOut'; page: string; call: number }
  | { from: 'room'; kind: 'skip' | 'keep'; page: string; effect: number }
  | { from: 'room'; kind: 'cancel'; page: string; effect: number }
  | { from: 'room'; kind: 'goOn'; page: string; entry: number; answer: Answer }

/** How it goes on where the room has stopped: as it would have; with another answer, an error, or the failure of a service; an action also unheard. */
export type Answer =
  | { how: 'own' | 'unheard' }
  | { how: 'gives'; value: unknown }
  | { how: 'throws'; value: string }
  | { how: 'fails'; value: Shown }

export const CHANNEL = 'saga-workbench'
/** Set by the room, so that a page knows it before its first call. */
export const HOLD_KEY = 'saga-workbench.hold'
/** The name of the effects, the action or the error at which sagas stop. */
export const BREAK_KEY = 'saga-workbench.break'

const GATHER_MS = 50

/** The scripts of the page, by their paths: a place in a module that is evaluated is found in one of them. */
export const scripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(window.location.origin, ''))
    .filter(name => /^\/.+\.js$/.test(name))

/** Tells the room of a page what is new, gathered so that a burst is one message. */
export function openChannel(recording: Recording, answer: (asked: FromRoom) => void) {
  const channel = new BroadcastChannel(CHANNEL)
  const fresh = new Map<number, Entry>()
  let timer: number | undefined
  const tell = (message: FromPage): void => channel.postMessage(message)
  const tellAll = (): void =>
    tell({ from: 'page', kind: 'recording', recording: { ...recording, scripts: scripts() } })

  function flush(): void {
    timer = undefined
    const entries = [...fresh.values()]
    tell({ from: 'page', kind: 'entries', page: recording.page, entries, scripts: scripts() })
    fresh.clear()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<FromRoom | FromPage>) => {
    if (data.from !== 'room') return
    if (data.kind === 'who') tellAll()
    else if (data.page === recording.page) answer(data)
  })
  window.addEventListener('pagehide', () => {
    if (fresh.size > 0) flush()
    tell({ from: 'page', kind: 'gone', page: recording.page })
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellAll()
  })
  tellAll()

  return (entry: Entry): void => {
    fresh.set(entry.id, entry)
    timer ??= window.setTimeout(flush, GATHER_MS)
  }
}
