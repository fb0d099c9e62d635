import type { Events } from './events'

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
