import type { FastifyRequest } from 'fastify'
import type { World } from 'sandbox/state/world'

const LOCAL_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

/** The origin that the browser sees: a development server may be in front of this one. */
export function originOf(world: World, request: FastifyRequest): string {
  const host = String(request.headers['x-forwarded-host'] ?? request.headers.host ?? '')
  return LOCAL_HOST.test(host) ? `http://${host}` : world.origin
}
