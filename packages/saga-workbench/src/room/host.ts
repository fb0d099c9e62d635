import type { WorkbenchOptions } from '../options'
import type { CallEntry, Recording, JsonValue } from '../recording/entries'
import type { Exported } from '../tests/source'

/** A response that the server may give to a held call. */
export interface Example {
  status: number
  name: string
  body?: unknown
}

/** The recording of a failed test, and that of its last passed run, as text. */
export interface Film {
  failed: string
  good?: string
}

/** An arrow of the app's map, from a screen or a decision to the next one. */
export interface Arrow {
  from: string
  to: string
  /** The response, or the person's action; absent if a screen only requests a decision. */
  answer?: string
  /** False if no test walks it. */
  isWalked: boolean
}

/** The page that shows the room. It knows the app and its server; the room omits each part that the host does not have. */
export interface RoomHost extends Pick<WorkbenchOptions, 'names'> {
  /** Returns the names that a copied test may import. */
  exported?: () => Promise<Exported>
  /** Returns the possible responses to a held call. */
  examples?: (call: CallEntry) => Promise<Example[]>
  /** The faults that the server can simulate, as texts by their kind. */
  faults?: Readonly<Record<string, string>>
  /** Makes the server respond to the next call of this kind with an example or a fault. */
  respond?: (call: CallEntry, response: Example | { fault: string }) => Promise<void>
  /** The failures for which a service of the app throws an error. */
  failures?: readonly (readonly [text: string, failure: JsonValue])[]
  /** Writes a recording as a scenario of the app. */
  scenario?: (recording: Recording) => Promise<string>
  /** Returns the names of the recordings of failed tests. */
  films?: () => Promise<string[]>
  film?: (name: string) => Promise<Film>
  /** Returns the map of the app. */
  map?: () => Promise<Arrow[]>
  /** Returns the name of a screen on the map, by the path of its page. */
  screenOf?: (path: string) => string
  /** Opens a line in an editor; returns the reason if it cannot. */
  openInEditor?: (place: string) => Promise<string | undefined>
  /** Shows a call in the host's log. */
  showCall?: (requestId: string) => void
}

/** The host of this room: `startRoom` sets its parts. */
export const host: RoomHost = {}
