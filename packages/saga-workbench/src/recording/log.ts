import type { Entry, Recording } from './entries'
import type { SagaNames } from './names'
import { patched } from './patches'

type Fresh<T> = T extends Entry ? Omit<T, 'id' | 'atMs' | 'entry'> : never
type Of<K extends Entry['entry']> = Extract<Entry, { entry: K }>

export interface LogOptions {
  /** Milliseconds of a clock that runs evenly. */
  now?: () => number
  wallMs?: number
  /** The names of the app, which the recording contains. */
  names?: SagaNames
  /** The most entries that are kept; what still waits stays. */
  most?: number
  /** Hears of every entry that is new or has changed. */
  onEntry?: (entry: Entry) => void
}

const MOST_ENTRIES = 4000
let pages = 0

const isOver = (entry: Entry): boolean =>
  (entry.entry !== 'effect' && entry.entry !== 'call') || entry.end !== undefined

/** Drops so many of the oldest entries that are over; what still waits stays. */
export function dropOldest(recording: Recording, surplus: number): void {
  let left = surplus
  recording.entries = recording.entries.filter(entry => {
    if (left === 0 || !isOver(entry)) return true
    left -= 1
    recording.dropped += 1
    if (entry.entry === 'action') recording.state = patched(recording.state, entry.patches)
    if (entry.entry === 'kept') recording.kept = patched(recording.kept ?? {}, entry.patches)
    return false
  })
}

/** The entries of a recording, with a bound: the oldest that are over are dropped, a tenth at a time. */
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
    // The compiler does not follow that a kind and the parts of that kind make an entry of it.
    const added = { entry, id, atMs: atMs(), ...fresh } as unknown as Of<K>
    recording.entries.push(added)
    bound()
    onEntry(added)
    return added
  }

  /** The next number of an entry, for what is none of its own. */
  const nextOrder = (): number => (lastId += 1)

  let lastBetween = -1
  /** A number between the last one and the next: the others count on as if it were not there. */
  const nextBetween = (): number => {
    lastBetween = Math.floor(lastBetween) === lastId ? (lastBetween + lastId + 1) / 2 : lastId + 0.5
    return lastBetween
  }

  return { recording, atMs, add, nextOrder, nextBetween, changed: onEntry }
}
