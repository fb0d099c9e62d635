import { randomUUID } from 'node:crypto'
import type { MfaStep } from 'sandbox/company/types'
import type { Account } from './accounts'
import type { Clock } from './clock'
import { Expiring } from './codes/codes'

export const SESSION_MS = 8 * 3_600_000
export const PENDING_MS = 12 * 3_600_000
/** The lifetime of an identity proof for changing credentials. */
const PROOF_MS = 10 * 60_000
/** How long the id from before the last factor still receives the complete status: another tab may be polling at that moment. */
const FORMER_MS = 10_000

/** Data that the current step has created. */
export interface StepState {
  code?: string
  /** An invalidated code that the sandbox accepts nevertheless, as a defect. */
  formerCode?: string | undefined
  expiresAt: number
  wrongCodes: number
  /** The number of codes that this step has sent; 1 if absent. */
  codesSent?: number
  approvalId?: string
}

export interface Session {
  id: string
  account: Account
  /** The name that was typed at this sign-in, which may be an alias. */
  typedName?: string
  createdAt: number
  /** The time of the person's last proof of identity, at the sign-in or later. */
  provenAt: number
  expiresAt: number
  /** The second factors still due, in order. */
  due: MfaStep[]
  /** True if a second factor is due but the list is empty, for the person who demonstrates it. */
  emptyList: boolean
  step: StepState | undefined
  /** The end of the lock-out after too many wrong codes; a new code does not shorten it. */
  waitUntil?: number
  /** The number of other factors that the person has chosen since the last wait. */
  choices?: number
  /** The key of an authenticator app that was shown but not confirmed yet. */
  enrolment?: string
  /** The expiry of that key, if the person sets the app up on the security page. */
  enrolmentUntil?: number
  denied: boolean
}

export const isComplete = (session: Session): boolean => session.due.length === 0

/** Sessions in memory, found by the random value of their cookie. */
export class Sessions {
  private sessions = new Map<string, Session>()
  private former: Expiring<Session>

  constructor(private clock: Clock) {
    this.former = new Expiring(clock, FORMER_MS)
  }

  all(): Session[] {
    return [...this.sessions.values()]
  }

  /** Creates a session, with a new id unless one is given. */
  open(account: Account, id: string = randomUUID()): Session {
    const mfa = account.person.mfa
    const now = this.clock.now()
    const session: Session = {
      id,
      account,
      createdAt: now,
      provenAt: now,
      expiresAt: now + (mfa?.length ? PENDING_MS : SESSION_MS),
      due: structuredClone(mfa ?? []),
      emptyList: mfa?.length === 0,
      step: undefined,
      denied: false,
    }
    this.sessions.set(session.id, session)
    return session
  }

  /** Opens a fully authenticated session, whose factors another session has passed. */
  openComplete(account: Account): Session {
    const session = this.open(account)
    return Object.assign(session, { due: [], emptyList: false, expiresAt: session.createdAt + SESSION_MS })
  }

  find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : this.sessions.get(id)
    if (session && session.expiresAt <= this.clock.now()) {
      this.close(session.id)
      return undefined
    }
    return session
  }

  /** Changes the id of a session whose person has proved more, as after the password: the previous id becomes worthless. */
  renew(session: Session): void {
    session.provenAt = this.clock.now()
    this.former.keep(session, session.id)
    this.sessions.delete(session.id)
    session.id = randomUUID()
    this.sessions.set(session.id, session)
  }

  /** Returns the session that had this id a moment ago and still exists: only its status may be returned. */
  findFormer(id: string | undefined): Session | undefined {
    return this.find(this.former.find(id)?.id)
  }

  close(id: string | undefined): void {
    if (id !== undefined) this.sessions.delete(id)
  }

  /** Returns whether the proof is younger than ten minutes. */
  isFresh({ provenAt }: Session): boolean {
    return this.clock.now() - provenAt <= PROOF_MS
  }

  closeOthers(kept: Session | undefined, account: Account): void {
    for (const session of this.all()) {
      if (session.account === account && session !== kept) this.close(session.id)
    }
  }
}
