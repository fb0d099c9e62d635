import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './clock'
import { Limit, asMade, typedCode } from 'sandbox/state/codes/codes'

const LIFE_MS = 60_000
const TYPED_LIFE_MS = 300_000
const MOST_WRONG = 20
const WRONG_WAIT_MS = 60_000

interface Issued {
  sessionId: string
  clientId: string
  address: string | undefined
  challenge: string
  expiresAt: number
}

export interface Proof {
  clientId: string
  code: string
  codeVerifier: string
  redirectUri?: string
}

/** Codes that sign an app in, by code. A session has one for each app: a new one invalidates the previous one. */
export class NativeCodes {
  private codes = new Map<string, Issued>()
  private wrong: Limit

  constructor(private clock: Clock) {
    this.wrong = new Limit(clock, MOST_WRONG, WRONG_WAIT_MS)
  }

  issue(wish: Omit<Issued, 'expiresAt'>): { code: string; expiresIn: number } {
    const typed = wish.address === undefined
    const lifeMs = typed ? TYPED_LIFE_MS : LIFE_MS
    for (const [code, { sessionId, clientId }] of this.codes)
      if (sessionId === wish.sessionId && clientId === wish.clientId) this.codes.delete(code)
    const code = typed ? typedCode() : randomBytes(32).toString('base64url')
    this.codes.set(code, { ...wish, expiresAt: this.clock.now() + lifeMs })
    return { code, expiresIn: lifeMs / 1000 }
  }

  /** Returns the remaining time of the lock-out, in milliseconds. */
  lockedFor = (): number => this.wrong.heldFor()

  /** Returns the session that requested the code; an attempt consumes the code, correct or not. */
  redeem({ clientId, code, codeVerifier, redirectUri }: Proof): string | undefined {
    const key = this.codes.has(code) ? code : asMade(code)
    const issued = this.codes.get(key)
    this.codes.delete(key)
    const right =
      issued?.clientId === clientId &&
      issued.address === redirectUri &&
      issued.expiresAt > this.clock.now() &&
      issued.challenge === createHash('sha256').update(codeVerifier).digest('base64url')
    if (right) return issued.sessionId
    this.wrong.count()
    return undefined
  }

  reset(): void {
    this.codes.clear()
    this.wrong.reset()
  }
}
