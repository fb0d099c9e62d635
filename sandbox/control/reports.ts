import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import { REPORTS_PATH } from 'sandbox/http/securityPolicy'
import { type Report, withReports } from 'sandbox/state/received/reports'
import type { World } from 'sandbox/state/world'

const MOST_BYTES = 64 * 1024
const TYPE = 'application/reports+json'

const REPORTS = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['type', 'age', 'url', 'user_agent', 'body'],
    properties: {
      type: { type: 'string', maxLength: 100 },
      age: { type: 'number', minimum: 0 },
      url: { type: 'string', maxLength: 2048 },
      user_agent: { type: 'string', maxLength: 1024 },
      body: { type: 'object' },
    },
  },
}

/** Collects the app's reports, and shows them to the control room and to tests. A beacon cannot carry custom headers, so the type and the size are checked. */
export function serveReports(app: FastifyInstance, world: World): void {
  app.post<{ Body: Omit<Report, 'at'>[] }>(
    REPORTS_PATH,
    {
      bodyLimit: MOST_BYTES,
      schema: { body: REPORTS },
      onRequest: (request, _reply, done) => {
        const wrong = request.headers['content-type'] !== TYPE
        done(wrong ? refuse(415, `Reports are ${TYPE}.`) : undefined)
      },
    },
    async (request, reply) => {
      world.reports = withReports(world.reports, request.body, Date.now())
      world.events.emit('reports')
      return reply.code(204).send()
    },
  )
  app.get('/sandbox/api/reports', () => world.reports)
  app.delete('/sandbox/api/reports', () => {
    world.reports = []
    world.events.emit('reports')
    return []
  })
}
