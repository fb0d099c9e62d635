import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { type Operation, document, type Schema } from './operations'
import { typeOf } from './readDocument'

const KEY = 'contract'

type Node = Record<string, unknown>

/** Returns a part of the contract with every object closed that it does not leave open, so that a field with another name is reported as well. Its references lead to the whole contract. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const entries: Node = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === '$ref' ? `${KEY}${value}` : closed(value)]),
  )
  const isObject = [entries.type].flat().includes('object') && 'properties' in entries
  return isObject ? { additionalProperties: false, ...entries } : entries
}

// The linter checks the schemas themselves (lint.test.ts).
const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false })
addFormats(ajv)
ajv.addSchema(closed(document) as Node, KEY)

const compiled = new Map<Schema, ValidateFunction>()

function problemsOf(schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(closed(schema) as Node)
  compiled.set(schema, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || 'the body', message, JSON.stringify(params)].join(' '),
  )
}

export interface Received {
  status: number
  headers: Headers
  text: string
}

/** Returns the contract's objections to a payload. */
export const payloadProblems = ({ id, body: media }: Operation, body: unknown): string[] =>
  media
    ? problemsOf(media.schema, body).map(problem => `${id} payload: ${problem}`)
    : [`${id} has no payload in the contract`]

/** Returns the contract's objections to an answer: its status, its headers, its body. */
export function answerProblems(operation: Operation, { status, headers, text }: Received): string[] {
  const answer = `${operation.id} ${status}`
  const response = operation.responses[String(status)]
  if (!response) return [`${operation.id} answers ${status}, which it does not name`]
  const missing = Object.keys(response.headers ?? {}).filter(name => !headers.has(name))
  const problems = missing.map(name => `${answer} has no ${name}`)
  if (text === '') return problems
  const type = typeOf(headers)
  const media = response.content?.[type]
  if (!media) return [...problems, `${answer} has a body of type "${type}"`]
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text
  return [...problems, ...problemsOf(media.schema, body).map(problem => `${answer}: ${problem}`)]
}
