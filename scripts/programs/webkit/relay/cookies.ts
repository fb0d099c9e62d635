import type { Target } from './target'

/** A cookie in the inspector's format; `expires` in milliseconds. */
interface Cookie {
  name: string
  value: string
  domain: string
  path: string
  expires: number
  session: boolean
  httpOnly: boolean
  secure: boolean
  sameSite: string
}

const sameCookie = (one: Cookie) => (other: Cookie) =>
  one.name === other.name && one.domain === other.domain && one.path === other.path

async function cookiesOf(target: Target): Promise<Cookie[]> {
  const { cookies } = await target.call<{ cookies: Cookie[] }>('Page.getCookies')
  return cookies
}

/** Returns the cookies that these documents may see: WebKit lists no others. If a document leaves in the meantime, its next process is queried. */
export async function allCookies(targets: () => Target[]): Promise<Cookie[]> {
  const all = await Promise.all(targets().map(cookiesOf))
    .catch(() => Promise.all(targets().map(cookiesOf)))
    .then(each => each.flat())
  return all
    .filter((cookie, at) => all.findIndex(sameCookie(cookie)) === at)
    .map(cookie => ({ ...cookie, expires: cookie.session ? -1 : cookie.expires }))
}

/** Sets cookies in Playwright's format: without an expiry, or with -1, a cookie lasts for the session. */
export async function setCookies(target: Target, cookies: Partial<Cookie>[]): Promise<void> {
  for (const { expires = -1, ...cookie } of cookies) {
    const whole = { httpOnly: false, secure: false, sameSite: 'Lax', ...cookie }
    await target.call('Page.setCookie', {
      cookie: { ...whole, expires: Math.max(expires, 0), session: expires === -1 },
    })
  }
}

export async function deleteCookies(targets: () => Target[]): Promise<void> {
  const [target] = targets()
  for (const { name, domain, path, secure } of await allCookies(targets)) {
    const url = `${secure ? 'https' : 'http'}://${domain.replace(/^\./, '')}${path}`
    await target?.call('Page.deleteCookie', { cookieName: name, url })
  }
}
