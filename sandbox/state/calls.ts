import { document } from 'foyer-contract/document/operations'
import type { Events } from './events'

const HIDDEN = new Set([
  'password',
  'newpassword',
  'currentpassword',
  'token',
  'webtoken',
  'id_token',
  'credential',
])
/** Fields whose length and punctuation remain visible: those of proofs, which the contract marks as secret, and those of other calls. */
const SHAPE_ONLY = new Set([
  ...Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { format }]) =>
      format === 'password' ? [name.toLowerCase()] : [],
    ),
  ),
  'state',
  'login-marker',
])

const maskValue = (name: string, value: unknown): unknown => {
  if (HIDDEN.has(name.toLowerCase())) return '••••••••'
  if (SHAPE_ONLY.has(name.toLowerCase())) return String(value).replace(/[\p{L}\p{N}]/gu, '•')
  return masked(value)
}

/** Returns the value with hidden passwords and tokens, and with only the length and punctuation of codes. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 50).map(masked)
  if (typeof value === 'string' && value.length > 2000) return `${value.slice(0, 2000)}…`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskValue(name, inner)]))
}

const SHOWN_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'user-agent',
  'x-touch-supported',
  'x-device-name',
  'x-device-id',
  'x-extension-version',
]

/** Returns the headers that a record of a call shows; none of them contains a secret. */
export const shownHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    SHOWN_HEADERS.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )

export interface Call {
  id: number
  requestId: string
  host: string
  method: string
  path: string
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
  person: string | null
  status: number | null
  fault: string | null
  startedAt: number
  endedAt: number | null
  /** The client gave up before the response was complete. */
  aborted: boolean
}

const MOST_CALLS = 10_000
const MOST_ANSWERS = 500

/** Every received call, with masked secrets. */
export class Calls {
  private calls: Call[] = []
  private lastId = 0
  private readonly bodies = new Map<string, string>()

  constructor(private events: Events) {}

  begin(call: Omit<Call, 'id' | 'status' | 'endedAt' | 'aborted' | 'fault'>): Call {
    const begun: Call = {
      id: ++this.lastId,
      ...call,
      status: null,
      fault: null,
      endedAt: null,
      aborted: false,
    }
    this.calls.push(begun)
    if (this.calls.length > MOST_CALLS) this.calls.splice(0, MOST_CALLS / 10)
    this.events.emit('calls')
    return begun
  }

  end(call: Call, status: number | null, aborted: boolean): void {
    if (call.endedAt !== null) return
    call.endedAt = Date.now()
    call.status = status
    call.aborted = aborted
    this.events.emit('calls')
  }

  /** Records the response body of a call. */
  answered({ requestId }: Call, body: string): void {
    this.bodies.set(requestId, body)
    const [oldest] = this.bodies.keys()
    if (this.bodies.size > MOST_ANSWERS && oldest !== undefined) this.bodies.delete(oldest)
  }

  /** Returns the response bodies, by request id. */
  answers(): Record<string, string> {
    return Object.fromEntries(this.bodies)
  }

  /** Returns calls that were received, or ended, after the one with this number. */
  list(after = 0): Call[] {
    return after === 0 ? this.calls : this.calls.filter(call => call.id > after)
  }

  clear(): void {
    this.calls = []
    this.bodies.clear()
    this.events.emit('calls')
  }
}
