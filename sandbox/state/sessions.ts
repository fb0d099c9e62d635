import { randomUUID } from 'node:crypto'
import type { MfaStep } from 'sandbox/company/types'
import type { Account } from './accounts'
import type { Clock } from './clock'

export const SESSION_MS = 8 * 3_600_000
export const PENDING_MS = 12 * 3_600_000
/** How long a proof of the person's identity holds for a change of what signs them in. */
const PROOF_MS = 10 * 60_000
/** How long the id from before the last factor still hears that the sign-in is complete: another tab may be asking at that moment. */
const FORMER_MS = 10_000

/** What the current step has started. */
export interface StepState {
  code?: string
  /** A code that another one has voided, where the sandbox is to take it all the same. */
  formerCode?: string | undefined
  expiresAt: number
  wrongCodes: number
  /** How many codes this step has sent; 1 where it is absent. */
  codesSent?: number
  approvalId?: string
}

export interface Session {
  id: string
  account: Account
  /** The name that was typed at this sign-in; it may be an alias. */
  typedName?: string
  createdAt: number
  /** When the person proved last who they are, at the sign-in or since. */
  provenAt: number
  expiresAt: number
  /** The second factors still due, in order. */
  due: MfaStep[]
  /** A second factor is due, but the list of them is empty: the person who shows that. */
  emptyList: boolean
  step: StepState | undefined
  /** Until when no code is looked at, after too many wrong ones; another code does not shorten it. */
  waitUntil?: number
  /** The key of an authenticator app that was shown and is not confirmed yet. */
  enrolment?: string
  /** Until when that holds, where the person set it up on the page of the own security. */
  enrolmentUntil?: number
  denied: boolean
}

export const isComplete = (session: Session): boolean => session.due.length === 0

/** Sessions in memory, found by the random value of their cookie. */
export class Sessions {
  private sessions = new Map<string, Session>()
  private former = new Map<string, { session: Session; until: number }>()

  constructor(private clock: Clock) {}

  reset(): void {
    this.sessions.clear()
    this.former.clear()
  }

  all(): Session[] {
    return [...this.sessions.values()]
  }

  /** A new session; with an id of its own, unless one is given. */
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

  /** A session whose factors another one has passed. */
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

  /** Another id for a session whose person has proved more, as after the password: somebody who knew the id before has nothing. */
  renew(session: Session): void {
    const now = this.clock.now()
    session.provenAt = now
    for (const [id, { until }] of this.former) if (until <= now) this.former.delete(id)
    this.former.set(session.id, { session, until: now + FORMER_MS })
    this.sessions.delete(session.id)
    session.id = randomUUID()
    this.sessions.set(session.id, session)
  }

  /** The session that had this id a moment ago and still lives: its status may be told, nothing else. */
  findFormer(id: string | undefined): Session | undefined {
    const found = id === undefined ? undefined : this.former.get(id)
    if (!found || found.until <= this.clock.now()) return undefined
    return this.find(found.session.id)
  }

  close(id: string | undefined): void {
    if (id !== undefined) this.sessions.delete(id)
  }

  /** Whether the proof is younger than ten minutes. */
  isFresh({ provenAt }: Session): boolean {
    return this.clock.now() - provenAt <= PROOF_MS
  }

  closeOthers(kept: Session | undefined, account: Account): void {
    for (const session of this.all()) {
      if (session.account === account && session !== kept) this.close(session.id)
    }
  }
}
