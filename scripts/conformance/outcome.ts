import type { Check, Step, WorkflowExecutionResult } from '@redocly/respect-core'
import type { Journey } from './journeys'

/** Where a journey ends before its end. */
export interface Stop {
  step: string
  /** What the step asks for, in a sentence. */
  rule: string
  operation: string
  /** What came instead; no body is quoted. */
  reasons: string[]
}

export type Outcome = { journey: Journey; calls: number } & (
  | { kind: 'carried'; ms: number }
  | { kind: 'not carried'; ms: number; stop: Stop }
  | { kind: 'left out'; lacks: string[] }
  | { kind: 'not tried'; ms: number; extension: string }
)

// eslint-disable-next-line no-control-regex -- the runner colours its messages
const COLOUR = /\u001b\[\d+m/g

const plain = (message = ''): string => message.replace(COLOUR, '')

/** The first line says what is wrong; those after it quote the body. */
const headline = (message?: string): string =>
  plain(message)
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? ''

/** The name of the field that the quoted lines point at, without its value. */
const fieldIn = (message?: string): string => {
  const field = /^> +\d+ \| *"([^"]+)":/m.exec(plain(message))?.[1]
  return field === undefined ? '' : ` (${field})`
}

function reasonOf({ name, condition, message }: Check, status: number | undefined): string {
  const answered = status === undefined ? 'no answer' : `answered ${status}`
  if (name === 'success criteria check') return `${answered}; asked for: ${condition ?? ''}`
  if (name === 'schema check')
    return `${answered}, and the body breaks its schema: ${headline(message)}${fieldIn(message)}`
  if (name === 'content-type check') return `${answered}: ${headline(message)}`
  return headline(message)
}

const isStep = (step: Step | WorkflowExecutionResult): step is Step => 'checks' in step

/** What came of a workflow that was run. */
export function outcomeOf(journey: Journey, run: WorkflowExecutionResult): Outcome {
  const steps = run.executedSteps.filter(isStep)
  const stopped = steps.find(({ checks }) => checks.some(({ passed }) => !passed))
  const common = { journey, calls: steps.length, ms: Math.round(run.endTime - run.startTime) }
  const { extension } = journey
  // The journey ends itself where the backend does not say the extension.
  const isWhole = steps.length >= Object.keys(journey.steps).length
  if (!stopped && extension !== undefined && !isWhole) return { ...common, kind: 'not tried', extension }
  if (!stopped) return { ...common, kind: 'carried' }
  const { stepId, checks, response } = stopped
  const said = journey.steps[stepId]
  // A body that breaks off has no status.
  const status = (response as { statusCode?: number } | undefined)?.statusCode
  const reasons = checks.filter(({ passed }) => !passed).map(check => reasonOf(check, status))
  return {
    ...common,
    kind: 'not carried',
    stop: { step: stepId, rule: said?.description ?? '', operation: said?.operation ?? '', reasons },
  }
}
