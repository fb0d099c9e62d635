import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import { FILES_FOLDER } from 'sandbox/pages/style'
import { contractExamples } from './contractExamples'
import { exportedNames } from './exportedNames'
import { asScript } from './asScript'

const SCRIPT = 'text/javascript; charset=utf-8'

/** The parts of the tab 'Flow': its scripts, what it shares with the app's recorder, and what a held call can be answered with. */
export function serveFlow(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/sandbox/files/flow/:name', async (request, reply) => {
    const name = /^[a-zA-Z]+\.js$/.exec(request.params.name)
    if (!name) throw refuse(404, 'There is no such file.')
    return reply
      .header('Cache-Control', 'no-cache')
      .type(SCRIPT)
      .send(await readFile(join(FILES_FOLDER, 'flow', name[0])))
  })
  app.get<{ Params: { '*': string } }>('/sandbox/workbench/*', async (request, reply) => {
    const path = /^((?:recording|tests)\/[a-zA-Z]+)\.js$/.exec(request.params['*'])
    if (!path) throw refuse(404, 'There is no such file.')
    return reply
      .header('Cache-Control', 'no-cache')
      .type(SCRIPT)
      .send(await asScript(`src/workbench/${path[1]}.ts`))
  })
  app.get<{ Querystring: { method: string; path: string } }>('/sandbox/api/flow/examples', request =>
    contractExamples(request.query.method, request.query.path),
  )
  app.get('/sandbox/api/flow/exports', () => exportedNames())
}
