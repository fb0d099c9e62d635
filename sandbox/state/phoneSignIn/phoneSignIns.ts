import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from 'sandbox/state/clock'
import { asMade, Expiring, Limit, typedCode } from 'sandbox/state/codes/codes'
import type { Defects } from 'sandbox/state/defects'
import type { Session } from 'sandbox/state/sessions'

const LIFE_MS = 300_000
const INTERVAL_MS = 3000
/** The increase of the interval after a poll that came too early (RFC 8628, 3.5). */
const SLOWER_MS = 5000
/** The maximum number of requests of one browser within their lifetime. */
const MOST_BEGUN = 10
const MOST_WRONG = 5
const WRONG_WAIT_MS = 60_000

export interface PhoneRequest {
  deviceCode: string
  userCode: string
  /** The secret of the browser that began the request. */
  browser: string
  /** The user agent of that browser. */
  agent: string
  at: number
  expiresAt: number
  intervalMs: number
  polledAt?: number
  /** The session that opened the request, and the number that its person copies. */
  phone?: { session: Session; number: string }
  answer?: 'approved' | 'denied'
}

/** The state in the form of the contract, the end without a sign-in, or the session that has approved. */
export type Polled =
  | { state: 'waiting' }
  | { state: 'comparing'; number: string }
  | { state: 'slowDown'; interval: number }
  | 'denied'
  | 'expired'
  | Session

/** Sign-ins that wait for a phone (phone/begin): each is valid once, for the browser that began it and for the session that opened it. */
export class PhoneSignIns {
  private requests: Expiring<PhoneRequest>
  /** Limits the requests of each browser. */
  readonly begun: Limit
  /** Limits the wrong codes of each session, by its id. */
  readonly wrong: Limit

  constructor(
    private clock: Clock,
    private defects: Defects,
  ) {
    this.requests = new Expiring(clock, LIFE_MS)
    this.begun = new Limit(clock, MOST_BEGUN, LIFE_MS)
    this.wrong = new Limit(clock, MOST_WRONG, WRONG_WAIT_MS)
  }

  /** Creates a request of a browser, by the secret of its cookie; creates a secret if there is none. */
  begin(known: string | undefined, agent: string): PhoneRequest {
    const now = this.clock.now()
    const browser = known ?? randomBytes(16).toString('base64url')
    this.begun.count(browser)
    const request: PhoneRequest = {
      deviceCode: randomBytes(32).toString('hex'),
      userCode: this.freeCode(),
      browser,
      agent,
      at: now,
      expiresAt: now + LIFE_MS,
      intervalMs: INTERVAL_MS,
    }
    this.requests.keep(request, request.deviceCode)
    return request
  }

  /** Returns the state for the computer; a final state consumes the device code. */
  poll(deviceCode: string, browser: string | undefined): Polled {
    const request = this.requests.find(deviceCode)
    const isTheirs = request?.browser === browser || this.defects.has('phone-any-browser')
    if (!request || !isTheirs) return 'expired'
    const { answer, phone, polledAt } = request
    if (answer) {
      if (!this.defects.has('phone-twice')) this.requests.end(deviceCode)
      return answer === 'approved' && phone ? phone.session : 'denied'
    }
    const now = this.clock.now()
    request.polledAt = now
    const tooFast = polledAt !== undefined && now - polledAt < request.intervalMs
    if (tooFast && !this.defects.has('phone-any-pace')) {
      request.intervalMs += SLOWER_MS
      return { state: 'slowDown', interval: request.intervalMs / 1000 }
    }
    return phone ? { state: 'comparing', number: phone.number } : { state: 'waiting' }
  }

  /** Opens the request of a typed code in a session; undefined if there is none for this session. */
  open(typed: string, session: Session): PhoneRequest | undefined {
    const request = this.withCode(asMade(typed))
    if (!request || request.answer || (request.phone && request.phone.session !== session)) {
      this.wrong.count(session.id)
      return undefined
    }
    request.phone ??= { session, number: String(randomInt(10, 100)) }
    return request
  }

  /** Accepts the person's answer, once; a wrong number rejects the request. */
  answer(typed: string, session: Session, number: string | undefined): 'done' | 'wrong' | 'unknown' {
    const request = this.withCode(asMade(typed))
    if (request?.phone?.session !== session || request.answer) return 'unknown'
    const isRight = request.phone.number === number || this.defects.has('phone-any-number')
    request.answer = number !== undefined && isRight ? 'approved' : 'denied'
    return number === undefined || isRight ? 'done' : 'wrong'
  }

  private withCode = (code: string): PhoneRequest | undefined =>
    this.requests.all().find(({ userCode }) => userCode === code)

  private freeCode(): string {
    for (;;) {
      const code = typedCode()
      if (!this.withCode(code)) return code
    }
  }
}
