import { createConfig } from '@redocly/openapi-core'
import { run } from '@redocly/respect-core'
import { bodiesOfContract } from './bodies'
import { browser } from './browser'
import { JOURNEYS, type Journey } from './journeys'
import { OpenContract } from './openContract'
import { type Outcome, outcomeOf } from './outcome'
import { type Sources, lackOf, tell } from './secrets'

export interface Plan {
  /** The backend's origin. */
  api: string
  journeys: Journey[]
  /** Usernames by the role that a journey names. */
  people: Record<string, string>
  sources: Sources
  timeoutMs: number
}

const MOST_STEPS = 10_000

const silent = {
  info: () => undefined,
  warn: () => undefined,
  output: () => undefined,
  error: () => undefined,
  printNewLine: () => undefined,
  printSeparator: () => undefined,
  indent: (text: string) => text,
}

/** What a journey would need beside what the command was given. */
function lacksOf({ people, sources }: Plan, { person, secrets }: Journey): string[] {
  if (person === undefined) return []
  const named = people[person] === undefined ? [`--user ${person}=NAME`] : []
  return [...named, ...secrets.flatMap(secret => lackOf(sources, secret, person) ?? [])]
}

/** Runs the journeys that can be run, one after another, and says what came of each. */
export async function conformance(plan: Plan): Promise<Outcome[]> {
  const { api, journeys, people, sources, timeoutMs } = plan
  const lacking = new Map(journeys.map(journey => [journey.id, lacksOf(plan, journey)]))
  const able = journeys.filter(({ id }) => lacking.get(id)?.length === 0)
  const find = (id: string): Journey | undefined => journeys.find(journey => journey.id === id)
  const personOf = (id: string): string => people[find(id)?.person ?? ''] ?? ''

  const results =
    able.length === 0
      ? []
      : await run({
          files: [JOURNEYS],
          workflow: able.map(({ id }) => id),
          server: `foyer=${api}`,
          config: await createConfig({}),
          externalRefResolver: new OpenContract(),
          // A test lints the journeys.
          skipLint: true,
          maxSteps: MOST_STEPS,
          // The browser has a limit of its own, which does not count the time that a person takes.
          maxFetchTimeout: 2 ** 31 - 1,
          requestFileLoader: { getFileBody: () => Promise.reject(new Error('No file is sent.')) },
          logger: silent,
          fetch: browser({
            api,
            timeoutMs,
            personOf,
            tell: (id, what) =>
              tell(sources, find(id)?.person ?? '', { api, journey: id, person: personOf(id), what }),
            needsBody: bodiesOfContract(),
          }),
        })
  const runs = results.flatMap(({ executedWorkflows }) => executedWorkflows)
  return journeys.map(journey => {
    const ran = runs.find(({ workflowId }) => workflowId === journey.id)
    return ran
      ? outcomeOf(journey, ran)
      : { journey, calls: 0, kind: 'left out', lacks: lacking.get(journey.id) ?? [] }
  })
}
