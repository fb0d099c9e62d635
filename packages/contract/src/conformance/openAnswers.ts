import { isObject } from '../document/isObject'
import { document, type Operation, operations, resolved } from '../document/operations'

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
