import type { App } from './bodyOf'
import type { FastifyRequest } from 'fastify'
import { type Call, masked, shownHeaders } from 'sandbox/state/calls'
import type { World } from 'sandbox/state/world'
import { sessionOf } from './cookies'

declare module 'fastify' {
  interface FastifyRequest {
    call?: Call
  }
}

/** Returns the path as the router has parsed it: `/%73andbox/` is `/sandbox/`. Returns the sent path if there is no route. */
export const pathOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url ?? url.split('?')[0] ?? url

const nameOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 100) : null)

/** Returns a body without its secrets; anything but JSON is unchanged. */
function shown(body: string): string {
  try {
    return JSON.stringify(masked(JSON.parse(body)))
  } catch {
    return body
  }
}

/** Records every call of the contract from its first byte to its last. */
export function recordCalls(app: App, world: World): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!pathOf(request).startsWith('/api/')) return done()
    const call = world.calls.begin({
      requestId: request.id,
      host: request.headers.host ?? '',
      method: request.method,
      path: pathOf(request),
      query: masked(request.query) as Record<string, unknown>,
      headers: shownHeaders(request.headers),
      body: null,
      person: sessionOf(world, request)?.account.person.username ?? null,
      startedAt: Date.now(),
    })
    request.call = call
    reply.raw.on('close', () => {
      const finished = reply.raw.writableFinished
      const ours = call.fault === 'reset' || call.fault === 'truncated'
      world.calls.end(
        call,
        finished || call.fault === 'truncated' ? reply.raw.statusCode : null,
        !finished && !ours,
      )
    })
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const { call, body } = request
    if (call) {
      call.body = masked(body ?? null)
      // Before a session, only the typed name is known.
      const typed = body as { userName?: unknown; login?: unknown } | null | undefined
      call.person ??= nameOf(typed?.userName ?? typed?.login)
    }
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.call && typeof payload === 'string') world.calls.answered(request.call, shown(payload))
    done(null, payload)
  })
}
