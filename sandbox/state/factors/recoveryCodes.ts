import { createHash, randomInt } from 'node:crypto'

const COUNT = 10
const HALF = 4
/** Without signs that are read as one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const half = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('hex')

/** The recovery codes of people: hashes alone, each of which counts once (factors/recovery-codes). */
export class RecoveryCodes {
  private hashes = new Map<string, Set<string>>()
  private totals = new Map<string, number>()

  reset(): void {
    this.hashes.clear()
    this.totals.clear()
  }

  left(person: string): number {
    return this.hashes.get(person)?.size ?? 0
  }

  total(person: string): number {
    return this.totals.get(person) ?? 0
  }

  /** Those of a person who has some from the start. */
  ensure(person: string, codes: string[]): void {
    if (!this.totals.has(person)) this.keep(person, codes)
  }

  /** New codes, which are told this once; the ones before are void. */
  make(person: string): string[] {
    const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`)
    this.keep(person, codes)
    return codes
  }

  /** Uses a code up; false where it is none of the person's, or no more. */
  use(person: string, code: string): boolean {
    return this.hashes.get(person)?.delete(hashOf(code)) ?? false
  }

  private keep(person: string, codes: string[]): void {
    this.hashes.set(person, new Set(codes.map(hashOf)))
    this.totals.set(person, codes.length)
  }
}
