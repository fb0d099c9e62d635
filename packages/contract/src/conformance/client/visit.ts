import { CookieJar } from './cookieJar'
import { Device } from './device'
import type { Secret } from '../secrets'
import type { Wishes } from './wishes'

/** Secrets that change every time they are read. */
const NEVER_KEPT: Secret[] = ['approval']

/** The browser state of one workflow: two cookie jars, and the secrets that it has received. */
export class Visit {
  private own = new CookieJar()
  private other = new CookieJar()
  private copies = new Map<string, CookieJar>()
  private told = new Map<Secret, string>()

  readonly device: Device

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
