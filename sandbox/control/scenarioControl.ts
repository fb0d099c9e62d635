import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { TABLES } from 'scenarios/all'
import { faultsOf } from 'scenarios/faults'
import type { Scenario } from 'scenarios/scenario'
import { refuse } from 'sandbox/http/refusal'
import type { Fault } from 'sandbox/state/faults'
import type { World } from 'sandbox/state/world'
import { ENDPOINTS } from './faultControl'

const DEFAULT_PERSON = 'simple'

const faultsAt = (scenario: Scenario): Fault[] =>
  faultsOf(scenario).flatMap(([operation, fault]) =>
    ENDPOINTS.filter(endpoint => endpoint.operation === operation).map(({ method, path }) => ({
      method,
      path,
      ...fault,
    })),
  )

/** Returns the address at which a walk begins: one that does not begin at the sign-in page needs a signed-in person, or one at that step. */
function startOf({ walk, play }: Scenario, person: string): string {
  const from = walk?.from ?? '/'
  if (!from.startsWith('/?') && from !== '/' && !play?.person) return `/signin${from}`
  const back = from.startsWith('/?back=') ? from.slice('/?back='.length) : '/online/'
  return `/signin/?back=${encodeURIComponent(`${back}?username=${encodeURIComponent(person)}`)}`
}

const played = (table: string, scenario: Scenario) => {
  const person = scenario.play?.person ?? DEFAULT_PERSON
  return {
    table,
    name: scenario.name,
    /** The row of docs/flows.md. */
    row: scenario.row,
    person,
    todo: scenario.play?.todo ?? `Sign in as ${person}.`,
    faults: faultsAt(scenario),
    /** The address at which the walk begins. */
    address: startOf(scenario, person),
  }
}

/** A scenario as a developer plays it in the room. */
export type Played = ReturnType<typeof played>

/** Every scenario with a walk, in the form for a developer who walks it here. */
const PLAYED: Played[] = TABLES.flatMap(({ id, rows }) =>
  rows.filter(({ walk }) => walk).map(scenario => played(id, scenario)),
)

/** Serves the rows of docs/flows.md, each for a walk by hand. */
export function serveScenarioControl(app: App, world: World): void {
  app.get('/sandbox/api/scenarios', () => PLAYED)

  app.post('/sandbox/api/scenarios/play', bodyOf({ name: text }), request => {
    const found = PLAYED.find(({ name }) => name === request.body.name)
    if (!found) throw refuse(404, 'There is no such scenario.')
    world.reset()
    for (const fault of found.faults) world.faults.put({ ...fault })
    return found
  })
}
