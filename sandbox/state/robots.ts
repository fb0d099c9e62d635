import { randomBytes } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from './clock'
import { usernameKey as key } from './usernameKey'

const LIFE_MS = 300_000
/** Low enough that a test does not wait; a company requires more. */
const COST = 100
const MOST_TRIES = 50

/** Requires a proof of work from browsers after wrong passwords, in ALTCHA's format (sign-in/robot-check). */
export class Robots {
  /** The number of wrong passwords for a name after which a proof is required; null: never. */
  after: number | null = null
  private failed = new Map<string, number>()
  private used = new Set<string>()
  private secret = randomBytes(32).toString('hex')

  constructor(private clock: Clock) {}

  asks(username: string): boolean {
    return this.after !== null && (this.failed.get(key(username)) ?? 0) >= this.after
  }

  countFailure(username: string): void {
    this.failed.set(key(username), (this.failed.get(key(username)) ?? 0) + 1)
  }

  forgive(username: string): void {
    this.failed.delete(key(username))
  }

  /** Returns the requirement for the next attempt, as part of a response; {} if there is none. */
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

  /** Returns whether a proof is correct, issued by this sandbox, still valid and not used before. */
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
