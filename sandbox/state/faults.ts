import type { Events } from './events'

export const FAULT_KINDS = [
  'status',
  'delay',
  'hang',
  'reset',
  'truncated',
  'text',
  'problem',
  'empty',
  'emptyHtml',
  'malformed',
  'html',
  'null',
] as const

export interface Fault {
  method: string
  path: string
  kind: (typeof FAULT_KINDS)[number]
  /** For the kinds that respond: the status, and headers that replace their own. */
  status?: number
  headers?: Record<string, string>
  /** For the kinds status, text and problem: any JSON, a text, the problem. */
  body?: unknown
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
  /** For the kind delay: its length in milliseconds (default 2000); for any other, a delay before it. */
  delayMs?: number
  /** The number of calls affected; without it, every call until it is removed. */
  times?: number
  /** The call succeeds; only the response is lost or replaced. */
  afterEffect?: boolean
}

const keyOf = (method: string, path: string): string => `${method.toUpperCase()} ${path}`

/** The faults that are switched on, at most one for each method and path. */
export class Faults {
  private faults = new Map<string, Fault>()

  constructor(private events: Events) {}

  list(): Fault[] {
    return [...this.faults.values()]
  }

  put(fault: Fault): void {
    this.faults.set(keyOf(fault.method, fault.path), { ...fault, method: fault.method.toUpperCase() })
    this.events.emit('faults')
  }

  remove(method?: string, path?: string): void {
    if (method === undefined || path === undefined) this.faults.clear()
    else this.faults.delete(keyOf(method, path))
    this.events.emit('faults')
  }

  /** Returns the fault for this call, and counts it. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.faults.get(keyOf(method, path))
    if (fault?.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) this.faults.delete(keyOf(method, path))
      this.events.emit('faults')
    }
    return fault
  }
}
