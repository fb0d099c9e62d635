import { BaseResolver, Source } from '@redocly/openapi-core'
import { parse, stringify } from 'yaml'

/** The header by which a call says which workflow makes it; it is never sent. */
export const WORKFLOW = 'foyer-workflow'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The contract as a client reads it: a field that it does not name is no fault. */
function opened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(opened)
  if (!isObject(node)) return node
  const entries = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, opened(value)]))
  const isSchema = 'properties' in node || 'anyOf' in node || 'oneOf' in node || node.type === 'object'
  return isSchema ? { ...entries, unevaluatedProperties: true } : entries
}

interface Workflow {
  workflowId: string
  parameters?: object[]
}

const named = (workflow: Workflow): Workflow => ({
  ...workflow,
  parameters: [
    ...(workflow.parameters ?? []),
    { in: 'header', name: WORKFLOW, value: workflow.workflowId },
  ],
})

/** Reads the contract and the journeys for the runner: objects open, each call named by its workflow. */
export class OpenContract extends BaseResolver {
  override async loadExternalRef(address: string): Promise<Source> {
    if (/^https?:/.test(address)) throw new Error(`${address}: nothing is read from the network`)
    const source = await super.loadExternalRef(address)
    const document = parse(source.body) as Record<string, unknown>
    const prepared = Array.isArray(document.workflows)
      ? { ...document, workflows: (document.workflows as Workflow[]).map(named) }
      : opened(document)
    return new Source(source.absoluteRef, stringify(prepared, { aliasDuplicateObjects: false }))
  }
}
