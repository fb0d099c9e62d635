import { randomBytes } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from './clock'

const LIFE_MS = 300_000
/** Low enough that a test does not wait; a company requires more. */
const COST = 100
const MOST_TRIES = 50

/** Requires a proof of work from browsers after wrong passwords, in ALTCHA's format (sign-in/robot-check). */
export class Robots {
  /** The number of wrong passwords for a name after which a proof is required; null: never. */
  after: number | null = null
  private used = new Set<string>()
  private secret = randomBytes(32).toString('hex')

  constructor(private clock: Clock) {}

  asks(failures: number): boolean {
    return this.after !== null && failures >= this.after
  }

  /** Returns the requirement for the attempt after these failures, as part of a response; {} if there is none. */
  async part(failures: number): Promise<{ robotCheck?: object }> {
    if (!this.asks(failures)) return {}
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
