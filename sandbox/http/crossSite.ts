import type { App } from './bodyOf'
import type { FastifyRequest } from 'fastify'
import type { World } from 'sandbox/state/world'
import { pathOf } from './callLog'
import { refuse } from './refusal'
import { hasOurName, LOCAL_HOST } from './securityPolicy'

/** Returns whether a request may change something. */
export const isChange = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method)

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Returns whether a body, or a declared type without a body, is not JSON: the types that a form can send. */
function isNotJson(request: FastifyRequest): boolean {
  const type = request.headers['content-type']
  if (type === undefined) return hasBody(request)
  return type.split(';')[0]?.trim().toLowerCase() !== 'application/json'
}

/** Browsers of the last three years send the origin's relation; other clients do not. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', undefined].includes(headers['sec-fetch-site'])

/** Rejects a call that changes something if another site could have sent it (docs/contract, "Cross-site requests"). */
export function refuseForgedCalls(app: App, world: World): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isChange(request)) return done()
    if (isFromElsewhere(request) && !world.defects.has('other-site', request))
      return done(refuse(403, 'Another site has sent this.'))
    if (!request.headers['x-touch-supported'] && !world.defects.has('no-header', request))
      return done(refuse(403, 'X-Touch-Supported is missing.'))
    if (isNotJson(request) && !world.defects.has('any-type', request))
      return done(refuse(403, 'This is not JSON.'))
    done()
  })
}

/** The types of the reports that browsers send according to their own rules. */
const REPORTS = /^application\/(?:csp-report|reports\+json)$/

/** Returns the origin that the browser sees: a development server may be in front of this one. */
export function originOf(world: World, { headers }: FastifyRequest): string {
  const host = String(headers['x-forwarded-host'] ?? headers.host ?? '')
  return LOCAL_HOST.test(host) ? `http://${host}` : world.origin
}

/** Restricts every address to this machine: a foreign name that resolves to it is rejected (security/sandbox). */
export function refuseOtherNames(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasOurName(request) ? undefined : refuse(403, 'The sandbox has another name.'))
  })
}

/** Protects the sandbox's own pages and the control room from other sites (security/sandbox). */
export function guardPages(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const path = pathOf(request)
    // Calls are rejected later, where they are recorded.
    if (path.startsWith('/api/')) return done()
    if (isChange(request) && isFromElsewhere(request)) return done(refuse(403, 'Another site has sent this.'))
    const isCall = path.startsWith('/sandbox/api/') && isChange(request)
    if (isCall && isNotJson(request) && !REPORTS.test(request.headers['content-type'] ?? ''))
      return done(refuse(403, 'This is not JSON.'))
    done()
  })
}
