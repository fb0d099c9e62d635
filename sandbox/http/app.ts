import { type App, validateBodies } from './bodyOf'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { serveCalls } from 'sandbox/api/serveCalls'
import { serveControl } from 'sandbox/control/serveControl'
import { serveSingleSignOn } from 'sandbox/idp/singleSignOn'
import { MOST_HEADER_BYTES } from 'sandbox/partners/partnerHosts'
import { servePages } from 'sandbox/pages/servePages'
import type { World } from 'sandbox/state/world'
import { pathOf, recordCalls } from './callLog'
import { guardPages, isChange, refuseForgedCalls, refuseOtherNames } from './crossSite'
import { injectFaults } from './faultInjection'
import { refuseOtherAccounts } from './otherAccounts'
import { Refusal } from './refusal'
import { COMMON_HEADERS } from './securityPolicy'
import { serveBuild } from './staticSite'

const MOST_BODY_BYTES = 6 * 1024 * 1024

function answerErrors(app: App): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(error.body)
    const status = error.statusCode ?? 500
    if (status >= 500) process.stderr.write(`${error.stack ?? error.message}\n`)
    return reply.code(status).send({ message: status >= 500 ? 'Something went wrong here.' : error.message })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing here.' }))
}

function addBodyParsers(app: App): void {
  app.removeContentTypeParser('application/json')
  const readJson = (
    _request: unknown,
    text: string | Buffer,
    done: (e: Error | null, body?: unknown) => void,
  ) => {
    // A call without a payload may still carry a content type.
    if (text.length === 0) {
      done(null, undefined)
      return
    }
    try {
      done(null, JSON.parse(text.toString()))
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }))
    }
  }
  app.addContentTypeParser(
    ['application/json', 'application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    readJson,
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text.toString()))),
  )
}

/** Creates the company's server: calls, pages, build, control room. */
export function createApp(world: World, dist: string): App {
  const app = fastify({
    bodyLimit: MOST_BODY_BYTES,
    http: { maxHeaderSize: MOST_HEADER_BYTES },
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'X-Request-Id': request.id, ...COMMON_HEADERS })
    if (pathOf(request).startsWith('/api/')) void reply.header('Cache-Control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    // Any change may be one of a person's sessions, credentials or phone.
    if (isChange(request)) for (const topic of ['people', 'phones'] as const) world.events.emit(topic)
    done()
  })
  refuseOtherNames(app)
  guardPages(app)
  void app.register(cookie)
  addBodyParsers(app)
  validateBodies(app)
  answerErrors(app)
  void app.register((inner, _options, done) => {
    // Inside, so that cookies are read before a call is recorded.
    recordCalls(inner, world)
    refuseForgedCalls(inner, world)
    injectFaults(inner, world)
    refuseOtherAccounts(inner, world)
    serveCalls(inner, world)
    done()
  })
  serveControl(app, world)
  servePages(app, world)
  serveSingleSignOn(app, world)
  serveBuild(app, world, dist)
  return app
}
