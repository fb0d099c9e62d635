import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from 'sandbox/state/clock'

/** Limits the attempts within a time, in milliseconds, for each key. */
export class Limit {
  private times = new Map<string, number[]>()

  constructor(
    private clock: Clock,
    private most: number,
    private withinMs: number,
  ) {}

  count(who = ''): void {
    this.times.set(who, [...this.recent(who), this.clock.now()])
  }

  /** Returns the remaining time of the limit, in milliseconds. */
  heldFor(who = ''): number {
    const recent = this.recent(who)
    const [first] = recent
    return first !== undefined && recent.length >= this.most ? first + this.withinMs - this.clock.now() : 0
  }

  private recent = (who: string): number[] =>
    (this.times.get(who) ?? []).filter(at => at + this.withinMs > this.clock.now())
}

/** Values that are valid for a time, in milliseconds, each found by a random key unless one is given. */
export class Expiring<Value> {
  private kept = new Map<string, { value: Value; until: number }>()

  constructor(
    private clock: Clock,
    private lifeMs: number,
  ) {}

  keep(value: Value, key = randomBytes(24).toString('base64url'), lifeMs = this.lifeMs): string {
    const now = this.clock.now()
    for (const [old, { until }] of this.kept) if (until <= now) this.kept.delete(old)
    this.kept.set(key, { value, until: now + lifeMs })
    return key
  }

  find(key: string | undefined): Value | undefined {
    const found = key === undefined ? undefined : this.kept.get(key)
    return found && found.until > this.clock.now() ? found.value : undefined
  }

  /** Returns the values that are still valid. */
  all(): Value[] {
    return [...this.kept.values()].flatMap(({ value, until }) => (until > this.clock.now() ? [value] : []))
  }

  end(key: string | undefined): void {
    if (key !== undefined) this.kept.delete(key)
  }

  endThose(which: (value: Value) => boolean): void {
    for (const [key, { value }] of this.kept) if (which(value)) this.kept.delete(key)
  }
}

const LENGTH = 8
/** Letters that are not confused with one another, and make no words (RFC 8628, 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Creates a code for typing. */
export const typedCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Returns the code in its original form, however it was typed. */
export const asMade = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
