import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { type Operation, answerPointer, document, payloadPointer } from './operations'

const KEY = 'contract'

type Node = Record<string, unknown>

/** Returns the contract with every object closed that it does not leave open, so that a field with another name is reported as well. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const entries: Node = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  const isObject = [entries.type].flat().includes('object') && 'properties' in entries
  return isObject ? { additionalProperties: false, ...entries } : entries
}

// The linter checks the schemas themselves (lint.test.ts).
const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false })
addFormats(ajv)
ajv.addSchema(closed(document) as Node, KEY)

const compiled = new Map<string, ValidateFunction>()

function validatorOf(pointer: string): ValidateFunction {
  const found = compiled.get(pointer) ?? ajv.compile({ $ref: `${KEY}${pointer}` })
  compiled.set(pointer, found)
  return found
}

export interface Received {
  status: number
  headers: Headers
  text: string
}

const typeOf = (headers: Headers): string => (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''

const told = (validate: ValidateFunction): string[] =>
  (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || 'the body', message, JSON.stringify(params)].join(' '),
  )

/** Returns the contract's objections to a payload. */
export function payloadProblems(operation: Operation, body: unknown): string[] {
  const validate = validatorOf(payloadPointer(operation))
  return validate(body) ? [] : told(validate).map(problem => `${operation.id} payload: ${problem}`)
}

/** Returns the contract's objections to an answer: its status, its headers, its body. */
export function answerProblems(operation: Operation, { status, headers, text }: Received): string[] {
  const response = operation.responses[String(status)]
  if (!response) return [`${operation.id} answers ${status}, which it does not name`]
  const missing = Object.keys(response.headers ?? {}).filter(name => !headers.has(name))
  const problems = missing.map(name => `${operation.id} ${status} has no ${name}`)
  if (text === '') return problems
  const type = typeOf(headers)
  if (!response.content?.[type])
    return [...problems, `${operation.id} ${status} has a body of type "${type}"`]
  const validate = validatorOf(answerPointer(operation, String(status), type))
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text
  return validate(body)
    ? problems
    : [...problems, ...told(validate).map(one => `${operation.id} ${status}: ${one}`)]
}
