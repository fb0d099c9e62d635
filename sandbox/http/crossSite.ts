import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from 'sandbox/state/world'
import { pathOf } from './callLog'
import { refuse } from './refusal'

const isChange = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method)

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether a body, or a type that is named without one, is not JSON: what a form can send. */
function isNotJson(request: FastifyRequest): boolean {
  const type = request.headers['content-type']
  if (type === undefined) return hasBody(request)
  return type.split(';')[0]?.trim().toLowerCase() !== 'application/json'
}

/** Browsers of the last three years send the origin's relation; other clients do not. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', undefined].includes(headers['sec-fetch-site'])

/** Refuses a call that changes something where another site could have sent it (docs/contract, "Cross-site requests"). */
export function refuseForgedCalls(app: FastifyInstance, { defects }: Pick<World, 'defects'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isChange(request)) return done()
    if (isFromElsewhere(request) && !defects.has('other-site', request))
      return done(refuse(403, 'Another site has sent this.'))
    if (!request.headers['x-touch-supported'] && !defects.has('no-header', request))
      return done(refuse(403, 'X-Touch-Supported is missing.'))
    if (isNotJson(request) && !defects.has('any-type', request)) return done(refuse(403, 'This is not JSON.'))
    done()
  })
}

/** Where browsers send what their own rules ask for. */
const REPORTS = /^application\/(?:csp-report|reports\+json)$/

/** Whether a request asks for this machine by its own name; the name alone, since a proxy in front stands at another port. */
export const hasOurName = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  ['127.0.0.1', 'localhost'].includes((headers.host ?? '').toLowerCase().replace(/:\d+$/, ''))

/** Keeps every address to this machine: a stranger's name that is made to lead here is refused (security/sandbox). */
export function refuseOtherNames(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasOurName(request) ? undefined : refuse(403, 'The sandbox has another name.'))
  })
}

/** Keeps the sandbox's own pages and the control room from other sites (security/sandbox). */
export function guardPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const path = pathOf(request)
    // A call is refused further in, where it is recorded.
    if (path.startsWith('/api/')) return done()
    if (isChange(request) && isFromElsewhere(request)) return done(refuse(403, 'Another site has sent this.'))
    const isCall = path.startsWith('/sandbox/api/') && isChange(request)
    if (isCall && isNotJson(request) && !REPORTS.test(request.headers['content-type'] ?? ''))
      return done(refuse(403, 'This is not JSON.'))
    done()
  })
}
