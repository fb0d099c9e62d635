import { createHash, randomInt } from 'node:crypto'
import type { Clock } from '../clock'
import type { Defects } from '../defects'

const COUNT = 10
const HALF = 4
/** Characters that are not confused with one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const half = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('hex')

interface StoredCodes {
  hashes: Set<string>
  madeAt: number
}

/** People's recovery codes: only hashes, each valid once (factors/recovery-codes). */
export class RecoveryCodes {
  private kept = new Map<string, StoredCodes>()

  constructor(
    private clock: Clock,
    private defects: Defects,
  ) {}

  left(person: string): number {
    return this.kept.get(person)?.hashes.size ?? 0
  }

  /** Returns their creation time; null if the person has had none. */
  madeAt(person: string): number | null {
    return this.kept.get(person)?.madeAt ?? null
  }

  /** Creates the codes of a person who has some from the start. */
  ensure(person: string, codes: string[]): void {
    if (!this.kept.has(person)) this.keep(person, codes)
  }

  /** Returns new codes, only this once; the previous ones become invalid. */
  make(person: string): string[] {
    const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`)
    this.keep(person, codes)
    return codes
  }

  /** Consumes a code; false if it is unknown or used. */
  use(person: string, code: string): boolean {
    return this.kept.get(person)?.hashes.delete(hashOf(code)) ?? false
  }

  /** Invalidates all of them. */
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
