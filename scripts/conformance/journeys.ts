import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Secret } from './secrets'

export const JOURNEYS = 'docs/contract/journeys.arazzo.yaml'

export interface Journey {
  id: string
  summary: string
  chapter: 'journey' | 'security'
  /** The person whom it signs in or speaks of; none where it is anybody. */
  person: string | undefined
  secrets: Secret[]
  /** The extension of the contract that it is about: a backend may not have it. */
  extension: string | undefined
  /** What each step asks for, by its id. */
  steps: Record<string, { description: string; operation: string }>
}

interface RawWorkflow {
  workflowId: string
  summary: string
  'x-foyer-chapter': 'journey' | 'security'
  'x-foyer-person'?: string
  'x-foyer-secrets'?: Secret[]
  'x-foyer-extension'?: string
  steps: { stepId: string; description: string; operationId: string }[]
}

/** The workflows of `docs/contract/journeys.arazzo.yaml`, in their order. */
export function readJourneys(): Journey[] {
  const { workflows } = parse(readFileSync(JOURNEYS, 'utf8')) as { workflows: RawWorkflow[] }
  return workflows.map(raw => ({
    id: raw.workflowId,
    summary: raw.summary,
    chapter: raw['x-foyer-chapter'],
    person: raw['x-foyer-person'],
    secrets: raw['x-foyer-secrets'] ?? [],
    extension: raw['x-foyer-extension'],
    steps: Object.fromEntries(
      raw.steps.map(({ stepId, description, operationId }) => [
        stepId,
        { description, operation: operationId },
      ]),
    ),
  }))
}
