import type { Entry, Recording } from './entries'
import type { SagaNames } from './names'
import { applyPatches } from './patches'

type Fresh<T> = T extends Entry ? Omit<T, 'id' | 'atMs' | 'entry'> : never
type Of<K extends Entry['entry']> = Extract<Entry, { entry: K }>

export interface LogOptions {
  /** Returns the milliseconds of a monotonic clock. */
  now?: () => number
  wallMs?: number
  /** The names of the app, which the recording contains. */
  names?: SagaNames
  /** The maximum number of entries; open entries are never dropped. */
  most?: number
  /** Called for each new or changed entry. */
  onEntry?: (entry: Entry) => void
}

const MOST_ENTRIES = 4000
let pages = 0

const isOver = (entry: Entry): boolean =>
  (entry.entry !== 'effect' && entry.entry !== 'call') || entry.end !== undefined

/** Drops this number of the oldest entries, except for open effects and calls. */
export function dropOldest(recording: Recording, surplus: number): void {
  let left = surplus
  recording.entries = recording.entries.filter(entry => {
    if (left === 0 || !isOver(entry)) return true
    left -= 1
    recording.dropped += 1
    if (entry.entry === 'action') recording.state = applyPatches(recording.state, entry.patches)
    if (entry.entry === 'kept') recording.kept = applyPatches(recording.kept ?? {}, entry.patches)
    return false
  })
}

/** Creates the log of a recording. If it exceeds its limit, it drops a tenth of the entries: the oldest that have ended. */
export function createLog(options: LogOptions) {
  const { now = () => performance.now(), most = MOST_ENTRIES, onEntry = () => undefined } = options
  const zero = now()
  const wallMs = options.wallMs ?? Date.now()
  const recording: Recording = {
    format: 1,
    page: `${wallMs.toString(36)}-${(pages += 1)}`,
    beganAtMs: wallMs,
    ...(options.names && { names: options.names }),
    state: {},
    entries: [],
    dropped: 0,
  }
  let lastId = 0
  const atMs = (): number => Math.round((now() - zero) * 10) / 10

  function bound(): void {
    if (recording.entries.length > most) dropOldest(recording, Math.ceil(most / 10))
  }

  function add<K extends Entry['entry']>(entry: K, fresh: Fresh<Of<K>>, id = (lastId += 1)): Of<K> {
    // The compiler cannot infer that a kind and the fields of that kind are an entry of that kind.
    const added = { entry, id, atMs: atMs(), ...fresh } as unknown as Of<K>
    recording.entries.push(added)
    bound()
    onEntry(added)
    return added
  }

  /** Returns the next number, for an event that is not a separate entry. */
  const nextOrder = (): number => (lastId += 1)

  let lastBetween = -1
  /** Returns a number between the last one and the next, so that the following numbers do not change. */
  const nextBetween = (): number => {
    lastBetween = Math.floor(lastBetween) === lastId ? (lastBetween + lastId + 1) / 2 : lastId + 0.5
    return lastBetween
  }

  return { recording, atMs, add, nextOrder, nextBetween, changed: onEntry }
}
