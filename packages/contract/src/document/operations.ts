import { CONTRACT, readDocument } from './readDocument'

export interface Parameter {
  name: string
  in: 'query' | 'header'
  required?: boolean
  example?: unknown
}

export interface Schema {
  $ref?: string
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  const?: unknown
  format?: string
}

export interface Media {
  schema: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}

export interface ContractResponse {
  description?: string
  headers?: Record<string, { example?: unknown }>
  content?: Record<string, Media>
}

type Json = Record<string, unknown>

interface RawOperation {
  operationId: string
  tags?: string[]
  security?: []
  'x-foyer-needed'?: string
  'x-foyer-extension'?: string
  'x-foyer-caller'?: 'native client'
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Record<string, Media> }
  responses: Record<string, ContractResponse>
}

interface Document {
  openapi: string
  info: { version: string }
  servers: object[]
  paths: Record<string, Record<string, RawOperation> & { parameters?: Parameter[] }>
  components: { schemas: Record<string, Schema> }
}

const METHODS = ['get', 'post', 'put']

export const document = readDocument(CONTRACT) as Document

/** Returns the object itself, or the target of its `$ref`. */
export function resolved<T>(thing: T | { $ref: string }): T {
  if (typeof thing !== 'object' || thing === null || !('$ref' in thing) || typeof thing.$ref !== 'string') {
    return thing as T
  }
  const target = thing.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key.replaceAll('~1', '/')], document)
  return resolved(target as T)
}

/** The example values of a media type by name. */
export const examplesOf = (media: Media | undefined): [name: string, value: unknown][] =>
  Object.entries(media?.examples ?? {}).map(([name, example]) => [name, resolved(example).value])

const operationOf = (path: string, method: string, raw: RawOperation, shared: Parameter[]) => ({
  id: raw.operationId,
  method,
  path,
  /** The method in capitals and the path, such as `POST /api/auth/v2/login`. */
  call: `${method.toUpperCase()} ${path}`,
  tags: raw.tags ?? [],
  needsSession: raw.security === undefined,
  /** When a server needs the operation. */
  needed: raw['x-foyer-needed'],
  /** The extension that it belongs to; undefined for one of the basic contract. */
  extension: raw['x-foyer-extension'],
  /** True if only an app calls it, and never the page. */
  isOfClients: raw['x-foyer-caller'] === 'native client',
  parameters: [...shared, ...(raw.parameters ?? [])].map(parameter => resolved(parameter)),
  body: raw.requestBody?.content?.['application/json'],
  /** Whether the payload may be missing. */
  mayLackBody: raw.requestBody?.required !== true,
  /** By status, `default` included. */
  responses: Object.fromEntries(
    Object.entries(raw.responses).map(([status, response]) => [status, resolved(response)]),
  ),
})

export type Operation = ReturnType<typeof operationOf>

export const operations: Operation[] = Object.entries(document.paths).flatMap(
  ([path, { parameters = [], ...item }]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]) => operationOf(path, method, raw, parameters)),
)

/** Returns the operations that have an example of this name for a status. */
export const withExample = (status: string, name: string): Operation[] =>
  operations.filter(({ responses }) =>
    Object.values(responses[status]?.content ?? {})
      .flatMap(examplesOf)
      .some(([each]) => each === name),
  )

/** The operations that act for a user: a 409 of theirs means that another user is signed in. */
export const ACTING = withExample('409', 'otherAccount')

/** The method and path of each operation of the backend, by its name; one operation is that of the company's other hosts. */
export const CALLS: ReadonlyMap<string, string> = new Map(
  operations.filter(({ id }) => id !== 'notifyHost').map(({ id, call }) => [id, call]),
)

export function operation(id: string): Operation {
  const found = operations.find(candidate => candidate.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}

/** Returns whether a response of the contract must have a body: if a schema names only properties, any body or none is accepted. */
export function needsBody(method: string, path: string, status: number): boolean {
  const found = operations.find(each => each.call === `${method.toUpperCase()} ${path}`)
  const schema = found?.responses[String(status)]?.content?.['application/json']?.schema ?? {}
  return Object.keys(schema).some(key => key !== 'properties')
}
