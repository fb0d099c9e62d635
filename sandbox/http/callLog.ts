import type { App } from './bodyOf'
import type { FastifyRequest } from 'fastify'
import type { Call } from 'sandbox/state/calls'
import type { World } from 'sandbox/state/world'
import { sessionOf } from './cookies'
import { document } from 'foyer-contract/document/operations'

const HIDDEN = new Set([
  'password',
  'newpassword',
  'currentpassword',
  'token',
  'webtoken',
  'id_token',
  'credential',
])
/** Fields whose length and punctuation remain visible: those of proofs, which the contract marks as secret, and those of other calls. */
const SHAPE_ONLY = new Set([
  ...Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { format }]) =>
      format === 'password' ? [name.toLowerCase()] : [],
    ),
  ),
  'state',
  'login-marker',
])

const maskValue = (name: string, value: unknown): unknown => {
  if (HIDDEN.has(name.toLowerCase())) return '••••••••'
  if (SHAPE_ONLY.has(name.toLowerCase())) return String(value).replace(/[\p{L}\p{N}]/gu, '•')
  return masked(value)
}

/** Returns the value with hidden passwords and tokens, and with only the length and punctuation of codes. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 50).map(masked)
  if (typeof value === 'string' && value.length > 2000) return `${value.slice(0, 2000)}…`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskValue(name, inner)]))
}

const SHOWN_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'user-agent',
  'x-touch-supported',
  'x-device-name',
  'x-device-id',
  'x-extension-version',
]

/** Returns the headers that a record of a call shows; none of them contains a secret. */
export const shownHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    SHOWN_HEADERS.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )

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
