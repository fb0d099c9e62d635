import type { SentCall } from 'test/model/browser/page'
import type { Browser } from 'test/model/browser/browser'
import { JOURNEY_MODELS } from 'test/model/journeys/all'
import type { ServerAnswer } from 'test/model/server/answers'
import { QUICK, type Server } from 'test/model/server/server'
import type { Step } from 'test/model/world/step'

/** Calls whose acceptance changes the session. */
const CREDENTIALS = [
  'POST /api/auth/v2/login',
  'POST /api/auth/v2/passkeys/authentication/verify',
  'PUT /api/auth/v2/reset-password/verify-user',
  ...JOURNEY_MODELS.flatMap(({ credentials = [] }) => credentials),
]
const SIGN_OUT = 'POST /api/auth/v2/logout'

export const routeOf = ({ method, path }: SentCall): string => `${method} ${path}`
export const isCredential = (call: SentCall): boolean => CREDENTIALS.includes(routeOf(call))

/** A call on its way: `up` to the server, `down` with its answer, `open` once its headers have arrived. */
interface Exchange {
  call: SentCall
  at: 'up' | 'down' | 'open'
  answer?: ServerAnswer
}

interface Reports {
  /** The server has decided about a call. */
  decided: (call: SentCall, answer: ServerAnswer) => void
  /** The page will not learn the result of a call. */
  lost: (call: SentCall) => void
  /** The whole answer arrives at the page now. */
  answered: (call: SentCall, answer: ServerAnswer) => void
}

/** Everything that is under way between the pages and the server. Headers, which set the cookie, and body are separate events. */
export class Network {
  readonly exchanges: Exchange[] = []

  constructor(
    readonly browser: Browser,
    readonly server: Server,
    readonly report: Reports,
  ) {}

  send(call: SentCall): void {
    const exchange: Exchange = { call, at: 'up' }
    if (
      QUICK.some(path => call.path.startsWith(path)) &&
      (call.method === 'GET' || !/elsewhere$/.test(call.path))
    ) {
      this.#process(exchange)
      this.#headers(exchange)
      this.#body(exchange)
    } else this.exchanges.push(exchange)
  }

  /** The browser has aborted a call: the server never receives it, or its answer never arrives. */
  drop(call: SentCall): void {
    const at = this.exchanges.findIndex(each => each.call === call)
    if (at < 0) return
    this.exchanges.splice(at, 1)
    this.report.lost(call)
  }

  #process(exchange: Exchange): void {
    exchange.answer = this.server.process(exchange.call)
    exchange.at = 'down'
    this.report.decided(exchange.call, exchange.answer)
  }

  #headers({ call, answer }: Exchange): void {
    if (!answer) return
    if (answer.cookie !== undefined)
      this.browser.cookies.write(
        answer.cookie
          ? `session=${answer.cookie}; Path=/; HttpOnly`
          : 'session=; Path=/; Max-Age=0; HttpOnly',
      )
    call.headers(answer.status)
  }

  #body({ call, answer }: Exchange): void {
    const at = this.exchanges.findIndex(each => each.call === call)
    if (at >= 0) this.exchanges.splice(at, 1)
    if (answer) this.report.answered(call, answer)
    const { body } = answer ?? {}
    call.complete(typeof body === 'string' ? body : JSON.stringify(body))
  }

  #fail(exchange: Exchange): void {
    this.exchanges.splice(this.exchanges.indexOf(exchange), 1)
    this.report.lost(exchange.call)
    exchange.call.fail()
  }

  /** Loses every call. */
  loseAll(): void {
    for (const exchange of [...this.exchanges]) this.#fail(exchange)
  }

  /** The possible next events of each call whose page can still learn of it. */
  *steps(): Generator<Step> {
    for (const exchange of this.exchanges) {
      const { call, at } = exchange
      const name = `${call.page.tab.name}: ${routeOf(call)}`
      const inTwo = isCredential(call) || routeOf(call) === SIGN_OUT
      if (at === 'up') {
        yield { label: `${name} reaches the server`, often: 9, run: () => this.#process(exchange) }
        yield { label: `${name} is lost on the way`, costs: 'fault', run: () => this.#fail(exchange) }
        yield {
          label: `${name} fails with 500`,
          costs: 'fault',
          run: () => {
            exchange.answer = { status: 500, body: '' }
            this.report.lost(call)
            exchange.at = 'down'
          },
        }
      }
      if (at === 'down' && inTwo)
        yield {
          label: `${name}: the headers arrive`,
          often: 9,
          run: () => {
            this.#headers(exchange)
            exchange.at = 'open'
          },
        }
      if (at === 'down' && !inTwo)
        yield {
          label: `${name} is answered`,
          often: 10,
          run: () => {
            this.#headers(exchange)
            this.#body(exchange)
          },
        }
      if (at === 'down') {
        yield { label: `${name}: the answer is lost`, costs: 'fault', run: () => this.#fail(exchange) }
        if (exchange.answer?.status !== 500)
          yield {
            label: `${name}: a proxy answers 502 instead`,
            costs: 'fault',
            run: () => {
              exchange.answer = { status: 502, body: '<html>' }
              this.report.lost(call)
            },
          }
      }
      if (at === 'open') {
        yield { label: `${name}: the body arrives`, often: 9, run: () => this.#body(exchange) }
        yield { label: `${name}: the body is cut`, costs: 'fault', run: () => this.#fail(exchange) }
      }
    }
  }
}
