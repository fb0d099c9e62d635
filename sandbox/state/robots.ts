import { randomBytes } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from './clock'
import { usernameKey as key } from './usernameKey'

const LIFE_MS = 300_000
/** So little that a test does not wait; a company asks for more. */
const COST = 100
const MOST_TRIES = 50

/** Asks browsers for a proof of work after wrong passwords, in ALTCHA's format (sign-in/robot-check). */
export class Robots {
  /** After how many wrong passwords for a name; null: never. */
  after: number | null = null
  private failed = new Map<string, number>()
  private used = new Set<string>()
  private secret = randomBytes(32).toString('hex')

  constructor(private clock: Clock) {}

  reset(): void {
    this.after = null
    this.failed.clear()
    this.used.clear()
  }

  asks(username: string): boolean {
    return this.after !== null && (this.failed.get(key(username)) ?? 0) >= this.after
  }

  countFailure(username: string): void {
    this.failed.set(key(username), (this.failed.get(key(username)) ?? 0) + 1)
  }

  forgive(username: string): void {
    this.failed.delete(key(username))
  }

  /** What is asked of the next try, as part of an answer; {} where nothing is. */
  async part(username: string): Promise<{ robotCheck?: object }> {
    if (!this.asks(username)) return {}
    const robotCheck = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(MOST_TRIES),
      deriveKey,
      expiresAt: new Date(this.clock.now() + LIFE_MS),
      hmacSignatureSecret: this.secret,
    })
    return { robotCheck }
  }

  /** Whether a proof is right, of this sandbox, in time, and used for the first time. */
  async accepts(proof: string | undefined): Promise<boolean> {
    const payload = payloadOf(proof)
    const nonce = payload?.challenge.parameters.nonce
    if (!payload || !nonce || this.used.has(nonce)) return false
    this.used.add(nonce)
    try {
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret: this.secret,
      })
      return verified
    } catch {
      return false
    }
  }
}

function payloadOf(proof: string | undefined): Payload | undefined {
  try {
    return JSON.parse(Buffer.from(proof ?? '', 'base64').toString()) as Payload
  } catch {
    return undefined
  }
}
