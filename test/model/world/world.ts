import { PENDING_PREFIX } from 'src/constants/storageKeys'
import type { App } from 'test/model/app/openApp'
import type { Globals } from 'test/model/app/bundle'
import { Browser } from 'test/model/browser/browser'
import { settle } from 'test/model/browser/clock'
import type { Page, PageTab } from 'test/model/browser/page'
import { answerOf, JOURNEY_MODELS } from 'test/model/journeys/all'
import { Server, type ServerOptions } from 'test/model/server/server'
import { isCredential, Network } from 'test/model/world/network'
import { CONFIG, SETTINGS } from 'test/model/world/addresses'
import { peopleSteps } from 'test/model/world/people'
import { Promises } from 'test/model/world/promises'
import type { Scene } from 'test/model/world/scene'
import type { Step } from 'test/model/world/step'
import { tabSteps } from 'test/model/world/tabs'

/** One browser, one server, the network between them, and the promises that are watched. */
export class World implements Scene {
  readonly browser: Browser
  readonly server: Server
  readonly network: Network
  readonly promises: Promises
  readonly log: string[] = []
  readonly atPasskey = new Map<Page, string>()

  constructor(
    open: (globals: Globals) => App,
    readonly options: ServerOptions,
    seed = 1,
  ) {
    this.browser = new Browser(open, seed)
    this.browser.config = CONFIG
    this.server = new Server(options, answerOf, SETTINGS)
    if (options.kind === 'bound')
      this.browser.cookies.write('session=session-of-the-browser; Path=/; HttpOnly')
    this.promises = new Promises(this.server, () => this.browser.cookies.read('session'))
    this.network = new Network(this.browser, this.server, {
      decided: (call, { cookie }) => {
        if (!isCredential(call) || cookie === undefined) return
        this.promises.disturbed(this.server.userOf(cookie))
      },
      lost: call => {
        if (!isCredential(call)) return
        this.#failed.add(call.page)
        this.promises.disturbed('?')
      },
      answered: (call, { cookie, status, user }) => {
        if (call.path === '/api/auth/v2/session-status' && user) this.promises.confirmed(call.page, user)
        if (!isCredential(call)) return
        if (cookie) this.promises.accepted(call.page, this.server.userOf(cookie))
        this.#rejected = status >= 400 && status < 500 && !this.#failed.has(call.page) ? call.page : undefined
      },
    })
    this.browser.watcher = {
      sent: call => {
        this.promises.sent(call)
        this.network.send(call)
      },
      dropped: call => this.network.drop(call),
      leaving: page => this.#leaves(page),
      posted: page => this.promises.enters(page, 'the window that opened it'),
      cookieWritten: (page, text) => {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
        if (/^(?:lastLoginUsername|rememberMeInfo)$/.test(name))
          this.promises.remembers(page, name, decodeURIComponent(value))
      },
      stored: (page, key, value) => {
        if (key.startsWith(PENDING_PREFIX))
          if (value === null) this.#announcers.delete(key)
          else this.#announcers.set(key, page)
        if (key === 'foyer.currentSignIn' && page === this.#rejected) this.promises.marked(page)
        if (key !== 'foyer.accounts' || !value) return
        const [latest = ''] = JSON.parse(value) as string[]
        this.promises.remembers(page, key, latest)
      },
      passkeyOf: page =>
        Promise.resolve({
          id: `passkey-${this.atPasskey.get(page) ?? ''}`,
          response: {},
          type: 'public-key',
        }),
    }
  }

  /** Pages of which a credential was lost: no one knows whether it was accepted. */
  readonly #failed = new Set<Page>()
  /** The page whose credential was rejected in this step. */
  #rejected: Page | undefined

  /** The page that has written each entry of a credential. */
  readonly #announcers = new Map<string, Page>()

  /** Ends a tab without any event. Other pages cannot learn whether a credential that it has announced was sent, so they settle it as unknown (one-sign-in/old). */
  async crash(tab: PageTab): Promise<void> {
    if ([...this.#announcers.values()].some(page => page.tab === tab)) this.promises.disturbed('?')
    await this.browser.close(tab, true)
  }

  #leaves(page: Page): void {
    const { url = '' } = page.leaving ?? {}
    const address = new URL(url)
    const { hostname, pathname } = address
    const handedOver = JOURNEY_MODELS.map(journey => journey.handsOver?.(this.server, address)).find(Boolean)
    if (handedOver) this.promises.enters(page, handedOver.to, handedOver.user)
    else if (hostname === 'foyer.example' && !pathname.startsWith('/signin'))
      this.promises.enters(page, 'the web app')
    else if (hostname === 'idp.example') this.promises.disturbed('?')
  }

  /** Opens a tab and lets its page load. */
  async open(path: string, opener = false): Promise<PageTab> {
    const tab = this.browser.newTab(`https://foyer.example${path}`, opener)
    await this.rest()
    return tab
  }

  /** Lets everything happen that needs no one, and looks at the pages. */
  async rest(): Promise<void> {
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await settle()
      await this.browser.clock.advance(0)
      const leaving = this.browser.pages.find(page => page.leaving && page.state === 'live')
      if (!leaving) break
      const { url, replace } = leaving.leaving as { url: string; replace: boolean }
      leaving.leaving = undefined
      await this.browser.navigate(leaving.tab, url, { replace })
    }
    this.promises.look(this.browser.pages)
  }

  /** Returns the possible next steps. */
  steps(): Step[] {
    return [...this.network.steps(), ...tabSteps(this), ...peopleSteps(this)]
  }

  async take(step: Step): Promise<void> {
    this.log.push(step.label)
    await step.run()
    await this.rest()
    this.#rejected = undefined
  }

  /** Takes the step with this label. */
  async do(...labels: string[]): Promise<void> {
    for (const label of labels) {
      const steps = this.steps()
      const step = steps.find(each => each.label === label)
      if (!step)
        throw new Error(`'${label}' cannot happen now, but:\n${steps.map(each => each.label).join('\n')}`)
      await this.take(step)
    }
  }

  /** Takes those of these steps that can happen when their turn comes: a page may rightly have ended before. */
  async try(...labels: string[]): Promise<void> {
    for (const label of labels) {
      const step = this.steps().find(each => each.label === label)
      if (step) await this.take(step)
    }
  }

  /** Takes steps in one task, before anything that follows from them. */
  async atOnce(...labels: string[]): Promise<void> {
    const steps = labels.map(label => this.steps().find(each => each.label === label))
    this.log.push(labels.join(' and '))
    await Promise.all(steps.map(step => step?.run()))
    await this.rest()
  }

  page(tab: PageTab): Page {
    if (!('state' in tab.shown)) throw new Error(`${tab.name} has left the app for ${tab.shown.url}`)
    return tab.shown
  }
}
