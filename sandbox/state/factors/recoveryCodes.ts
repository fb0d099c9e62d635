import { createHash, randomInt } from 'node:crypto'
import type { Clock } from '../clock'
import type { Defects } from '../defects'

const COUNT = 10
const HALF = 4
/** Without signs that are read as one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const half = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('hex')

interface Kept {
  hashes: Set<string>
  madeAt: number
}

/** The recovery codes of people: hashes alone, each of which counts once (factors/recovery-codes). */
export class RecoveryCodes {
  private kept = new Map<string, Kept>()

  constructor(
    private clock: Clock,
    private defects: Defects,
  ) {}

  reset(): void {
    this.kept.clear()
  }

  left(person: string): number {
    return this.kept.get(person)?.hashes.size ?? 0
  }

  /** When they were made; null where the person has had none. */
  madeAt(person: string): number | null {
    return this.kept.get(person)?.madeAt ?? null
  }

  /** Those of a person who has some from the start. */
  ensure(person: string, codes: string[]): void {
    if (!this.kept.has(person)) this.keep(person, codes)
  }

  /** New codes, which are told this once; the ones before are void. */
  make(person: string): string[] {
    const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`)
    this.keep(person, codes)
    return codes
  }

  /** Uses a code up; false where it is none of the person's, or no more. */
  use(person: string, code: string): boolean {
    return this.kept.get(person)?.hashes.delete(hashOf(code)) ?? false
  }

  /** Voids all of them. */
  end(person: string): void {
    this.kept.delete(person)
  }

  private keep(person: string, codes: string[]): void {
    const former = this.defects.has('old-codes') ? (this.kept.get(person)?.hashes ?? []) : []
    this.kept.set(person, {
      hashes: new Set([...former, ...codes.map(hashOf)]),
      madeAt: this.clock.now(),
    })
  }
}
