import type { App } from 'sandbox/http/bodyOf'
import { refuse } from 'sandbox/http/refusal'
import { REPORTS_PATH, VISITS_PATH } from 'sandbox/http/securityPolicy'
import { MOST_REPORTS, MOST_VISITS, REPORT, VISIT } from 'sandbox/state/received'
import type { World } from 'sandbox/state/world'
import * as v from 'valibot'

const TYPE = 'application/reports+json'
const REPORTS = v.pipe(v.array(REPORT), v.maxLength(100))
const VISITS = v.strictTuple([v.object({ type: v.literal('foyer-visit'), body: VISIT })])

/** Accepts beacons with these contents at an address. A beacon cannot carry custom headers, so the type and the size are checked. */
const accept = <Beacons extends v.GenericSchema>(
  app: App,
  path: string,
  body: Beacons,
  kilobytes: number,
  take: (beacons: v.InferOutput<Beacons>) => void,
): unknown =>
  app.post(
    path,
    {
      bodyLimit: kilobytes * 1024,
      schema: { body },
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
  accept(app, REPORTS_PATH, REPORTS, 64, reports => {
    const now = Date.now()
    world.reports = [...world.reports, ...reports.map(report => ({ ...report, at: now }))].slice(
      -MOST_REPORTS,
    )
    world.events.emit('reports')
  })
  accept(app, VISITS_PATH, VISITS, 16, ([{ body }]) => {
    world.visits = [...world.visits, body].slice(-MOST_VISITS)
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
