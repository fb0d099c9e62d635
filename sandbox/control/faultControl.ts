import { operations } from 'foyer-contract/document/operations'
import { type App, bodyOf } from 'sandbox/http/bodyOf'
import { refuse } from 'sandbox/http/refusal'
import { DEFECTS } from 'sandbox/state/defects'
import { countFrom, FAULT } from 'sandbox/state/faults'
import type { World } from 'sandbox/state/world'
import * as v from 'valibot'

/** The contract's calls to the company's own server, which the control room lists for faults. */
export const ENDPOINTS = operations
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ id, method, path }) => ({ operation: id, method: method.toUpperCase(), path }))

export type Endpoint = (typeof ENDPOINTS)[number]

/** Serves the faults and defects to switch on, the number of wrong passwords after which a proof of work is required, and the received calls. */
export function serveFaultControl(app: App, world: World): void {
  const { calls } = world
  app.get('/sandbox/api/endpoints', () => ENDPOINTS)
  app.get('/sandbox/api/faults', () => world.faults.list())
  app.put('/sandbox/api/faults', { schema: { body: v.union([FAULT, v.array(FAULT)]) } }, request => {
    for (const fault of [request.body].flat()) world.faults.put(fault)
    return world.faults.list()
  })
  app.delete<{ Querystring: { method?: string; path?: string } }>('/sandbox/api/faults', request => {
    world.faults.remove(request.query.method, request.query.path)
    return world.faults.list()
  })

  app.get('/sandbox/api/defects', () => ({ all: DEFECTS, on: world.defects.list() }))
  app.put('/sandbox/api/defects', { schema: { body: v.array(v.string()) } }, request => {
    const unknown = world.defects.put(request.body)
    if (unknown !== undefined) throw refuse(400, `There is no defect ${unknown}.`)
    return { on: world.defects.list() }
  })

  app.get('/sandbox/api/robots', () => ({ after: world.robots.after }))
  app.put('/sandbox/api/robots', bodyOf({ after: v.nullable(countFrom(0)) }), request => {
    world.robots.after = request.body.after
    return { after: world.robots.after }
  })

  app.get<{ Querystring: { after?: string; last?: string; path?: string; method?: string } }>(
    '/sandbox/api/calls',
    request => {
      const { after, last, path, method } = request.query
      return calls
        .list(Number(after ?? 0) || 0)
        .filter(call => path === undefined || call.path === path)
        .filter(call => method === undefined || call.method === method.toUpperCase())
        .slice(-(Number(last) || Infinity))
    },
  )
  app.delete('/sandbox/api/calls', () => {
    calls.clear()
    return []
  })
}
