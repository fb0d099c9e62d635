import { CookieJar } from './cookieJar'
import { Device } from './device'
import type { Secret } from '../secrets'
import type { Wishes } from './wishes'

/** Changes with every look at it. */
const NEVER_KEPT: Secret[] = ['approval']

/** What a browser has of one workflow: two jars of cookies, and the secrets that it was told. */
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

  /** The jar that takes an answer's cookies. */
  jarFor({ isOther }: Wishes): CookieJar {
    return isOther ? this.other : this.own
  }

  /** The jar whose cookies a step sends; before it the cookies are noted. */
  jarOf(step: string, wishes: Wishes): CookieJar {
    this.copies.set(step, this.own.copy())
    return wishes.before === undefined ? this.jarFor(wishes) : (this.copies.get(wishes.before) ?? this.own)
  }

  /** What browsers did not keep. */
  get refused(): { name: string; why: string }[] {
    return [...this.own.refused, ...this.other.refused]
  }

  /** A secret, which is asked for once: until another code is sent. */
  async tell(what: Secret): Promise<string> {
    const known = this.told.get(what)
    if (known !== undefined) return known
    const word = await this.ask(what)
    if (!NEVER_KEPT.includes(what)) this.told.set(what, word)
    return word
  }

  /** Knows the code that there is now as the former one. */
  async remember(): Promise<void> {
    this.told.set('former-code', await this.tell('code'))
  }

  forgetCode(): void {
    this.told.delete('code')
  }
}
