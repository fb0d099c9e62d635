import { isIP } from 'node:net'

/** A cookie that browsers reject, and the reason. */
export interface RefusedCookie {
  name: string
  why: string
}

/** The browsers' limit for a name and its value together. */
const MOST_BYTES = 4096

const split = (part: string): [name: string, value: string] => {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

function isOver(attributes: Map<string, string>): boolean {
  const age = attributes.get('max-age')
  if (age !== undefined) return Number(age) <= 0
  const expires = attributes.get('expires')
  return expires !== undefined && Date.parse(expires) <= Date.now()
}

const defaultPath = ({ pathname }: URL): string => pathname.slice(0, pathname.lastIndexOf('/')) || '/'

const isInDomain = (host: string, domain: string): boolean =>
  host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`))

/** Returns whether an origin counts as secure: browsers include loopback addresses. */
const isSecureOrigin = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Parses a line of `Set-Cookie` in a response of `url` as a browser does. */
function cookieIn(line: string, url: URL) {
  const [pair = '', ...rest] = line.split(';')
  const [name, value] = split(pair)
  const attributes = new Map(rest.map(part => split(part)).map(([key, said]) => [key.toLowerCase(), said]))
  const path = attributes.get('path') ?? ''
  const sameSite = attributes.get('samesite')?.toLowerCase() ?? ''
  return {
    name,
    value,
    /** Undefined if the cookie applies only to this host. */
    domain: attributes.get('domain')?.replace(/^\./, '').toLowerCase() || undefined,
    path: path.startsWith('/') ? path : defaultPath(url),
    httpOnly: attributes.has('httponly'),
    /** True if the attribute is Lax or Strict: without it, browsers behave differently. */
    sameSite: ['lax', 'strict'].includes(sameSite),
    /** True if the attribute is None. */
    everySite: sameSite === 'none',
    secure: attributes.has('secure'),
    /** True if the response removes the cookie. */
    isOver: isOver(attributes),
  }
}

type Cookie = ReturnType<typeof cookieIn>

function prefixProblem({ name, path, secure, domain, httpOnly }: Cookie): string | undefined {
  const prefix = /^__(?:secure|host-http|http|host)-/i.exec(name)?.[0].toLowerCase()
  if (prefix === undefined) return undefined
  if (!secure) return 'a name with this prefix requires Secure'
  if (prefix.includes('http') && !httpOnly) return 'a name with this prefix requires HttpOnly'
  if (!prefix.startsWith('__host-')) return undefined
  if (domain !== undefined) return 'a name that begins with __Host- forbids Domain'
  return path === '/' ? undefined : 'a name that begins with __Host- requires Path=/'
}

function problemOf(cookie: Cookie, url: URL): string | undefined {
  const { name, value, domain, secure, everySite } = cookie
  if (name === '') return 'it has no name'
  if (Buffer.byteLength(name + value) > MOST_BYTES) return `it has more than ${MOST_BYTES} bytes`
  if (domain !== undefined && !isInDomain(url.hostname, domain))
    return `its Domain=${domain} does not match ${url.hostname}`
  if (secure && !isSecureOrigin(url)) return 'it is Secure, and the address is http'
  if (everySite && !secure) return 'SameSite=None requires Secure'
  return prefixProblem(cookie)
}

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
      const cookie = cookieIn(line, url)
      const why = problemOf(cookie, url)
      if (why !== undefined) this.refused.push({ name: cookie.name, why })
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
