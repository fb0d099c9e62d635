import { randomInt } from 'node:crypto'
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

  reset(): void {
    this.times.clear()
  }

  private recent = (who: string): number[] =>
    (this.times.get(who) ?? []).filter(at => at + this.withinMs > this.clock.now())
}

const LENGTH = 8
/** Letters that are not confused with one another, and make no words (RFC 8628, 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Creates a code for typing. */
export const typedCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Returns the code in its original form, however it was typed. */
export const asMade = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
