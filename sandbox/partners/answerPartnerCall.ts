import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Partner } from 'sandbox/company/types'
import { masked, shownHeaders } from 'sandbox/http/callLog'
import type { SharedWithPartners } from 'sandbox/state/world'

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
export function answerPartnerCall(
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
