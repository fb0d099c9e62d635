import type { FastifyInstance } from 'fastify'
import type { World } from 'sandbox/state/world'

const AFTER = {
  body: {
    type: 'object',
    required: ['after'],
    properties: { after: { type: ['integer', 'null'], minimum: 0 } },
  },
}

/** Serves the number of wrong passwords after which the sandbox requires a proof of work. */
export function serveRobotControl(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/robots', () => ({ after: world.robots.after }))
  app.put<{ Body: { after: number | null } }>('/sandbox/api/robots', { schema: AFTER }, request => {
    world.robots.after = request.body.after
    return { after: world.robots.after }
  })
}
