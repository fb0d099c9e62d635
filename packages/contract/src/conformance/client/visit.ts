import { CookieJar, isSent } from './cookieJar'
import type { Secret } from '../secrets'
import { Device } from './device'

const BEFORE = 'before:'

/** Parses the header's text, such as `cookies=readable type=text/plain`. */
export function wishesOf(said = '') {
  const wishes = new Map(said.split(' ').map(wish => wish.split('=', 2) as [string, string]))
  const cookies = wishes.get('cookies') ?? 'all'
  const before = cookies.startsWith(BEFORE) ? cookies.slice(BEFORE.length) : undefined
  return {
    cookies: isSent(cookies) ? cookies : ('all' as const),
    /** False if the cookies must stay as they were before the response. */
    keeps: cookies !== 'kept' && before === undefined,
    /** The step before which the cookies to send were stored. */
    before,
    /** True for a second browser, which shares no state with the first. */
    isOther: wishes.get('browser') === 'other',
    type: wishes.get('type'),
    waits: wishes.get('wait') as Secret | undefined,
    /** True if the current code must be stored as the former one. */
    remembers: wishes.get('remember') === 'code',
    /** True if another code has been sent. */
    sendsCode: wishes.get('code') === 'new',
    /** The number of repetitions of the call: until it succeeds, or returns 429. */
    times: Number(wishes.get('times') ?? 1),
  }
}

/** A step's instructions to the browser, from `Foyer-Runner`. */
export type Wishes = ReturnType<typeof wishesOf>

/** A response of the backend as it came, with the step that made the call. */
export interface Exchange {
  step: string
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  text: string
}

/** Secrets that change every time they are read. */
const NEVER_KEPT: Secret[] = ['approval']

/** The browser state of one workflow: two cookie jars, and the secrets that it has received. */
export class Visit {
  private own = new CookieJar()
  private other = new CookieJar()
  private copies = new Map<string, CookieJar>()
  private told = new Map<Secret, string>()

  readonly device: Device
  /** The responses, in order. */
  readonly exchanges: Exchange[] = []

  constructor(
    origin: string,
    private ask: (what: Secret) => Promise<string>,
  ) {
    this.device = new Device(origin)
  }

  /** Returns the jar that stores a response's cookies. */
  jarFor({ isOther }: Wishes): CookieJar {
    return isOther ? this.other : this.own
  }

  /** Returns the jar whose cookies a step sends; first records its cookies. */
  jarOf(step: string, wishes: Wishes): CookieJar {
    this.copies.set(step, this.own.copy())
    return wishes.before === undefined ? this.jarFor(wishes) : (this.copies.get(wishes.before) ?? this.own)
  }

  /** Returns the rejected cookies. */
  get refused(): { name: string; why: string }[] {
    return [...this.own.refused, ...this.other.refused]
  }

  /** Returns a secret, which is requested only once, until another code is sent. */
  async tell(what: Secret): Promise<string> {
    const known = this.told.get(what)
    if (known !== undefined) return known
    const word = await this.ask(what)
    if (!NEVER_KEPT.includes(what)) this.told.set(what, word)
    return word
  }

  /** Stores the current code as the former one. */
  async remember(): Promise<void> {
    this.told.set('former-code', await this.tell('code'))
  }

  forgetCode(): void {
    this.told.delete('code')
  }
}
