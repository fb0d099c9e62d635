import { createConfig } from '@redocly/openapi-core'
import { run, type WorkflowExecutionResult } from '@redocly/respect-core'
import { bodiesOfContract } from './bodies'
import { JOURNEYS } from '../document/readDocument'
import { Browser } from './client/browser'
import { explained } from './report/explained'
import type { Journey } from './journeys'
import { OpenContract } from './openContract'
import { callsOfContract } from './operations'
import { onThePage } from './page/onThePage'
import { preparePage } from './page/preparePage'
import { withOldPassword } from './report/oldPassword'
import { type Outcome, outcomeOf } from './report/outcome'
import { lacksOf, personOf, tellerOf } from './people'
import type { Plan } from './plan'

const MOST_STEPS = 10_000
const CONFIG = createConfig({})

const silent = {
  info: () => undefined,
  warn: () => undefined,
  output: () => undefined,
  error: () => undefined,
  printNewLine: () => undefined,
  printSeparator: () => undefined,
  indent: (text: string) => text,
}

/** Returns the browser that calls for the journeys. */
function browserOf(plan: Plan): Browser {
  const { api, timeoutMs } = plan
  return new Browser({
    api,
    timeoutMs,
    personOf: personOf(plan),
    tell: tellerOf(plan),
    needsBody: bodiesOfContract(),
  })
}

async function runIn(
  file: string,
  journeys: Journey[],
  api: string,
  browser: Browser,
): Promise<WorkflowExecutionResult[]> {
  if (journeys.length === 0) return []
  const results = await run({
    files: [file],
    workflow: journeys.map(({ id }) => id),
    server: `foyer=${api}`,
    config: await CONFIG,
    externalRefResolver: new OpenContract(journeys),
    // A test lints the journeys.
    skipLint: true,
    maxSteps: MOST_STEPS,
    // The browser has a separate limit, which excludes the time that a person takes.
    maxFetchTimeout: 2 ** 31 - 1,
    requestFileLoader: { getFileBody: () => Promise.reject(new Error('No file is sent.')) },
    logger: silent,
    fetch: browser.fetch,
  })
  return results.flatMap(({ executedWorkflows }) => executedWorkflows)
}

/** Runs the possible journeys one after another, and returns their outcomes. */
export async function conformance(plan: Plan): Promise<Outcome[]> {
  const { api, journeys } = plan
  const lacking = new Map<string, string[]>()
  for (const journey of journeys) lacking.set(journey.id, await lacksOf(plan, journey))
  const able = journeys.filter(({ id }) => lacking.get(id)?.length === 0)
  const browser = browserOf(plan)
  const runs: WorkflowExecutionResult[] = []
  for (const file of JOURNEYS) {
    const ofFile = able.filter(journey => journey.file === file)
    runs.push(...(await runIn(file, ofFile, api, browser)))
  }
  const calls = callsOfContract()
  preparePage(api)
  const outcomes: Outcome[] = []
  for (const journey of journeys) {
    const ran = runs.find(({ workflowId }) => workflowId === journey.id)
    if (ran) {
      const outcome = withOldPassword(outcomeOf(journey, ran, calls, api), plan.oldPasswordStays ?? false)
      outcomes.push(await onThePage(outcome, browser.exchangesOf(journey.id), calls))
    } else {
      const lacks = lacking.get(journey.id) ?? []
      outcomes.push({ journey, operations: [], kind: 'not tried', ms: 0, lacks })
    }
  }
  return explained(plan, browser, outcomes)
}
