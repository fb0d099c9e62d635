import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { COMMON_HEADERS } from 'sandbox/http/securityPolicy'
import { serveBuild } from 'sandbox/http/staticSite'
import type { World } from 'sandbox/state/world'

export interface Site {
  origin: string
  /** The requested paths, in order. */
  requests: string[]
  stop: () => Promise<void>
}

/** The responses for a user who has not signed in; without a company look, so that only the page is measured. */
const ANSWERS: Record<string, unknown> = {
  '/api/online/v1/settings': {},
  '/api/online/v1/feature-settings': [],
  '/api/online/v1/support/get-info': {},
  '/api/auth/v2/login/options': { redirectUrl: null },
}

/** Serves a built folder under /signin like the sandbox, on a free port, with fixed responses to the first calls. */
export async function startSite(folder: string): Promise<Site> {
  const app = fastify({ forceCloseConnections: true })
  const requests: string[] = []
  const world: Pick<World, 'config'> = { config: null }
  app.addHook('onRequest', (request, reply, done) => {
    requests.push(new URL(request.url, 'http://site').pathname)
    void reply.headers(COMMON_HEADERS)
    done()
  })
  serveBuild(app, world as World, folder)
  for (const [path, answer] of Object.entries(ANSWERS)) app.get(path, () => answer)
  app.setNotFoundHandler((_request, reply) => reply.code(401).send({ message: 'Not signed in' }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, requests, stop: () => app.close() }
}
