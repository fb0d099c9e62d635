import { documentOf } from './contract'
import { type Secret } from './secrets'

/** Where the journeys stand, in the order in which they run: those of security leave their people as they were, those of limits lock them out. */
export const JOURNEYS = ['security', 'journeys', 'limits'].map(name => `docs/contract/${name}.arazzo.yaml`)

/** Something beside the status that a step asks for. */
export interface Criterion {
  condition: string
  /** What is to be said where it is not so, after the call and its status. */
  seen: string | undefined
}

export interface JourneyStep {
  description: string
  operation: string
  criteria: Criterion[]
  /** The secrets that its call carries. */
  carries: Secret[]
}

export interface Journey {
  id: string
  /** The document that it stands in. */
  file: string
  summary: string
  chapter: 'journey' | 'security'
  /** The person whom it signs in or speaks of; none where it is anybody. */
  person: string | undefined
  /** Another person, who signs in in the other browser. */
  other: string | undefined
  secrets: Secret[]
  /** The extension of the contract that it is about: a backend may not have it. */
  extension: string | undefined
  /** The option without which it is not run: it locks its person out. */
  option: string | undefined
  /** Where to read what it asks for, from the root of the repository on. */
  read: string
  /** What each step asks for, by its id. */
  steps: Record<string, JourneyStep>
}

interface RawStep {
  stepId: string
  description: string
  operationId: string
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
  'x-foyer-read': string
  steps: RawStep[]
}

const INPUT = /\$inputs\.([\w-]+)/g

const stepOf = ({ description, operationId, successCriteria = [], requestBody }: RawStep): JourneyStep => ({
  description,
  operation: operationId,
  criteria: successCriteria.map(({ condition, 'x-foyer-seen': seen }) => ({ condition, seen })),
  carries: [...JSON.stringify(requestBody ?? '').matchAll(INPUT)].map(([, name]) => name as Secret),
})

const workflowsOf = (file: string): RawWorkflow[] =>
  (documentOf(file) as { workflows: RawWorkflow[] }).workflows

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
  read: workflow['x-foyer-read'],
  steps: Object.fromEntries(workflow.steps.map(step => [step.stepId, stepOf(step)])),
})

/** The workflows of `docs/contract/`, in their order. */
export const readJourneys = (): Journey[] =>
  JOURNEYS.flatMap(file => workflowsOf(file).map(workflow => journeyOf(file, workflow)))
