export const PASSWORD = 'Harbor-2026!'

export interface Answer {
  status: number
  headers: Headers
  text: string
  json: unknown
}

/** A browser without a screen: it keeps cookies and follows redirects only when asked to. */
export class Visitor {
  private cookies = new Map<string, string>()

  constructor(private origin: string) {}

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = body instanceof URLSearchParams
    const response = await fetch(new URL(path, this.origin), {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        // As the app does.
        ...(path.startsWith('/api/') && { 'X-Touch-Supported': 'false' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsed(text) }
  }

  get = (path: string, headers?: Record<string, string>): Promise<Answer> =>
    this.call('GET', path, undefined, headers)

  post = (path: string, body?: unknown): Promise<Answer> => this.call('POST', path, body)

  put = (path: string, body?: unknown): Promise<Answer> => this.call('PUT', path, body)

  signIn = (userName: string, password = PASSWORD): Promise<Answer> =>
    this.post('/api/auth/v2/login', { userName, password })

  status = (): Promise<Answer> => this.get('/api/auth/v2/session-status')

  activate = (body: object): Promise<Answer> => this.post('/api/auth/v2/activate', body)

  /** The value of a cookie; empty where there is none. */
  valueOf(name: string): string {
    return this.cookies.get(name) ?? ''
  }

  cookie(name: string, value: string): void {
    this.cookies.set(name, value)
  }

  /** Goes where the answers lead; the addresses on the way, the last one included. */
  async follow(address: string, body?: URLSearchParams): Promise<{ addresses: string[]; last: Answer }> {
    const addresses = [address]
    let last = await this.call(body ? 'POST' : 'GET', address, body)
    for (
      let location = last.headers.get('location');
      location !== null;
      location = last.headers.get('location')
    ) {
      const next = new URL(location, new URL(addresses.at(-1) ?? '', this.origin)).href
      addresses.push(next)
      last = await this.get(next)
    }
    return { addresses, last }
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const gone = attributes.some(attribute => /expires=thu, 01 jan 1970|max-age=0/i.test(attribute))
    if (gone) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
