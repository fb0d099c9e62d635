interface Cookie {
  name: string
  value: string
  httpOnly: boolean
  /** True where it says Lax or Strict: browsers differ in what they make of nothing. */
  sameSite: boolean
  secure: boolean
}

/** Which cookies go along: all, those that a script can read, those of another site's POST, those that go without TLS. */
export type Sent = 'all' | 'readable' | 'cross-site' | 'in-the-clear'

const GOES: Record<Sent, (cookie: Cookie, overTls: boolean) => boolean> = {
  all: () => true,
  readable: cookie => !cookie.httpOnly,
  'cross-site': cookie => !cookie.sameSite,
  // Without TLS there is nothing to be asked of a cookie.
  'in-the-clear': (cookie, overTls) => overTls && !cookie.secure,
}

export const isSent = (word: string): word is Sent => word in GOES

function isOver(attributes: Map<string, string>): boolean {
  const age = attributes.get('max-age')
  if (age !== undefined) return Number(age) <= 0
  const expires = attributes.get('expires')
  return expires !== undefined && Date.parse(expires) <= Date.now()
}

const split = (part: string): [name: string, value: string] => {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

/** The cookies of one browser and one origin; paths are not looked at. */
export class CookieJar {
  private cookies = new Map<string, Cookie>()

  constructor(private overTls: boolean) {}

  keep(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...rest] = line.split(';')
      const [name, value] = split(pair)
      const attributes = new Map(
        rest.map(part => split(part)).map(([key, said]) => [key.toLowerCase(), said]),
      )
      if (isOver(attributes)) {
        this.cookies.delete(name)
        continue
      }
      this.cookies.set(name, {
        name,
        value,
        httpOnly: attributes.has('httponly'),
        sameSite: /^(?:lax|strict)$/i.test(attributes.get('samesite') ?? ''),
        secure: attributes.has('secure'),
      })
    }
  }

  /** The value of the header `Cookie`; empty when none goes. */
  header(sent: Sent): string {
    return [...this.cookies.values()]
      .filter(cookie => GOES[sent](cookie, this.overTls))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
}
