import { createHash } from 'node:crypto'
import type { Clock } from './clock'
import { asMade, Expiring, Limit, typedCode } from 'sandbox/state/codes/codes'

const LIFE_MS = 60_000
const TYPED_LIFE_MS = 300_000
const MOST_WRONG = 20
const WRONG_WAIT_MS = 60_000

interface Issued {
  sessionId: string
  clientId: string
  address: string | undefined
  challenge: string
}

export interface Proof {
  clientId: string
  code: string
  codeVerifier: string
  redirectUri?: string
}

/** Codes that sign an app in, by code. A session has one for each app: a new one invalidates the previous one. */
export class NativeCodes {
  private codes: Expiring<Issued>
  /** Limits the wrong codes of all apps. */
  readonly wrong: Limit

  constructor(clock: Clock) {
    this.codes = new Expiring(clock, LIFE_MS)
    this.wrong = new Limit(clock, MOST_WRONG, WRONG_WAIT_MS)
  }

  issue(wish: Issued): { code: string; expiresIn: number } {
    const typed = wish.address === undefined
    const lifeMs = typed ? TYPED_LIFE_MS : LIFE_MS
    this.codes.endThose(
      ({ sessionId, clientId }) => sessionId === wish.sessionId && clientId === wish.clientId,
    )
    const code = this.codes.keep(wish, typed ? typedCode() : undefined, lifeMs)
    return { code, expiresIn: lifeMs / 1000 }
  }

  /** Returns the session that requested the code; an attempt consumes the code, correct or not. */
  redeem({ clientId, code, codeVerifier, redirectUri }: Proof): string | undefined {
    const key = this.codes.find(code) ? code : asMade(code)
    const issued = this.codes.find(key)
    this.codes.end(key)
    const right =
      issued?.clientId === clientId &&
      issued.address === redirectUri &&
      issued.challenge === createHash('sha256').update(codeVerifier).digest('base64url')
    if (right) return issued.sessionId
    this.wrong.count()
    return undefined
  }
}
