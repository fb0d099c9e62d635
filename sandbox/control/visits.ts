import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import { VISITS_PATH } from 'sandbox/http/securityPolicy'
import { ENDS, MOST_VISITS, SECONDS, STEPS, type Visit } from 'sandbox/state/received/visits'
import type { World } from 'sandbox/state/world'

const MOST_BYTES = 16 * 1024
const TYPE = 'application/reports+json'
const WORD = { type: 'string', pattern: '^[\\w-]{1,40}$' }

/** The permitted content of a beacon: all other content is rejected. */
const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['steps', 'end', 'build'],
  properties: {
    steps: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['step', 'seconds', 'tries'],
        properties: {
          step: { enum: STEPS },
          factor: WORD,
          seconds: { enum: SECONDS },
          tries: { type: 'integer', minimum: 0, maximum: 99 },
          entry: { enum: ['typed', 'autofilled', 'remembered'] },
        },
      },
    },
    end: { enum: ENDS },
    build: WORD,
    variant: WORD,
  },
}

const VISITS = {
  type: 'array',
  minItems: 1,
  maxItems: 1,
  items: {
    type: 'object',
    required: ['type', 'body'],
    properties: { type: { const: 'foyer-visit' }, body: BODY },
  },
}

/** Collects the app's visit reports, if the control room has switched them on, and shows them to the room and to tests. */
export function serveVisits(app: FastifyInstance, world: World): void {
  app.post<{ Body: { body: Visit }[] }>(
    VISITS_PATH,
    {
      bodyLimit: MOST_BYTES,
      schema: { body: VISITS },
      onRequest: (request, _reply, done) => {
        const wrong = request.headers['content-type'] !== TYPE
        done(wrong ? refuse(415, `Visits are ${TYPE}.`) : undefined)
      },
    },
    async (request, reply) => {
      world.visits = [...world.visits, ...request.body.map(({ body }) => body)].slice(-MOST_VISITS)
      world.events.emit('visits')
      return reply.code(204).send()
    },
  )
  app.get('/sandbox/api/visits', () => world.visits)
  app.delete('/sandbox/api/visits', () => {
    world.visits = []
    world.events.emit('visits')
    return []
  })
}
