import type { App } from 'test/model/app/openApp'
import type { Globals } from 'test/model/app/bundle'
import { Clock } from 'test/model/browser/clock'
import { CookieJar } from 'test/model/browser/cookieJar'
import { type Arrival, Page, type PageBrowser, type PageTab, type Watcher } from 'test/model/browser/page'
import { type Outside, Tab } from 'test/model/browser/tab'

const APP = '/signin'

/** One browser: its cookies and local storage, its tabs, and its clock. */
export class Browser implements PageBrowser {
  readonly clock = new Clock()
  readonly cookies = new CookieJar()
  readonly local: Record<string, string> = {}
  readonly tabs: PageTab[] = []
  config = '{}'
  watcher!: Watcher
  #seed: number

  constructor(
    readonly open: (globals: Globals) => App,
    seed: number,
  ) {
    this.#seed = seed
    this.clock.isFrozen = owner => (owner as Page).state === 'frozen'
  }

  random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0
    return this.#seed / 0x1_0000_0000
  }

  get pages(): Page[] {
    return this.tabs.flatMap(tab => (tab.closed || !('state' in tab.shown) ? [] : [tab.shown]))
  }

  newTab(url: string, opener = false): PageTab {
    const tab = new Tab<Page>(`tab ${this.tabs.length + 1}`, opener)
    this.tabs.push(tab)
    this.#load(tab, url, { replace: false, arrival: 'navigate' })
    return tab
  }

  /** Loads an address in a tab, as a typed one does. `keep`: the browser keeps the page for Back. */
  async navigate(tab: PageTab, url: string, { replace = false, keep = true } = {}): Promise<void> {
    if ('state' in tab.shown) await tab.shown.hide(keep && !replace)
    else tab.shown.left = true
    this.#load(tab, url, { replace, arrival: 'navigate' })
  }

  async reload(tab: PageTab): Promise<void> {
    if (!('state' in tab.shown)) return
    await tab.shown.hide(false)
    this.#load(tab, tab.entry.url, { replace: true, arrival: 'reload' })
  }

  async close(tab: PageTab, crash = false): Promise<void> {
    for (const { page } of tab.entries)
      if ('state' in page) {
        if (crash) page.end('gone')
        else await page.hide(false)
        page.end('gone')
      }
    tab.closed = true
  }

  closeSoon(tab: PageTab): void {
    if (tab.opener) this.clock.set(this, () => void this.close(tab))
  }

  /** Back and Forward. */
  async go(tab: PageTab, by: number): Promise<void> {
    const to = tab.entries[tab.at + by]
    if (!to) return
    const from = tab.shown
    if (to.page === from) {
      tab.at += by
      if ('state' in from) from.fire('popstate', { state: to.state })
      return
    }
    if ('state' in from) await from.hide(true)
    else from.left = true
    tab.at += by
    if (!('state' in to.page)) return
    if (to.page.state === 'frozen') to.page.show()
    else
      this.#boot(tab, 'back_forward', page =>
        tab.entries.forEach(entry => entry.page === to.page && (entry.page = page)),
      )
  }

  #load(tab: PageTab, url: string, { replace, arrival }: { replace: boolean; arrival: Arrival }): void {
    const outside = outsideOf(url)
    if (outside) {
      if (replace) tab.replace({ url, page: outside })
      else tab.push({ url, page: outside })
      return
    }
    this.#boot(tab, arrival, page => {
      if (replace) tab.replace({ url, page })
      else tab.push({ url, page })
    })
  }

  #boot(tab: PageTab, arrival: Arrival, place: (page: Page) => void): void {
    const page = new Page(this, tab, arrival)
    place(page)
    page.boot(this.open)
  }

  wrote(writer: Page, news: { key: string; oldValue: string | null; newValue: string | null }): void {
    for (const page of this.pages) if (page !== writer && page.state === 'live') page.news.push(news)
    this.watcher.stored(writer, news.key, news.newValue)
  }
}

function outsideOf(url: string): Outside | undefined {
  const { hostname, pathname } = new URL(url, 'https://foyer.example')
  if (hostname === 'idp.example') return { outside: 'provider', url }
  if (hostname === '127.0.0.1') return { outside: 'app', url }
  if (hostname !== 'foyer.example') return { outside: 'elsewhere', url }
  return pathname.startsWith(`${APP}/`) ? undefined : { outside: 'webApp', url }
}
