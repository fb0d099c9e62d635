import path from 'node:path'
import { BaseResolver, type Document, Source } from '@redocly/openapi-core'
import { INPUTS } from './client/placeholders'
import { STEP, WORKFLOW } from './client/runnerHeaders'
import { isObject } from '../document/isObject'
import { CONTRACT, readDocument } from '../document/readDocument'
import type { Journey } from './journeys'
import { openAnswers } from './openAnswers'

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
