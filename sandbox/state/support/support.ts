import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from 'sandbox/state/clock'
import { Expiring, Limit } from 'sandbox/state/codes/codes'
import type { Defects } from 'sandbox/state/defects'
import type { Session } from 'sandbox/state/sessions'

export interface Ticket {
  number: number
  at: number
  person: string | null
  displayName: string
  email: string
  phone: string
  description: string
  company: string
  /** The recording of the page, if the person has added it; none of it is proved. */
  recording?: string
}

/** A ticket as the lists contain it: its recording is a separate file. */
export type ListedTicket = Omit<Ticket, 'recording'> & { recorded: boolean }

export const listed = ({ recording, ...ticket }: Ticket): ListedTicket => ({
  ...ticket,
  recorded: recording !== undefined,
})

const LIFE_MS = 600_000
/** The maximum number of codes of one browser in that time. */
const MOST_CODES = 5
const MOST_WRONG = 5
const WRONG_WAIT_MS = 60_000

/** The facts from the page: none of them is proved. */
export interface PageFacts {
  step: string
  claimedName?: string
  failure?: { problem: string; status?: number; requestId?: string }
}

export interface Issued {
  code: string
  browser: string
  /** The session of the browser at that moment; absent if no correct password was given. */
  session: Session | undefined
  facts: PageFacts
  at: number
  expiresAt: number
  /** The time of the desk's lookup; the code is valid once. */
  seenAt?: number
}

/** Codes that identify a caller's page to the help desk (support/desk-code). A browser has one: a new one invalidates the previous one. */
export class HelpDesk {
  private codes: Expiring<Issued>
  /** Limits the codes of each browser. */
  readonly asked: Limit
  /** Limits the wrong codes of the desk. */
  readonly wrong: Limit

  constructor(
    private clock: Clock,
    private defects: Defects,
  ) {
    this.codes = new Expiring(clock, LIFE_MS)
    this.asked = new Limit(clock, MOST_CODES, LIFE_MS)
    this.wrong = new Limit(clock, MOST_WRONG, WRONG_WAIT_MS)
  }

  /** Creates a code for a browser, by the secret of its cookie; creates a secret if there is none. */
  issue(known: string | undefined, session: Session | undefined, facts: PageFacts): Issued {
    const now = this.clock.now()
    const browser = known ?? randomBytes(16).toString('base64url')
    this.codes.endThose(({ browser: other }) => other === browser)
    this.asked.count(browser)
    const code = this.freeCode()
    const issued = { code, browser, session, facts, at: now, expiresAt: now + LIFE_MS }
    this.codes.keep(issued, code)
    return issued
  }

  /** Returns the code of this browser while it is valid for its session: a sign-in and a sign-out invalidate it. */
  ofBrowser(browser: string | undefined, session: Session | undefined): Issued | undefined {
    const anyBrowser = this.defects.has('desk-any-browser')
    const kept = this.defects.has('desk-kept')
    return this.codes
      .all()
      .find(issued => (issued.browser === browser || anyBrowser) && (issued.session === session || kept))
  }

  /** Returns the facts of a code, once; wrong and used codes return the same. `lives` reports whether its session exists. */
  lookUp(typed: string, lives: (session: Session) => boolean): Issued | undefined {
    const issued = this.codes.find(typed.replace(/\s/g, ''))
    if (!issued || issued.seenAt !== undefined || (issued.session && !lives(issued.session))) {
      this.wrong.count()
      return undefined
    }
    issued.seenAt = this.clock.now()
    return issued
  }

  private freeCode(): string {
    for (;;) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      if (!this.codes.find(code)) return code
    }
  }
}
