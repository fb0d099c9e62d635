import type { Events } from './events'
import * as v from 'valibot'

export const countFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/** The kinds, each with its label in the control room and, if it responds, its default status. */
export const KINDS = {
  status: ['Answer a status', 500],
  delay: ['Answer late'],
  hang: ['Never answer'],
  reset: ['Break the connection'],
  truncated: ['Cut the body short'],
  text: ['Answer a text', 500],
  problem: ['Answer a problem (JSON)', 500],
  empty: ['Empty body', 200],
  emptyHtml: ['Empty body called HTML', 200],
  malformed: ['Malformed JSON', 200],
  html: ['An HTML page', 200],
  null: ['null', 200],
} satisfies Record<string, [label: string, status?: number]>

export const FAULT = v.strictObject({
  method: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  kind: v.picklist(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  /** For the kinds that respond: the status, and headers that replace their own. */
  status: v.exactOptional(v.pipe(countFrom(200), v.maxValue(599))),
  headers: v.exactOptional(v.record(v.string(), v.string())),
  /** For the kinds status, text and problem: any JSON, a text, the problem. */
  body: v.exactOptional(v.unknown()),
  /** Seconds, sent as Retry-After. */
  retryAfter: v.exactOptional(v.number()),
  /** For the kind delay: its length in milliseconds (default 2000); for any other, a delay before it. */
  delayMs: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** The number of calls affected; without it, every call until it is removed. */
  times: v.exactOptional(countFrom(1)),
  /** The call succeeds; only the response is lost or replaced. */
  afterEffect: v.exactOptional(v.boolean()),
})
export type Fault = v.InferOutput<typeof FAULT>

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
