import { type Cookie, readCookie, type RefusedCookie } from './cookie'

/**
 * The cookies to send: all, those that a script can read, those of another site's POST, those without TLS, or those that every page of
 * the host receives.
 */
export type Sent = 'all' | 'readable' | 'cross-site' | 'in-the-clear' | 'everywhere'

const GOES: Record<Sent, (cookie: Cookie, overTls: boolean) => boolean> = {
  all: () => true,
  readable: cookie => !cookie.httpOnly,
  'cross-site': cookie => !cookie.sameSite,
  // Without TLS, no cookie can be required to be secure.
  'in-the-clear': (cookie, overTls) => overTls && !cookie.secure,
  everywhere: cookie => cookie.path === '/',
}

export const isSent = (word: string): word is Sent => word in GOES

const isOnPath = (path: string, asked: string): boolean =>
  asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`)

const keyOf = ({ name, domain = '', path }: Cookie): string => `${name};${domain};${path}`

/** The cookies that a browser stores for one origin. */
export class CookieJar {
  private cookies = new Map<string, Cookie>()

  /** The rejected cookies, in order. */
  readonly refused: RefusedCookie[] = []

  keep(lines: string[], url: URL): void {
    for (const line of lines) {
      const cookie = readCookie(line, url)
      if ('why' in cookie) this.refused.push(cookie)
      else if (cookie.isOver) this.cookies.delete(keyOf(cookie))
      else this.cookies.set(keyOf(cookie), cookie)
    }
  }

  /** Returns a jar with the current cookies. */
  copy(): CookieJar {
    const copy = new CookieJar()
    copy.cookies = new Map(this.cookies)
    return copy
  }

  /** Returns the value of the header `Cookie`; empty if there are no cookies to send. */
  header(sent: Sent, url: URL): string {
    return [...this.cookies.values()]
      .filter(cookie => isOnPath(cookie.path, url.pathname))
      .filter(cookie => GOES[sent](cookie, url.protocol === 'https:'))
      .sort((one, other) => other.path.length - one.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
}
