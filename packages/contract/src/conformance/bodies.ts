import { CONTRACT, readDocument } from '../document/readDocument'

type Json = Record<string, unknown>

const isNode = (value: unknown): value is Json => typeof value === 'object' && value !== null

const follow = (root: Json, value: unknown): unknown => {
  if (!isNode(value) || typeof value.$ref !== 'string') return value
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), root)
  return follow(root, target)
}

/** Returns a function that decides whether a response of the contract must have a body: if a schema names only properties, any body or none is accepted. */
export function bodiesOfContract(): (method: string, path: string, status: number) => boolean {
  const root = readDocument(CONTRACT) as Json
  return (method, path, status) => {
    const keys = ['paths', path, method.toLowerCase(), 'responses', String(status)]
    const answer = keys.reduce<unknown>(
      (node, key) => (isNode(node) ? follow(root, node[key]) : undefined),
      root,
    )
    const content = isNode(answer) && isNode(answer.content) ? answer.content['application/json'] : undefined
    const schema = isNode(content) && isNode(content.schema) ? content.schema : {}
    return Object.keys(schema).some(key => key !== 'properties')
  }
}
