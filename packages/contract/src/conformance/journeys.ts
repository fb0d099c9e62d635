import { JOURNEYS, readDocument } from '../document/readDocument'
import { type Secret } from './secrets'

/** A requirement of a step other than the status. */
export interface Criterion {
  condition: string
  /** The message if it is not met, which follows the call and its status. */
  seen: string | undefined
}

interface RawStep {
  stepId: string
  description: string
  operationId: string
  parameters?: { name: string; value: string }[]
  requestBody?: unknown
  successCriteria?: { condition: string; 'x-foyer-seen'?: string }[]
}

interface RawWorkflow {
  workflowId: string
  summary: string
  'x-foyer-chapter': 'journey' | 'security'
  'x-foyer-person'?: string
  'x-foyer-other-person'?: string
  'x-foyer-secrets'?: Secret[]
  'x-foyer-extension'?: string
  'x-foyer-option'?: string
  'x-foyer-page'?: 'temporary-password'
  'x-foyer-read': string
  steps: RawStep[]
}

const INPUT = /\$inputs\.([\w-]+)/g

/** Instructions to the runner's browser with which a call remains one of the page. */
const OF_A_PAGE = /^(?:(?:code=new|remember=code|wait=approval)(?: |$))*$/

const isPlain = ({ parameters = [] }: RawStep): boolean =>
  parameters.every(
    ({ name, value }) =>
      (name === 'Foyer-Runner' && OF_A_PAGE.test(value)) || ['username', 'login', '$top'].includes(name),
  )

const stepOf = (step: RawStep) => {
  const { description, operationId, successCriteria = [], requestBody } = step
  return {
    description,
    operation: operationId,
    criteria: successCriteria.map(({ condition, 'x-foyer-seen': seen }): Criterion => ({ condition, seen })),
    /** The secrets that the call carries. */
    carries: [...JSON.stringify(requestBody ?? '').matchAll(INPUT)].map(([, name]) => name as Secret),
    /** False for a call that no page makes in this way: in another browser, with other headers or other cookies. */
    isPlain: isPlain(step),
  }
}

export type JourneyStep = ReturnType<typeof stepOf>

const workflowsOf = (file: string): RawWorkflow[] =>
  (readDocument(file) as { workflows: RawWorkflow[] }).workflows

const journeyOf = (file: string, workflow: RawWorkflow) => ({
  id: workflow.workflowId,
  /** The document that contains it. */
  file,
  summary: workflow.summary,
  chapter: workflow['x-foyer-chapter'],
  /** The user who signs in or is affected; absent if any user will do. */
  person: workflow['x-foyer-person'],
  /** Another user, who signs in in the other browser. */
  other: workflow['x-foyer-other-person'],
  secrets: workflow['x-foyer-secrets'] ?? [],
  /** The contract extension that it tests: a backend may lack it. */
  extension: workflow['x-foyer-extension'],
  /** The option that it requires, because it locks out its user. */
  option: workflow['x-foyer-option'],
  /** The rule of the page that one response alone does not show. */
  pageRule: workflow['x-foyer-page'],
  /** The page that explains its requirements, with its path from the root of the repository. */
  read: workflow['x-foyer-read'],
  /** The requirements of each step, by its id. */
  steps: Object.fromEntries(workflow.steps.map(step => [step.stepId, stepOf(step)])),
})

export type Journey = ReturnType<typeof journeyOf>

/** Returns the workflows of the journeys, in order. */
export const readJourneys = (): Journey[] =>
  JOURNEYS.flatMap(file => workflowsOf(file).map(workflow => journeyOf(file, workflow)))
