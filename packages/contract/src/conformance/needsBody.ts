import { operations } from '../document/operations'

/** Returns whether a response of the contract must have a body: if a schema names only properties, any body or none is accepted. */
export function needsBody(method: string, path: string, status: number): boolean {
  const found = operations.find(each => each.call === `${method.toUpperCase()} ${path}`)
  const schema = found?.responses[String(status)]?.content?.['application/json']?.schema ?? {}
  return Object.keys(schema).some(key => key !== 'properties')
}
