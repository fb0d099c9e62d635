import { createConfig } from '@redocly/openapi-core'
import { run, type WorkflowExecutionResult } from '@redocly/respect-core'
import { CALLS, needsBody } from '../document/operations'
import { JOURNEYS } from '../document/readDocument'
import { Browser } from './client/browser'
import { explained, withOldPassword } from './report/explained'
import type { Journey } from './journeys'
import { OpenContract } from './openContract'
import { onThePage, preparePage } from './page/onThePage'
import { type Outcome, outcomeOf } from './report/outcome'
import { lacksOf, personOf, type Plan, tellerOf } from './people'

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
  const { api, journeys, timeoutMs } = plan
  const lacking = new Map<string, string[]>()
  for (const journey of journeys) lacking.set(journey.id, await lacksOf(plan, journey))
  const able = journeys.filter(({ id }) => lacking.get(id)?.length === 0)
  const browser = new Browser({ api, timeoutMs, personOf: personOf(plan), tell: tellerOf(plan), needsBody })
  const runs: WorkflowExecutionResult[] = []
  for (const file of JOURNEYS) {
    const ofFile = able.filter(journey => journey.file === file)
    runs.push(...(await runIn(file, ofFile, api, browser)))
  }
  preparePage(api)
  const outcomes: Outcome[] = []
  for (const journey of journeys) {
    const ran = runs.find(({ workflowId }) => workflowId === journey.id)
    if (ran) {
      const outcome = withOldPassword(outcomeOf(journey, ran, CALLS, api), plan.oldPasswordStays ?? false)
      outcomes.push(await onThePage(outcome, browser.exchangesOf(journey.id), CALLS))
    } else {
      const lacks = lacking.get(journey.id) ?? []
      outcomes.push({ journey, operations: [], kind: 'not tried', ms: 0, lacks })
    }
  }
  return explained(plan, browser, outcomes)
}
