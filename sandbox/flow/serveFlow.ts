import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from 'sandbox/control/faultControl'
import type { World } from 'sandbox/state/world'
import { contractExamples } from './contractExamples'
import { exportedNames } from './exportedNames'
import { filmNames, filmOf } from './films'
import { flowMap } from './flowMap'
import { openInEditor } from './openInEditor'

/** Serves the tab 'Flow': the possible responses to a held call, the sagas that a test can import, the server's responses, the map, and a line in the editor. */
export function serveFlow(app: FastifyInstance, { calls }: Pick<World, 'calls'>): void {
  app.get<{ Querystring: { method: string; path: string } }>('/sandbox/api/flow/examples', request =>
    contractExamples(request.query.method, request.query.path),
  )
  app.get('/sandbox/api/flow/exports', () => exportedNames())
  app.get('/sandbox/api/flow/served', () => ({
    operations: Object.fromEntries(
      ENDPOINTS.map(({ operation, method, path }) => [`${method} ${path}`, operation]),
    ),
    answers: calls.answers(),
  }))
  app.get('/sandbox/api/flow/films', () => filmNames())
  app.get<{ Params: { name: string } }>('/sandbox/api/flow/films/:name', async (request, reply) => {
    const film = await filmOf(request.params.name)
    return film ?? reply.code(404).send({ problem: 'There is no such film.' })
  })
  app.get('/sandbox/api/flow/map', () => flowMap())
  app.post<{ Body: { place: unknown } }>('/sandbox/api/flow/open', async request => ({
    problem: await openInEditor(String(request.body.place)),
  }))
}
