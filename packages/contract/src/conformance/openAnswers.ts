import { CONTRACT, readDocument } from '../document/readDocument'

type Json = Record<string, unknown>

interface Operation {
  operationId: string
  responses: Json
}

interface Contract {
  openapi: string
  info: object
  servers: object[]
  paths: Record<string, Record<string, Operation>>
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TEXTS = ['description', 'summary', 'example', 'examples']
const targets = new Map<string, unknown>()

/** Returns the target of a `$ref`: always the same object, for which the runner compiles a schema once. */
function targetOf(ref: string): unknown {
  const found =
    targets.get(ref) ??
    opened(
      ref
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (node as Json)[key], readDocument(CONTRACT)),
    )
  targets.set(ref, found)
  return found
}

/** Returns a part of the contract in a client's tolerant form, which accepts unknown fields. Resolves references and omits descriptions; a property named like a description has no description as its value. */
function opened(node: unknown, within?: string): unknown {
  if (Array.isArray(node)) return node.map(item => opened(item))
  if (!isObject(node)) return node
  const isText = (key: string) => within !== 'properties' && within !== 'responses' && TEXTS.includes(key)
  const { $ref, ...rest } = node
  const own = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !isText(key))
      .map(([key, value]) => [key, opened(value, key)]),
  )
  if (typeof $ref === 'string') {
    const target = targetOf($ref)
    return Object.keys(own).length === 0 ? target : { ...(target as Json), ...own }
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

const answersOf = ({ operationId, responses }: Operation): object => {
  const answers = Object.entries(opened(responses, 'responses') as Record<string, Answer>)
  const ready = answers.map(([status, answer]) => [status, status === '404' ? NOT_FOUND : listed(answer)])
  return { operationId, responses: Object.fromEntries(ready) as object }
}

const known = new Map<string, object>()

/** Returns the contract with only some operations and their responses: the runner examines a whole document before its first call, and copies it for each condition of a step. A journey defines its request itself. */
export function openAnswers(operations: ReadonlySet<string>): object {
  const { openapi, info, servers, paths } = readDocument(CONTRACT) as Contract
  const isAsked = (operation: Operation): boolean => operations.has(operation.operationId)
  const ready = (operation: Operation): object => {
    const answers = known.get(operation.operationId) ?? answersOf(operation)
    known.set(operation.operationId, answers)
    return answers
  }
  const asked = Object.entries(paths).flatMap(([path, item]) => {
    const methods = Object.entries(item).filter(([, operation]) => isAsked(operation))
    const ours = methods.map(([method, operation]) => [method, ready(operation)] as const)
    return ours.length === 0 ? [] : [[path, Object.fromEntries(ours)] as const]
  })
  return { openapi, info, servers, paths: Object.fromEntries(asked) }
}
