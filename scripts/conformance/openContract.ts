import { BaseResolver, type Document, Source } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { INPUTS } from './client/placeholders'
import { STEP, WORKFLOW } from './client/runnerHeaders'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The contract as a client reads it: it accepts a field that the contract does not name. */
function opened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(opened)
  if (!isObject(node)) return node
  const entries = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, opened(value)]))
  const isSchema = 'properties' in node || 'anyOf' in node || 'oneOf' in node || node.type === 'object'
  return isSchema ? { ...entries, additionalProperties: true } : entries
}

const isOptional = (body: unknown): boolean => isObject(body) && 'content' in body && body.required !== true

/** The contract without the bodies that a call may leave out: the runner would send an example of its own making. */
function withoutOptionalBodies(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutOptionalBodies)
  if (!isObject(node)) return node
  const kept = Object.entries(node).filter(([key, value]) => key !== 'requestBody' || !isOptional(value))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutOptionalBodies(value)]))
}

/** The contract without what a 404 says: a backend that does not offer a call says it in its own way, and a journey asks for the code. */
function withoutNotFound(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNotFound)
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '404' ? { description: 'Not found.' } : withoutNotFound(value),
    ]),
  )
}

const TEXTS = ['description', 'summary', 'example', 'examples']

/** The contract without the texts for its readers: the runner copies the whole document for each condition of a step. A property with such a name has no text as its value. */
function withoutTexts(node: unknown, within?: string): unknown {
  if (Array.isArray(node)) return node.map(item => withoutTexts(item))
  if (!isObject(node)) return node
  const isText = (key: string) => within !== 'properties' && within !== 'responses' && TEXTS.includes(key)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, isText(key) ? undefined : withoutTexts(value, key)]),
  )
}

const INPUT = '$inputs.'

interface Workflow {
  workflowId: string
  parameters?: object[]
  inputs?: object
  steps: { stepId: string; parameters?: object[] }[]
}

/** A workflow whose inputs are in their places: the runner would compile a schema for each, which takes longer than all its calls. */
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

const READY = new Map<string, string>()

function prepared(text: string): string {
  const known = READY.get(text)
  if (known !== undefined) return known
  const document = parse(text, { maxAliasCount: -1 }) as Record<string, unknown>
  const ready = Array.isArray(document.workflows)
    ? { ...document, workflows: (document.workflows as Workflow[]).map(named) }
    : withoutTexts(withoutNotFound(withoutOptionalBodies(opened(document))))
  const written = JSON.stringify(ready)
  READY.set(text, written)
  return written
}

/** Reads the contract and the journeys for the runner: objects open, each call named by its workflow. */
export class OpenContract extends BaseResolver {
  override async loadExternalRef(address: string): Promise<Source> {
    if (/^https?:/.test(address)) throw new Error(`${address}: nothing is read from the network`)
    const { absoluteRef, body } = await super.loadExternalRef(address)
    return new Source(absoluteRef, prepared(body))
  }

  /** What it has prepared is JSON: the runner would read it as YAML for each run, which takes longer than the calls of a short one. */
  override parseDocument(source: Source): Document {
    const parsed: unknown = JSON.parse(source.body)
    return { source, parsed }
  }
}
