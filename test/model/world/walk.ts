import type { App } from 'test/model/app/openApp'
import type { Globals } from 'test/model/app/bundle'
import type { Kind } from 'test/model/server/server'
import { optionsOf, SCENARIOS } from 'test/model/world/scenarios'
import { drain } from 'test/model/world/drain'
import type { Cost, Step } from 'test/model/world/step'
import { World } from 'test/model/world/world'

export interface Walk {
  scenario: number
  kind: Kind
  extension: boolean
  /** One number for each step: which of the steps that can happen then. */
  choices: readonly number[]
}

const BUDGET: Record<Cost, number> = {
  'sign-in': 4,
  'sign-out': 1,
  wrong: 1,
  fault: 2,
  close: 2,
  crash: 1,
  tab: 2,
  visit: 1,
  time: 3,
}

const pick = (steps: readonly Step[], choice: number): Step | undefined => {
  const tickets = steps.flatMap(step => Array.from({ length: step.often ?? 1 }, () => step))
  return tickets[choice % tickets.length]
}

/** Walks through one world; returns it as soon as a promise is broken, or when the choices are over. */
export async function walk(
  open: (globals: Globals) => App,
  { scenario, kind, extension, choices }: Walk,
): Promise<World> {
  const { ways, begin } = SCENARIOS[scenario % SCENARIOS.length] as (typeof SCENARIOS)[number]
  const world = new World(open, optionsOf({ ways }, kind, extension))
  await begin(world)
  const left = { ...BUDGET }
  for (const choice of choices) {
    if (world.promises.broken.length > 0) return world
    const step = pick(
      world.steps().filter(({ costs }) => !costs || left[costs] > 0),
      choice,
    )
    if (!step) return world
    if (step.costs) left[step.costs] -= 1
    await world.take(step)
  }
  if (world.promises.broken.length === 0) await drain(world)
  return world
}
