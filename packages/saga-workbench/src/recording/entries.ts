import type { SagaNames } from './names'

/** A value as JSON, with masked secrets. A value that JSON cannot express is an object with `$`. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue }

/** A value that JSON cannot express, or a function or error. */
export type Tagged = { $: string } & Record<string, JsonValue>

export const isTagged = (value: JsonValue | undefined): value is Tagged =>
  typeof value === 'object' && value !== null && '$' in value

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

/** The end of an effect. `order` continues the numbers of the entries, and shows which events came before and after it. */
export type End = { atMs: number; order: number } & (
  | { how: 'gave'; value: JsonValue; /** The member that won a race. */ winner?: string }
  | { how: 'threw'; value: JsonValue }
  | { how: 'cancelled' }
)

/** One effect that a saga yielded. A fork ends with its task. */
export interface EffectEntry {
  entry: 'effect'
  id: number
  /** The effect that started the saga, or the race that contains this effect; absent for a root saga. */
  parent?: number
  /** The name of a member within its race or `all`. */
  label?: string
  kind: EffectKind
  /** The name of the called function, the action, the selector or the taken types. */
  name: string
  /** Whether it runs a generator, whose effects have it as their parent. */
  saga?: true
  args: JsonValue[]
  /** Set for a take whose patterns are action creators instead of types. */
  creators?: true
  /** Set if its arguments changed while it ran. */
  changed?: true
  atMs: number
  end?: End
  /** The end of a delay. */
  untilMs?: number
  /** Set while the room holds the effect. */
  held?: true
  /** Set if the room has replaced its answer. */
  forked?: true
  /** The error at which the room holds it. */
  failing?: string
  /** The stack in which it was created, innermost line first. */
  stack?: string
}

/** A change of the state: a path of names with the old and the new value. Without `to`, the value was removed. */
export interface Patch {
  path: string[]
  from?: JsonValue
  to?: JsonValue
}

export interface ActionEntry {
  entry: 'action'
  id: number
  atMs: number
  type: string
  /** Set if no saga has dispatched it, but a person, the browser or the router. */
  outside?: true
  action: JsonValue
  patches: Patch[]
  /** Set while the room holds it: the sagas have not received it yet. */
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
  /** The path on this origin, or the origin and path of another one; without the query. */
  address: string
  /** The effect that made the call, if it can be determined. */
  effect?: number
  end?: { atMs: number; status: number | null; requestId?: string }
  held?: true
}

/** The rendered page: its HTML, and the rules of its style sheets if they have changed. */
export interface ScreenEntry {
  entry: 'screen'
  id: number
  atMs: number
  html: string
  styles?: string
}

/** A change of the page's cookies or storage. */
export interface StorageEntry {
  entry: 'kept'
  id: number
  atMs: number
  patches: Patch[]
}

export type Entry = EffectEntry | ActionEntry | LocationEntry | CallEntry | ScreenEntry | StorageEntry

/** The recording of one page from its load on. The oldest part of a long recording is dropped. */
export interface Recording {
  format: 1
  page: string
  /** The wall-clock time of the page's load; all other times are milliseconds since then. */
  beganAtMs: number
  /** The names of the recorded app. */
  names?: SagaNames
  /** The state before the first entry. */
  state: JsonValue
  /** The cookies and the storage before the first entry. */
  kept?: JsonValue
  entries: Entry[]
  /** The addresses of the page's scripts, in the order in which they loaded. */
  scripts?: string[]
  dropped: number
  /** Set for a recording that a person has attached to a ticket: every text that is not part of the app is masked. */
  given?: true
}
