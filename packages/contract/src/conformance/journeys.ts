import { JOURNEYS, readDocument } from '../document/readDocument'
import { type Secret } from './secrets'

/** A requirement of a step other than the status. */
export interface Criterion {
  condition: string
  /** The message if it is not met, which follows the call and its status. */
  seen: string | undefined
}

export interface JourneyStep {
  description: string
  operation: string
  criteria: Criterion[]
  /** The secrets that the call carries. */
  carries: Secret[]
  /** False for a call that no page makes in this way: in another browser, with other headers or other cookies. */
  isPlain: boolean
}

export interface Journey {
  id: string
  /** The document that contains it. */
  file: string
  summary: string
  chapter: 'journey' | 'security'
  /** The user who signs in or is affected; absent if any user will do. */
  person: string | undefined
  /** Another user, who signs in in the other browser. */
  other: string | undefined
  secrets: Secret[]
  /** The contract extension that it tests: a backend may lack it. */
  extension: string | undefined
  /** The option that it requires, because it locks out its user. */
  option: string | undefined
  /** The rule of the page that one response alone does not show. */
  pageRule: 'temporary-password' | undefined
  /** The page that explains its requirements, with its path from the root of the repository. */
  read: string
  /** The requirements of each step, by its id. */
  steps: Record<string, JourneyStep>
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

const stepOf = (step: RawStep): JourneyStep => {
  const { description, operationId, successCriteria = [], requestBody } = step
  return {
    description,
    operation: operationId,
    criteria: successCriteria.map(({ condition, 'x-foyer-seen': seen }) => ({ condition, seen })),
    carries: [...JSON.stringify(requestBody ?? '').matchAll(INPUT)].map(([, name]) => name as Secret),
    isPlain: isPlain(step),
  }
}

const workflowsOf = (file: string): RawWorkflow[] =>
  (readDocument(file) as { workflows: RawWorkflow[] }).workflows

const journeyOf = (file: string, workflow: RawWorkflow): Journey => ({
  id: workflow.workflowId,
  file,
  summary: workflow.summary,
  chapter: workflow['x-foyer-chapter'],
  person: workflow['x-foyer-person'],
  other: workflow['x-foyer-other-person'],
  secrets: workflow['x-foyer-secrets'] ?? [],
  extension: workflow['x-foyer-extension'],
  option: workflow['x-foyer-option'],
  pageRule: workflow['x-foyer-page'],
  read: workflow['x-foyer-read'],
  steps: Object.fromEntries(workflow.steps.map(step => [step.stepId, stepOf(step)])),
})

/** Returns the workflows of the journeys, in order. */
export const readJourneys = (): Journey[] =>
  JOURNEYS.flatMap(file => workflowsOf(file).map(workflow => journeyOf(file, workflow)))
