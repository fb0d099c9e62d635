import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AutoLogin, Partner, PartnerBehaviour } from 'sandbox/company/types'
import { type Calls, masked, shownHeaders } from 'sandbox/state/calls'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { hasOurName } from 'sandbox/http/securityPolicy'
import type { Clock } from 'sandbox/state/clock'
import type { Expiring } from 'sandbox/state/codes/codes'
import type { Events } from 'sandbox/state/events'

/** WebKit sends the cookies of a thousand hosts that share an address; the other browsers keep fewer than two hundred of them. */
export const MOST_HEADER_BYTES = 1024 * 1024

/** The state of the company that its other hosts use; a reset replaces the tokens. */
interface SharedWithPartners {
  clock: Clock
  events: Events
  calls: Calls
  tokens: Expiring<string>
}

const SLOW_MS = 3000
const LOCAL_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/
const MOST_TIME_APART_S = 300

const isFresh = (world: SharedWithPartners, timestamp: string | null): boolean =>
  timestamp !== null &&
  /^\d{10}$/.test(timestamp) &&
  Math.abs(Number(timestamp) - world.clock.now() / 1000) < MOST_TIME_APART_S

/** Returns the cookie of a host's own session: cookies ignore the port, and all hosts share a name. */
const cookieOf = (partner: Partner): string => `session-${new URL(partner.origin).port}`

/** Returns the host's own page, which names the person who is signed in there. */
function showWho(partner: Partner, request: IncomingMessage, response: ServerResponse): void {
  const own = new RegExp(`(?:^|; )${cookieOf(partner)}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]
  const session = partner.signedIn.find(({ id }) => id === own)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(
    `<!doctype html><title>${partner.name}</title><h1>${session ? `Signed in as ${session.person}` : 'Nobody is signed in'}</h1>`,
  )
}

/** At localhost the host is on another site than the page, so the cookie of a call needs SameSite=None; that of a navigation does not. */
const reachOf = ({ headers }: IncomingMessage): string =>
  headers.host?.startsWith('localhost') && headers['sec-fetch-mode'] !== 'navigate'
    ? 'SameSite=None; Secure'
    : 'SameSite=Lax'

function signIn(
  world: SharedWithPartners,
  partner: Partner,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
): void {
  const person = world.tokens.find(url.searchParams.get('token') ?? '')
  if (partner.behaviour === 'refusing') return void response.writeHead(500).end()
  if (!person || !isFresh(world, url.searchParams.get('timestamp'))) return void response.writeHead(401).end()
  const id = randomUUID()
  partner.signedIn.unshift({ id, person, at: world.clock.now() })
  response.setHeader('Set-Cookie', `${cookieOf(partner)}=${id}; Path=/; HttpOnly; ${reachOf(request)}`)
  world.events.emit('partners')
  const back = url.searchParams.get('back')
  const leads = back !== null && LOCAL_ORIGIN.test(URL.canParse(back) ? new URL(back).origin : '')
  if (leads) response.writeHead(302, { Location: back }).end()
  else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
}

/** Signs a person in on another host by token and time stamp (sign-in/auto-login-hosts). */
function answerPartnerCall(
  world: SharedWithPartners,
  partner: Partner,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', partner.origin)
  const requestId = randomUUID()
  response.setHeader('X-Request-Id', requestId)
  if (url.pathname === '/') return showWho(partner, request, response)
  if (url.pathname !== '/auth/v2/autologin') return void response.writeHead(404).end()
  const call = world.calls.begin({
    requestId,
    host: url.host,
    method: request.method ?? 'GET',
    path: url.pathname,
    query: masked(Object.fromEntries(url.searchParams)) as Record<string, unknown>,
    headers: shownHeaders(request.headers),
    body: null,
    person: world.tokens.find(url.searchParams.get('token') ?? '') ?? null,
    startedAt: Date.now(),
  })
  response.on('close', () => {
    const finished = response.writableFinished
    world.calls.end(call, finished ? response.statusCode : null, !finished)
  })
  // A dead host accepts the call and never answers it.
  if (partner.behaviour === 'dead') return
  const delay = partner.behaviour === 'slow' ? SLOW_MS : 0
  setTimeout(() => signIn(world, partner, request, url, response), delay).unref()
}

const NAMES = ['Mail', 'Files', 'Wiki', 'Calendar', 'Desk', 'Payroll', 'Travel', 'Library']
const FIRST: PartnerBehaviour[] = ['prompt', 'prompt', 'prompt', 'slow', 'refusing', 'dead']
const EVERY_DEAD = 5

/** Other hosts of the company, each on a separate port. */
export class PartnerHosts {
  private partners: Partner[] = []
  /** Hosts that no sign-in has used since the last reset. */
  private spare: Partner[] = []
  private servers: Server[] = []

  constructor(private world: SharedWithPartners) {}

  /** Opens the hosts that exist from the start. */
  async open(): Promise<void> {
    for (const behaviour of FIRST) await this.add(behaviour)
  }

  list(): Partner[] {
    return this.partners
  }

  find(name: string): Partner | undefined {
    return this.partners.find(partner => partner.name === name)
  }

  /** Returns the addresses of this number of hosts, or of hosts with these behaviours; adds hosts if there are too few. */
  async addressesFor(wanted: AutoLogin['hosts']): Promise<string[]> {
    const behaviours =
      typeof wanted === 'number'
        ? Array.from({ length: wanted }, (_, index): PartnerBehaviour =>
            index % EVERY_DEAD === EVERY_DEAD - 1 ? 'dead' : 'prompt',
          )
        : wanted
    const chosen = new Set<Partner>()
    for (const behaviour of behaviours) {
      const isFree = (partner: Partner) => partner.behaviour === behaviour && !chosen.has(partner)
      chosen.add(this.partners.find(isFree) ?? (await this.add(behaviour)))
    }
    return [...chosen].map(partner => partner.origin)
  }

  forget(): void {
    for (const partner of this.partners) partner.signedIn = []
    // They continue to listen: the next sign-in with as many hosts uses them.
    this.spare.unshift(...this.partners.splice(FIRST.length))
    this.partners.forEach((partner, index) => (partner.behaviour = FIRST[index] ?? partner.behaviour))
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.closeAllConnections()
    await Promise.all(this.servers.map(server => new Promise(done => server.close(done))))
  }

  private async add(behaviour: PartnerBehaviour): Promise<Partner> {
    const partner = this.spare.shift() ?? (await this.begin())
    partner.behaviour = behaviour
    this.partners.push(partner)
    this.world.events.emit('partners')
    return partner
  }

  private async begin(): Promise<Partner> {
    const index = this.partners.length
    const round = Math.floor(index / NAMES.length)
    const name = `Harbor ${NAMES[index % NAMES.length] ?? ''}${round ? ` ${round + 1}` : ''}`
    const partner: Partner = { name, origin: '', behaviour: 'prompt', signedIn: [] }
    const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
      if (hasOurName(request)) answerPartnerCall(this.world, partner, request, response)
      else response.writeHead(403).end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    this.servers.push(server)
    partner.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return partner
  }
}
