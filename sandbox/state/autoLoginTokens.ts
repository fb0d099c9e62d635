import { randomBytes } from 'node:crypto'
import type { Clock } from './clock'

const LIFETIME_MS = 300_000

/** Tokens that sign a person in on other hosts; each is valid for five minutes. */
export class AutoLoginTokens {
  private tokens = new Map<string, { person: string; expiresAt: number }>()

  constructor(private clock: Clock) {}

  issue(person: string): string {
    const token = randomBytes(24).toString('base64url')
    this.tokens.set(token, { person, expiresAt: this.clock.now() + LIFETIME_MS })
    return token
  }

  personOf(token: string): string | undefined {
    const found = this.tokens.get(token)
    return found && found.expiresAt > this.clock.now() ? found.person : undefined
  }

  reset(): void {
    this.tokens.clear()
  }
}
