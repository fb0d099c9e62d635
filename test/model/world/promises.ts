import { ROUTES } from 'src/constants/routes'
import type { Page, SentCall } from 'test/model/browser/page'
import { JOURNEY_MODELS } from 'test/model/journeys/all'
import type { Server } from 'test/model/server/server'
import { isCredential, routeOf } from 'test/model/world/network'

/** Calls of POST and PUT that act in no session. */
const OUTSIDE_A_SESSION = [
  'POST /api/auth/v2/passkeys/authentication/options',
  'POST /api/auth/v2/reset-password/send-verification-message',
  'PUT /api/user/v1/settings/is-password-prohibited',
  ...JOURNEY_MODELS.flatMap(({ outsideSession = [] }) => outsideSession),
]

/** The model's knowledge of a page beyond the page itself. */
interface Facts {
  /** The owner of the session to which the page belongs while it shows no name. */
  boundTo: string
  /** At the last look, the page was the sign-in page, which belongs to no session. */
  atSignIn: boolean
  /** The account that the person saw last. */
  seen: string
  problem: string | undefined
}

/** Watches the promises of "one browser, one sign-in" (one-sign-in/compared, one-sign-in/names). */
export class Promises {
  readonly broken: string[] = []
  readonly #facts = new Map<Page, Facts>()
  readonly #disturbances: string[] = []
  readonly #accepted = new Map<Page, string>()
  /** The owner of the latest session status of a page. */
  readonly #confirmed = new Map<Page, string>()

  constructor(
    readonly server: Server,
    readonly currentSession: () => string | undefined,
  ) {}

  user(session = this.currentSession()): string {
    return this.server.sessions.get(session ?? '')?.user ?? ''
  }

  #of(page: Page): Facts {
    const known = this.#facts.get(page)
    if (known) return known
    const facts = { boundTo: this.user(), atSignIn: false, seen: '', problem: undefined }
    this.#facts.set(page, facts)
    return facts
  }

  #break(which: string, page: Page, what: string): void {
    this.broken.push(`${which}: ${page.tab.name} (${page.view?.route ?? 'loading'}) ${what}`)
  }

  /** The account that the page shows, or showed last. */
  #shown(page: Page): string {
    return page.view?.account || this.#of(page).seen
  }

  /** Whether a page may act in a session: in that of the account that it shows; without one, in the session that it is bound to. */
  #mayActAs(page: Page, user: string): boolean {
    const shown = page.view?.account ?? ''
    return user === '' || user === (shown || this.#of(page).boundTo)
  }

  /** A1, A2, A3: a call that changes data must not leave for a person whom the page does not show. */
  sent(call: SentCall): void {
    const { page, method, body } = call
    this.#of(page)
    if (method === 'GET' || isCredential(call) || OUTSIDE_A_SESSION.includes(routeOf(call))) return
    const user = this.user(call.session)
    if (this.#mayActAs(page, user)) return
    // The server compares.
    if (this.server.options.extension && body.userName !== undefined && body.userName !== user) return
    this.#break(
      'acts',
      page,
      `sends ${routeOf(call)} in the session of ${user}, and shows ${this.#shown(page) || `no one (bound to ${this.#of(page).boundTo || 'no session'})`}`,
    )
  }

  /** A person is handed over: to the web app, the opener of a popup, or a native app. */
  enters(page: Page, where: string, user = this.user()): void {
    const facts = this.#of(page)
    // `/` is not bound before a credential is sent: the cookie of an earlier sign-in leads from there to the current account (one-sign-in/bound).
    if (page.view?.route === ROUTES.login && page.view.account === '') return
    const allowed = this.#shown(page) || facts.boundTo
    if (user === '' || user === allowed) return
    this.#break(
      'enters',
      page,
      `enters ${where} as ${user}, and shows ${this.#shown(page) || `no one (bound to ${facts.boundTo || 'no session'})`}`,
    )
  }

  /** A name is remembered only after its user has signed in. */
  remembers(page: Page, where: string, name: string): void {
    const user = this.user()
    if (name === '' || name === user || name === this.#accepted.get(page)) return
    // The answer was right when the server gave it, and another page's sign-out is not answered yet.
    if (user === '' && name === this.#confirmed.get(page)) return
    this.#break(
      'remembers',
      page,
      `stores ${name} in ${where}, and the session is that of ${user || 'no one'}`,
    )
  }

  /** The server has accepted a credential, or no one will know whether it has. */
  disturbed(user: string): void {
    this.#disturbances.push(user)
  }

  /** A page has written a mark in the step in which it learned that its credential was rejected. */
  marked(page: Page): void {
    this.#break('rejected', page, 'writes a mark after its credential was rejected')
  }

  /** A page has got the answer that its own credential was accepted. */
  accepted(page: Page, user: string): void {
    this.#accepted.set(page, user)
    this.#of(page).boundTo = user
  }

  /** A page has got a session status. */
  confirmed(page: Page, user: string): void {
    this.#confirmed.set(page, user)
  }

  /** Everything has been lost, and all time limits have passed. */
  waits(page: Page, for_: string): void {
    this.#break('waits', page, `waits for ever: ${for_}`)
  }

  /** After each step: checks the visible state of the pages. */
  look(pages: readonly Page[]): void {
    for (const page of pages) {
      const facts = this.#of(page)
      const { account = '', problem, route } = page.view ?? {}
      const atSignIn = route === ROUTES.login && account === ''
      // A page that has left `/` for a screen of an account is bound to the session of that moment (one-sign-in/bound).
      if (facts.atSignIn && !atSignIn && !this.#accepted.has(page)) facts.boundTo = this.user()
      facts.atSignIn = atSignIn
      if (problem === 'otherAccount' && facts.problem !== 'otherAccount') {
        // A page that shows no name ends for every new mark, also for its own user's (one-sign-in/bound).
        const own = facts.seen
        if (!this.#disturbances.some(user => user !== own || own === ''))
          this.#break(
            'ends',
            page,
            'ends for another account, and no credential of another person was accepted or lost',
          )
      }
      facts.problem = problem
      facts.seen = account
    }
  }
}
