import { CONTRACT, isObject, readDocument } from '../document/readDocument'
import { document, type Operation, operations, resolved } from '../document/operations'
import path from 'node:path'
import { BaseResolver, type Document, Source } from '@redocly/openapi-core'
import { INPUTS } from './client/placeholders'
import { STEP, WORKFLOW } from './client/runnerHeaders'
import type { Journey } from './journeys'

const TEXTS = ['description', 'summary', 'example', 'examples']
const known = new Map<unknown, unknown>()

/** Returns a part of the contract in a client's tolerant form, which accepts unknown fields; always the same object, for which the runner compiles a schema once. Resolves references and omits descriptions; a property named like a description has no description as its value. */
function opened(node: unknown, within?: string): unknown {
  if (Array.isArray(node)) return node.map(item => opened(item))
  if (!isObject(node)) return node
  const result = known.get(node) ?? openedObject(node, within)
  known.set(node, result)
  return result
}

function openedObject(node: Record<string, unknown>, within: string | undefined): unknown {
  const isText = (key: string) => within !== 'properties' && TEXTS.includes(key)
  const { $ref, ...rest } = node
  const own = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !isText(key))
      .map(([key, value]) => [key, opened(value, key)]),
  )
  if (typeof $ref === 'string') {
    const target = opened(resolved({ $ref }))
    return Object.keys(own).length === 0 ? target : { ...(target as object), ...own }
  }
  const isSchema = 'properties' in node || 'anyOf' in node || 'oneOf' in node || node.type === 'object'
  return isSchema ? { ...own, additionalProperties: true } : own
}

/** Backends report a missing call in different ways, and a journey checks the code. */
const NOT_FOUND = { description: 'Not found.' }

interface Answer {
  content?: Record<string, { schema?: unknown }>
}

/** Puts the schema into a list: the runner copies the contract for each condition of a step, except for lists. */
const listed = ({ content = {} }: Answer): object => ({
  content: Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, { schema: { allOf: [schema] } }]),
  ),
})

const answersOf = ({ id, responses }: Operation): object => ({
  operationId: id,
  responses: Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      status === '404' ? NOT_FOUND : listed(opened(answer) as Answer),
    ]),
  ),
})

/** Returns the contract with only some operations and their responses: the runner examines a whole document before its first call, and copies it for each condition of a step. A journey defines its request itself. */
export function openAnswers(ids: ReadonlySet<string>): object {
  const { openapi, info, servers } = document
  const paths: Record<string, Record<string, object>> = {}
  for (const asked of operations.filter(({ id }) => ids.has(id)))
    paths[asked.path] = { ...paths[asked.path], [asked.method]: answersOf(asked) }
  return { openapi, info, servers, paths }
}

const INPUT = '$inputs.'

interface Workflow {
  workflowId: string
  parameters?: object[]
  inputs?: object
  steps: { stepId: string; parameters?: object[] }[]
}

interface Arazzo {
  components: object
  workflows: Workflow[]
}

/** Inserts the inputs of a workflow: otherwise the runner would compile a schema for each, which takes longer than all its calls. */
function inPlace(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inPlace)
  if (isObject(node))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inPlace(value)]))
  const name = typeof node === 'string' && node.startsWith(INPUT) ? node.slice(INPUT.length) : ''
  return INPUTS[name] ?? node
}

const header = (name: string, value: string): object => ({ in: 'header', name, value })

function named(workflow: Workflow): object {
  const ready = inPlace({ ...workflow, inputs: undefined }) as Workflow
  return {
    ...ready,
    parameters: [...(ready.parameters ?? []), header(WORKFLOW, workflow.workflowId)],
    steps: ready.steps.map(step => ({
      ...step,
      parameters: [...(step.parameters ?? []), header(STEP, step.stepId)],
    })),
  }
}

const prepared = new Map<string, string>()

/** Returns a document of journeys for the runner. It is text, because the runner writes the result of each step into the document. */
function textOf(file: string): string {
  const known = prepared.get(file)
  if (known !== undefined) return known
  const { components, workflows, ...document } = readDocument(file) as Arazzo
  const text = JSON.stringify({
    ...document,
    components: { ...components, inputs: undefined },
    workflows: workflows.map(named),
  })
  prepared.set(file, text)
  return text
}

/** Provides the runner with some journeys of one document, and with the contract's responses to their calls: the runner examines everything in them before its first call. */
export class OpenContract extends BaseResolver {
  constructor(private journeys: readonly Journey[]) {
    super()
  }

  override loadExternalRef(address: string): Promise<Source> {
    if (/^https?:/.test(address))
      return Promise.reject(new Error(`${address}: nothing is read from the network`))
    return Promise.resolve(new Source(address, ''))
  }

  override parseDocument(source: Source): Document {
    const parsed = source.absoluteRef === path.resolve(CONTRACT) ? this.answers() : this.chosen()
    return { source, parsed }
  }

  private answers(): object {
    const steps = this.journeys.flatMap(journey => Object.values(journey.steps))
    return openAnswers(new Set(steps.map(({ operation }) => operation)))
  }

  private chosen(): object {
    const [{ file } = { file: '' }] = this.journeys
    const document = JSON.parse(textOf(file)) as Arazzo
    const ids = this.journeys.map(({ id }) => id)
    return { ...document, workflows: document.workflows.filter(({ workflowId }) => ids.includes(workflowId)) }
  }
}
