import type { App } from 'sandbox/http/bodyOf'
import { refuse } from 'sandbox/http/refusal'
import { REPORTS_PATH, VISITS_PATH } from 'sandbox/http/securityPolicy'
import { MOST_REPORTS, type Report } from 'sandbox/state/received/reports'
import { ENDS, MOST_VISITS, SECONDS, STEPS, type Visit } from 'sandbox/state/received/visits'
import type { World } from 'sandbox/state/world'

const TYPE = 'application/reports+json'
const WORD = { type: 'string', pattern: '^[\\w-]{1,40}$' }

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

const STEP = {
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
}

/** The permitted content of a beacon: all other content is rejected. */
const VISIT = {
  type: 'object',
  additionalProperties: false,
  required: ['steps', 'end', 'build'],
  properties: {
    steps: { type: 'array', maxItems: 20, items: STEP },
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
    properties: { type: { const: 'foyer-visit' }, body: VISIT },
  },
}

/** Accepts beacons at an address. A beacon cannot carry custom headers, so the type and the size are checked. */
const accept = (
  app: App,
  path: string,
  { schema, kilobytes }: { schema: object; kilobytes: number },
  take: (beacons: never[]) => void,
): unknown =>
  app.post<{ Body: never[] }>(
    path,
    {
      bodyLimit: kilobytes * 1024,
      schema: { body: schema },
      onRequest: (request, _reply, done) => {
        const isWrong = request.headers['content-type'] !== TYPE
        done(isWrong ? refuse(415, `Beacons are ${TYPE}.`) : undefined)
      },
    },
    async (request, reply) => {
      take(request.body)
      return reply.code(204).send()
    },
  )

/** Collects the app's reports and, if the control room has switched them on, its visit reports; shows them to the room and to tests. */
export function serveReceived(app: App, world: World): void {
  accept(app, REPORTS_PATH, { schema: REPORTS, kilobytes: 64 }, (reports: Omit<Report, 'at'>[]) => {
    const now = Date.now()
    world.reports = [...world.reports, ...reports.map(report => ({ ...report, at: now }))].slice(
      -MOST_REPORTS,
    )
    world.events.emit('reports')
  })
  accept(app, VISITS_PATH, { schema: VISITS, kilobytes: 16 }, (visits: { body: Visit }[]) => {
    world.visits = [...world.visits, ...visits.map(({ body }) => body)].slice(-MOST_VISITS)
    world.events.emit('visits')
  })
  for (const topic of ['reports', 'visits'] as const) {
    app.get(`/sandbox/api/${topic}`, () => world[topic])
    app.delete(`/sandbox/api/${topic}`, () => {
      world[topic] = []
      world.events.emit(topic)
      return []
    })
  }
}
