import type { Message } from '../inspector'
import type { Programs } from '../webkit'
import type { Page } from './page'
import { answerPage } from './pageCommands'
import { openProfile, type Profile } from './profile'
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
async function allCookies(targets: () => Target[]): Promise<Cookie[]> {
  const all = await Promise.all(targets().map(cookiesOf))
    .catch(() => Promise.all(targets().map(cookiesOf)))
    .then(each => each.flat())
  return all
    .filter((cookie, at) => all.findIndex(sameCookie(cookie)) === at)
    .map(cookie => ({ ...cookie, expires: cookie.session ? -1 : cookie.expires }))
}

/** Sets cookies in Playwright's format: without an expiry, or with -1, a cookie lasts for the session. */
async function setCookies(target: Target, cookies: Partial<Cookie>[]): Promise<void> {
  for (const { expires = -1, ...cookie } of cookies) {
    const whole = { httpOnly: false, secure: false, sameSite: 'Lax', ...cookie }
    await target.call('Page.setCookie', {
      cookie: { ...whole, expires: Math.max(expires, 0), session: expires === -1 },
    })
  }
}

async function deleteCookies(targets: () => Target[]): Promise<void> {
  const [target] = targets()
  for (const { name, domain, path, secure } of await allCookies(targets)) {
    const url = `${secure ? 'https' : 'http'}://${domain.replace(/^\./, '')}${path}`
    await target?.call('Page.deleteCookie', { cookieName: name, url })
  }
}

type Params = Record<string, unknown>
/** A message from Playwright, to the browser or to one of its pages. */
export type BrowserMessage = Message & { pageProxyId?: string }

type Cookies = Partial<Cookie>[]

interface Context {
  languages?: string[]
  /** Cookies that were set before there was a page. */
  cookies?: Cookies
  profile?: Promise<Profile>
}

const targetsOf = (profile: Profile | undefined): Target[] =>
  (profile?.pages() ?? []).flatMap(page => page.shown() ?? [])

/** Opens an address from within the page, or, for `data:`, which pages must not open, as the user does. */
const goto = (page: Page, profile: Profile, url: string): Promise<string | undefined> =>
  page.arrive(shown =>
    url.startsWith('http')
      ? shown.call('Page.navigate', { url })
      : profile.driver.ask('POST', '/url', { url }, page.window),
  )

/** Implements the commands of Playwright's WebKit build with Debian's WebKit: one browser for each context. */
export function createBrowser(programs: Programs, display: string, send: (message: BrowserMessage) => void) {
  const contexts = new Map<string, Context>()
  let last = 0

  /** The browser starts with the first page, because its language must be known. */
  function startProfile(id: string): Promise<Profile> {
    const context = contexts.get(id) ?? {}
    const [language] = context.languages ?? []
    context.profile ??= openProfile(
      { id, display, programs, ...(language && { language }) },
      (message, page) => send(page === undefined ? message : { ...message, pageProxyId: page }),
    )
    return context.profile
  }

  async function pageOf(id: string): Promise<[Page, Profile]> {
    for (const { profile } of contexts.values()) {
      const page = (await profile)?.page(id)
      if (page && profile) return [page, await profile]
    }
    throw new Error('The page is gone.')
  }

  const opened = (id: unknown): Promise<Profile> | undefined => contexts.get(id as string)?.profile

  const ANSWERED: Record<string, (params: Params) => Promise<object>> = {
    'Playwright.createContext': () => {
      last += 1
      contexts.set(`context${last}`, {})
      return Promise.resolve({ browserContextId: `context${last}` })
    },
    'Playwright.deleteContext': async ({ browserContextId }) => {
      const profile = await opened(browserContextId)
      contexts.delete(browserContextId as string)
      await profile?.close()
      return {}
    },
    'Playwright.setLanguages': ({ browserContextId, languages }) => {
      Object.assign(contexts.get(browserContextId as string) ?? {}, { languages })
      return Promise.resolve({})
    },
    'Playwright.createPage': async ({ browserContextId }) => {
      const page = await (await startProfile(browserContextId as string)).createPage()
      const { cookies = [] } = contexts.get(browserContextId as string) ?? {}
      const target = page.shown()
      if (target) await setCookies(target, cookies.splice(0))
      return { pageProxyId: page.id }
    },
    'Playwright.closePage': async ({ pageProxyId }) => {
      const [page, profile] = await pageOf(pageProxyId as string)
      await profile.closePage(page)
      return {}
    },
    'Playwright.navigate': async ({ pageProxyId, url }) => {
      const [page, profile] = await pageOf(pageProxyId as string)
      return { loaderId: await goto(page, profile, url as string) }
    },
    'Playwright.getAllCookies': async ({ browserContextId }) => {
      const profile = await opened(browserContextId)
      return { cookies: await allCookies(() => targetsOf(profile)) }
    },
    'Playwright.setCookies': async ({ browserContextId, cookies }) => {
      const [target] = targetsOf(await opened(browserContextId))
      const context = contexts.get(browserContextId as string)
      if (target) await setCookies(target, cookies as Cookies)
      else if (context) context.cookies = [...(context.cookies ?? []), ...(cookies as Cookies)]
      return {}
    },
    'Playwright.deleteAllCookies': async ({ browserContextId }) => {
      const profile = await opened(browserContextId)
      await deleteCookies(() => targetsOf(profile))
      return {}
    },
  }

  async function answerOf({ method = '', params = {}, pageProxyId }: BrowserMessage): Promise<unknown> {
    if (pageProxyId === undefined) return ANSWERED[method]?.(params)
    const [page, profile] = await pageOf(pageProxyId)
    if (method !== 'Target.sendMessageToTarget') return answerPage(page, profile, method, params)
    const { targetId, message } = params as { targetId: string; message: string }
    void page.ask(targetId, JSON.parse(message) as Message)
    return undefined
  }

  return {
    ask: async (message: BrowserMessage): Promise<void> => {
      const { id = 0, pageProxyId } = message
      const to = pageProxyId === undefined ? {} : { pageProxyId }
      try {
        send({ id, result: (await answerOf(message)) ?? {}, ...to })
      } catch (error) {
        send({ id, error: { message: (error as Error).message }, ...to })
      }
    },
    close: async (): Promise<void> => {
      const profiles = [...contexts.values()].flatMap(({ profile }) => profile ?? [])
      await Promise.all(profiles.map(async profile => (await profile).close()))
    },
  }
}
