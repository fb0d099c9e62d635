import type { FastifyInstance } from 'fastify'
import { contractExamples } from './contractExamples'
import { exportedNames } from './exportedNames'

/** What the tab 'Flow' asks for: the answers that a held call can be given, and the sagas that a test can import. */
export function serveFlow(app: FastifyInstance): void {
  app.get<{ Querystring: { method: string; path: string } }>('/sandbox/api/flow/examples', request =>
    contractExamples(request.query.method, request.query.path),
  )
  app.get('/sandbox/api/flow/exports', () => exportedNames())
}
