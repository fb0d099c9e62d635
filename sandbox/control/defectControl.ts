import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import { DEFECTS } from 'sandbox/state/defects'
import type { World } from 'sandbox/state/world'

const NAMES = { body: { type: 'array', items: { type: 'string' } } }

/** Switches on defects of the sandbox, so that tests can check the conformance runner. */
export function serveDefectControl(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/defects', () => ({ all: DEFECTS, on: world.defects.list() }))

  app.put<{ Body: string[] }>('/sandbox/api/defects', { schema: NAMES }, request => {
    const unknown = world.defects.put(request.body)
    if (unknown !== undefined) throw refuse(400, `There is no defect ${unknown}.`)
    return { on: world.defects.list() }
  })
}
