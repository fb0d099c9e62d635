import { randomUUID } from 'node:crypto'
import type { Account } from 'sandbox/state/accounts'

export interface Reset {
  account: Account
  /** The typed name, which may be an alias. */
  typedName: string
  code: string
  codeExpiresAt: number
  wrongCodes: number
  /** The end of the time for a new password after the code was accepted; 0 before. */
  verifiedUntil: number
}

const MOST_RESETS = 1000

/** Pending password resets, found by the random value of their cookie. */
export class Resets {
  private resets = new Map<string, Reset>()

  open(reset: Reset): string {
    if (this.resets.size > MOST_RESETS) this.resets.clear()
    const id = randomUUID()
    this.resets.set(id, reset)
    return id
  }

  find(id: string | undefined): Reset | undefined {
    return id === undefined ? undefined : this.resets.get(id)
  }

  close(id: string | undefined): void {
    if (id !== undefined) this.resets.delete(id)
  }

  reset(): void {
    this.resets.clear()
  }
}
