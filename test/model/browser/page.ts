import { createHash } from 'node:crypto'
import type { App } from 'test/model/app/openApp'
import type { View } from 'test/model/app/view'
import type { Globals } from 'test/model/app/bundle'
import { type Clock, settle } from 'test/model/browser/clock'
import type { CookieJar } from 'test/model/browser/cookieJar'
import { storageOf } from 'test/model/browser/storage'
import type { Tab } from 'test/model/browser/tab'

/** How the page was reached, as `PerformanceNavigationTiming` names it. */
export type Arrival = 'navigate' | 'reload' | 'back_forward'

/** A call that a page has made. `session` is the cookie that the browser sent with it. */
export interface SentCall {
  page: Page
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  session: string | undefined
  sentMs: number
  /** The browser gave it up: no header and no body reaches the page. */
  aborted: boolean
  headers: (status: number) => void
  complete: (body: string) => void
  fail: () => void
}

interface StorageNews {
  key: string
  oldValue: string | null
  newValue: string | null
}

/** A tab of the modelled browser. */
export type PageTab = Tab<Page>

/** The events that the rest of the model observes. */
export interface Watcher {
  sent: (call: SentCall) => void
  dropped: (call: SentCall) => void
  leaving: (page: Page) => void
  posted: (page: Page) => void
  cookieWritten: (page: Page, text: string) => void
  stored: (page: Page, key: string, value: string | null) => void
  passkeyOf: (page: Page) => Promise<unknown>
}

/** The functions that a page needs from its browser. */
export interface PageBrowser {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly local: Record<string, string>
  readonly config: string
  random: () => number
  go: (tab: PageTab, by: number) => Promise<void>
  closeSoon: (tab: PageTab) => void
  readonly watcher: Watcher
  wrote: (writer: Page, news: StorageNews) => void
}

const ORIGIN = 'https://foyer.example'

/** One document of the app with its window. `live`: it runs; `frozen`: the browser keeps it for Back; `gone`: it has ended. */
export class Page {
  state: 'live' | 'frozen' | 'gone' = 'live'
  visible = true
  /** Storage events that the browser has not delivered yet. */
  readonly news: StorageNews[] = []
  /** Calls that are under way. */
  readonly calls = new Set<SentCall>()
  /** The address that the page has asked the browser to load. */
  leaving: { url: string; replace: boolean } | undefined
  #app: App | undefined
  readonly #window = new EventTarget()
  readonly #document = new EventTarget()

  constructor(
    readonly browser: PageBrowser,
    readonly tab: PageTab,
    readonly arrival: Arrival,
  ) {}

  get url(): URL {
    return new URL(this.tab.entry.url, ORIGIN)
  }

  /** Starts the app in this page. */
  boot(open: (globals: Globals) => App): void {
    this.#app = open(this.#globals())
  }

  get app(): App {
    if (!this.#app) throw new Error(`${this.tab.name} is still loading`)
    return this.#app
  }

  /** The visible state of the page; undefined while the app starts. */
  get view(): View | undefined {
    return this.#app?.view()
  }

  fire(type: string, facts: object = {}): void {
    this.#window.dispatchEvent(Object.assign(new Event(type), facts))
  }

  seen(visible: boolean): void {
    this.visible = visible
    this.#document.dispatchEvent(new Event('visibilitychange'))
  }

  deliverNews(): void {
    const news = this.news.shift()
    if (news) this.fire('storage', news)
  }

  /** Ends or freezes the page after its `pagehide`. Its calls in progress never reach it. */
  async hide(keep: boolean): Promise<void> {
    if (this.state !== 'live') return
    this.fire('pagehide', { persisted: keep })
    this.seen(false)
    // Promises that can settle do; nothing that the page would have to wait for does.
    await settle()
    this.end(keep ? 'frozen' : 'gone')
  }

  /** As after a crash: without any event. */
  end(state: 'frozen' | 'gone'): void {
    this.state = state
    this.news.length = 0
    if (state === 'gone') this.browser.clock.clearAll(this)
    for (const call of [...this.calls]) this.browser.watcher.dropped(call)
  }

  show(): void {
    this.state = 'live'
    this.leaving = undefined
    this.seen(true)
    this.fire('pageshow', { persisted: true })
    for (const call of [...this.calls]) call.fail()
  }

  #fetch(
    url: string,
    { method = 'get', body, signal }: { method?: string; body?: unknown; signal?: AbortSignal },
  ) {
    const { pathname, searchParams } = new URL(url)
    let fail: (error: Error) => void = () => {}
    let answered: (response: unknown) => void = () => {}
    let read: (body: string) => void = () => {}
    let broken: (error: Error) => void = () => {}
    const text = new Promise<string>((resolve, reject) => ([read, broken] = [resolve, reject]))
    text.catch(() => undefined)
    const response = new Promise((resolve, reject) => ([answered, fail] = [resolve, reject]))
    const end = (error: Error) => {
      this.calls.delete(call)
      fail(error)
      broken(error)
    }
    const call: SentCall = {
      page: this,
      method: method.toUpperCase(),
      path: pathname,
      query: searchParams,
      body: (body ?? {}) as Record<string, unknown>,
      session: this.browser.cookies.read('session'),
      sentMs: this.browser.clock.nowMs,
      aborted: false,
      headers: status =>
        answered({ status, url, headers: { 'content-type': 'application/json' }, text: () => text }),
      complete: body => {
        this.calls.delete(call)
        read(body)
      },
      fail: () => end(new TypeError('Failed to fetch')),
    }
    signal?.addEventListener('abort', () => {
      if (!this.calls.has(call)) return
      call.aborted = true
      end(new DOMException('aborted', 'AbortError'))
      this.browser.watcher.dropped(call)
    })
    this.calls.add(call)
    this.browser.watcher.sent(call)
    return response
  }

  #globals(): Globals {
    const { browser, tab } = this
    const { clock, watcher } = browser
    const leave = (replace: boolean) => (url: string) => {
      this.leaving = { url: new URL(url, ORIGIN).href, replace }
      watcher.leaving(this)
    }
    const posted = () => watcher.posted(this)
    const location = new Proxy<Record<string, unknown>>(
      { assign: leave(false), replace: leave(true) },
      { get: (own, name) => own[name as string] ?? this.url[name as 'href'] },
    )
    const history = {
      get state() {
        return tab.entry.state
      },
      get length() {
        return tab.entries.length
      },
      pushState: (state: unknown, _title: string, address?: string) =>
        tab.push({ url: new URL(address ?? '', this.url).href, state, page: this }),
      replaceState: (state: unknown, _title: string, address?: string) =>
        tab.replace({ url: new URL(address ?? this.url.href, this.url).href, state, page: this }),
      go: (by: number) => void clock.set(this, () => void browser.go(tab, by)),
    }
    const element = () => ({ style: {}, click: () => {}, remove: () => {}, append: () => {} })
    const document = Object.assign(this.#document, {
      documentElement: { lang: 'en', dataset: {}, getAttribute: () => null },
      head: { append: () => {} },
      body: { append: () => {} },
      scripts: [],
      styleSheets: [],
      adoptedStyleSheets: [],
      hasFocus: () => true,
      createElement: element,
      querySelector: () => null,
      querySelectorAll: () => [],
      getElementById: (id: string) => (id === 'foyer-config' ? { textContent: browser.config } : null),
    })
    Object.defineProperties(document, {
      visibilityState: { get: () => (this.visible ? 'visible' : 'hidden') },
      cookie: {
        get: () => browser.cookies.visible,
        set: (text: string) => {
          browser.cookies.write(text)
          watcher.cookieWritten(this, text)
        },
      },
      defaultView: { get: () => window },
    })
    const setTimeout = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      clock.set(this, () => run(...given), ms)
    const clearTimer = (id?: number) => clock.clear(id)
    const FakeDate = class extends Date {
      constructor(...given: [number?]) {
        super(given[0] ?? clock.nowMs)
      }
      static override now = () => clock.nowMs
    }
    const named = {
      document,
      location,
      history,
      navigator: {
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120',
        maxTouchPoints: 0,
        onLine: true,
        languages: ['en'],
        credentials: { get: () => watcher.passkeyOf(this) },
        locks: { query: () => new Promise<void>(resolve => clock.set(this, resolve, 1)) },
        sendBeacon: () => true,
      },
      localStorage: storageOf(browser.local, (key, oldValue, newValue) =>
        browser.wrote(this, { key, oldValue, newValue }),
      ),
      sessionStorage: storageOf(tab.session),
      performance: { now: () => clock.nowMs, getEntriesByType: () => [{ type: this.arrival }] },
      crypto: {
        getRandomValues: <T extends Uint8Array | Uint32Array>(array: T): T => {
          array.forEach(
            (_value, at) => (array[at] = Math.floor(browser.random() * 2 ** (8 * array.BYTES_PER_ELEMENT))),
          )
          return array
        },
        randomUUID: () => `uuid-${browser.random()}`,
        subtle: {
          digest: (_name: string, data: Uint8Array) =>
            new Promise(resolve =>
              clock.set(this, () =>
                resolve(new Uint8Array(createHash('sha256').update(data).digest()).buffer),
              ),
            ),
        },
      },
      console: {
        ...console,
        log: () => {},
        warn: () => {},
        error: () => {},
      },
      Date: FakeDate,
      Math: Object.assign(Object.create(Math) as Math, { random: () => browser.random() }),
      Image: class {
        src = ''
      },
      Worker: undefined,
      BroadcastChannel: class {
        postMessage = posted
        close = () => {}
      },
      fetch: (address: string, options = {}) => this.#fetch(address, options),
      setTimeout,
      clearTimeout: clearTimer,
      setInterval: (run: () => void, ms?: number) => clock.set(this, run, ms, ms),
      clearInterval: clearTimer,
      requestAnimationFrame: (run: () => void) => setTimeout(run, 16),
    }
    const window = Object.assign(this.#window, named, {
      innerWidth: 1280,
      isSecureContext: true,
      opener: tab.opener && { postMessage: posted },
      close: () => browser.closeSoon(tab),
      postMessage: () => {},
      matchMedia: () => ({ matches: false, addEventListener: () => {} }),
      PublicKeyCredential: {},
    }) as unknown as EventTarget & Record<string, unknown>
    Object.assign(window, { window, self: window, top: window, globalThis: window })
    return { ...named, globalThis: window, window, self: window }
  }
}
