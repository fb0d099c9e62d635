import type { FastifyInstance } from 'fastify'
import { type Fault, FAULT_KINDS } from 'sandbox/state/faults'
import type { World } from 'sandbox/state/world'
import { ENDPOINTS } from './endpoints'

const FAULT = {
  type: 'object',
  required: ['method', 'path', 'kind'],
  additionalProperties: false,
  properties: {
    method: { type: 'string' },
    path: { type: 'string', pattern: '^/' },
    kind: { enum: [...FAULT_KINDS] },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    body: {},
    headers: { type: 'object' },
    retryAfter: { type: 'number' },
    delayMs: { type: 'number', minimum: 0 },
    times: { type: 'integer', minimum: 1 },
    afterEffect: { type: 'boolean' },
  },
}

/** Serves the faults to switch on, and the received calls. */
export function serveFaultControl(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/endpoints', () => ENDPOINTS)

  app.get('/sandbox/api/faults', () => world.faults.list())
  app.put<{ Body: Fault | Fault[] }>(
    '/sandbox/api/faults',
    { schema: { body: { anyOf: [FAULT, { type: 'array', items: FAULT }] } } },
    request => {
      for (const fault of [request.body].flat()) world.faults.put(fault)
      return world.faults.list()
    },
  )
  app.delete<{ Querystring: { method?: string; path?: string } }>('/sandbox/api/faults', request => {
    world.faults.remove(request.query.method, request.query.path)
    return world.faults.list()
  })

  app.get<{ Querystring: { after?: string; path?: string; method?: string } }>(
    '/sandbox/api/calls',
    request => {
      const { after, path, method } = request.query
      return world.calls
        .list(Number(after ?? 0) || 0)
        .filter(call => path === undefined || call.path === path)
        .filter(call => method === undefined || call.method === method.toUpperCase())
    },
  )
  app.delete('/sandbox/api/calls', () => {
    world.calls.clear()
    return []
  })
}
