import { randomUUID } from 'node:crypto'
import type { MfaStep } from 'sandbox/company/types'
import type { Account } from './accounts'
import type { Clock } from './clock'

export const SESSION_MS = 8 * 3_600_000
export const PENDING_MS = 12 * 3_600_000

/** What the current step has started. */
export interface StepState {
  code?: string
  expiresAt: number
  wrongCodes: number
  /** How many codes this step has sent; 1 where it is absent. */
  codesSent?: number
  approvalId?: string
}

export interface Session {
  id: string
  account: Account
  createdAt: number
  expiresAt: number
  /** The second factors still due, in order. */
  due: MfaStep[]
  /** A second factor is due, but the list of them is empty: the person who shows that. */
  emptyList: boolean
  step: StepState | undefined
  denied: boolean
}

export const isComplete = (session: Session): boolean => session.due.length === 0

/** Sessions in memory, found by the random value of their cookie. */
export class Sessions {
  private sessions = new Map<string, Session>()

  constructor(private clock: Clock) {}

  reset(): void {
    this.sessions.clear()
  }

  all(): Session[] {
    return [...this.sessions.values()]
  }

  open(account: Account): Session {
    const mfa = account.person.mfa
    const now = this.clock.now()
    const session: Session = {
      id: randomUUID(),
      account,
      createdAt: now,
      expiresAt: now + (mfa?.length ? PENDING_MS : SESSION_MS),
      due: structuredClone(mfa ?? []),
      emptyList: mfa?.length === 0,
      step: undefined,
      denied: false,
    }
    this.sessions.set(session.id, session)
    return session
  }

  find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id)
    if (session && session.expiresAt <= this.clock.now()) {
      this.close(session.id)
      return undefined
    }
    return session
  }

  close(id: string | undefined): void {
    if (id !== undefined) this.sessions.delete(id)
  }

  closeOthers(kept: Session | undefined, account: Account): void {
    for (const session of this.all()) {
      if (session.account === account && session !== kept) this.close(session.id)
    }
  }
}
