import type { SagaNames } from './names'

/** A value as JSON can hold it, secrets masked; what JSON has no word for is an object with `$`. */
export type Shown = null | boolean | number | string | Shown[] | { [name: string]: Shown }

export type EffectKind =
  | 'root'
  | 'call'
  | 'delay'
  | 'fork'
  | 'spawn'
  | 'put'
  | 'select'
  | 'take'
  | 'race'
  | 'all'
  | 'cancel'
  | 'join'
  | 'other'

/** `order` counts on from the numbers of the entries: what came before it and after. */
export type End = { atMs: number; order: number } & (
  | { how: 'gave'; value: Shown; /** Of a race: the member that won. */ winner?: string }
  | { how: 'threw'; value: Shown }
  | { how: 'cancelled' }
)

/** One effect that a saga yielded. A fork ends when its task does. */
export interface EffectEntry {
  entry: 'effect'
  id: number
  /** The effect that has started the saga, or the race that this is a member of; none for a root saga. */
  parent?: number
  /** The name of a member within its race or `all`. */
  label?: string
  kind: EffectKind
  /** What is called, put, selected or taken. */
  name: string
  /** Whether it runs a generator: its own effects have it as their parent. */
  saga?: true
  args: Shown[]
  /** A take that was given action creators, and not their types. */
  creators?: true
  /** What it was given was changed while it ran. */
  changed?: true
  atMs: number
  end?: End
  /** Of a delay: when it is over. */
  untilMs?: number
  /** The page waits in the room for an answer, or stands still. */
  held?: true
  /** The room has given another answer in its place. */
  forked?: true
  /** The error at which it stands still. */
  failing?: string
  /** The place in the code that made it: lines of a stack, innermost first. */
  stack?: string
}

/** A change of the state: a path of names and what stands there now; without `to` it is gone. */
export interface Patch {
  path: string[]
  from?: Shown
  to?: Shown
}

export interface ActionEntry {
  entry: 'action'
  id: number
  atMs: number
  type: string
  /** No saga has put it: a person, the browser or the router did. */
  outside?: true
  action: Shown
  patches: Patch[]
  /** The sagas have not heard of it yet: it waits in the room. */
  held?: true
}

export interface LocationEntry {
  entry: 'location'
  id: number
  atMs: number
  path: string
}

/** One HTTP call. */
export interface CallEntry {
  entry: 'call'
  id: number
  atMs: number
  method: string
  /** Path on this origin, or origin and path of another; no query. */
  address: string
  /** The effect that has made it, as far as it can be told. */
  effect?: number
  end?: { atMs: number; status: number | null; requestId?: string }
  held?: true
}

/** The page as it was drawn: HTML and the rules of its style sheets, where they are others than those before. */
export interface ScreenEntry {
  entry: 'screen'
  id: number
  atMs: number
  html: string
  styles?: string
}

/** A change of what the browser keeps for the page. */
export interface KeptEntry {
  entry: 'kept'
  id: number
  atMs: number
  patches: Patch[]
}

export type Entry = EffectEntry | ActionEntry | LocationEntry | CallEntry | ScreenEntry | KeptEntry

/** What one page did from its load on; of a long one the oldest part is dropped. */
export interface Recording {
  format: 1
  page: string
  /** The wall clock at the page's load; every other time is milliseconds after it. */
  beganAtMs: number
  /** The names of the app that was recorded. */
  names?: SagaNames
  /** The state before the first entry. */
  state: Shown
  /** The cookies and the storage before the first entry. */
  kept?: Shown
  entries: Entry[]
  /** The addresses of the page's scripts, in the order in which they came. */
  scripts?: string[]
  dropped: number
  /** A person has given it away: what is not the app's own is masked. */
  given?: true
}
