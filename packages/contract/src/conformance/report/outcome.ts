import type { Step, WorkflowExecutionResult } from '@redocly/respect-core'
import type { Journey } from '../journeys'
import { hostsLeftOut } from './hosts'
import { reasonOf } from './reason'
import { missingNames } from './userNames'

/** The point where a journey was interrupted. */
export interface Stop {
  step: string
  /** The requirement of the step, as a sentence. */
  rule: string
  /** Its method and path. */
  call: string
  status: number | undefined
  /** The actual result of the call, without quoting a body. */
  reason: string
  /** The page's reaction, as a sentence; absent if the page has no part in it. */
  page?: string
  /** Another possible cause, as a sentence. */
  hint?: string | undefined
}

export type Outcome = { journey: Journey; operations: string[] } & (
  | { kind: 'carried'; ms: number; notes?: string[] }
  | { kind: 'not carried'; ms: number; stop: Stop }
  | { kind: 'not tried'; ms: number; lacks: string[] }
  | { kind: 'not tried'; ms: number; extension: string }
)

const isStep = (step: Step | WorkflowExecutionResult): step is Step => 'checks' in step

/** Returns notes on correct responses: auto-login hosts on which no page of the backend's origin can sign anyone in, and warnings of missing names. */
function notesOf(journey: Journey, steps: Step[], api: string): { notes?: string[] } {
  const asked = steps.find(({ stepId }) => journey.steps[stepId]?.operation === 'fetchAutoLogin')
  const { body } = (asked?.response ?? {}) as { body?: unknown }
  const hosts = typeof body === 'object' && body !== null ? hostsLeftOut(body, api) : []
  const notes = [...hosts, ...missingNames(journey, steps)]
  return notes.length > 0 ? { notes } : {}
}

/** Returns the outcome of a workflow; `calls` has the method and path of each operation. */
export function outcomeOf(
  journey: Journey,
  run: WorkflowExecutionResult,
  calls: ReadonlyMap<string, string>,
  api: string,
): Outcome {
  const steps = run.executedSteps.filter(isStep)
  const stopped = steps.find(({ checks }) => checks.some(({ passed }) => !passed))
  const operations = steps.map(({ stepId }) => journey.steps[stepId]?.operation ?? '')
  const common = { journey, operations, ms: Math.round(run.endTime - run.startTime) }
  const { extension } = journey
  // The journey ends early if the backend lacks the extension.
  const isWhole = steps.length >= Object.keys(journey.steps).length
  if (!stopped && extension !== undefined && !isWhole) return { ...common, kind: 'not tried', extension }
  if (!stopped) return { ...common, kind: 'carried', ...notesOf(journey, steps, api) }
  const { stepId, checks, response } = stopped
  const said = journey.steps[stepId]
  // A response whose body was interrupted has no status.
  const status = (response as { statusCode?: number } | undefined)?.statusCode
  const failed = checks.filter(({ passed }) => !passed)
  return {
    ...common,
    kind: 'not carried',
    stop: {
      step: stepId,
      rule: said?.description ?? '',
      call: calls.get(said?.operation ?? '') ?? '',
      status,
      reason: reasonOf(failed, status, said?.criteria ?? []),
    },
  }
}
