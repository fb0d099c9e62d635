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
}

export interface Media {
  schema: Schema
  examples?: Record<string, { value: unknown }>
}

export interface ContractResponse {
  headers?: Record<string, { example?: unknown }>
  content?: Record<string, Media>
}

export interface Operation {
  id: string
  method: string
  path: string
  parameters: Parameter[]
  body: Media | undefined
  /** Whether the payload may be missing. */
  mayLackBody: boolean
  /** By status, `default` included. */
  responses: Record<string, ContractResponse>
}

type Json = Record<string, unknown>

const METHODS = ['get', 'post', 'put']

export const document = readDocument(CONTRACT) as Json

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

const encode = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

const pointer = (...keys: string[]): string => `#/${keys.map(encode).join('/')}`

/** Returns the place of a payload's schema. */
export const payloadPointer = ({ path, method }: Operation): string =>
  pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')

/** Returns the place of an answer's schema; an answer may itself be a `$ref`. */
export function answerPointer({ path, method }: Operation, status: string, type: string): string {
  const keys = ['paths', path, method, 'responses', status]
  const answer = keys.reduce<unknown>((node, key) => (node as Json)[key], document) as { $ref?: string }
  return `${answer.$ref ?? pointer(...keys)}/content/${encode(type)}/schema`
}

export const operations: Operation[] = Object.entries(document.paths as Json).flatMap(([path, item]) =>
  Object.entries(item as Json)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, raw]) => {
      const own = raw as {
        operationId: string
        parameters?: Parameter[]
        requestBody?: Json
        responses: Json
      }
      const shared = (item as { parameters?: Parameter[] }).parameters ?? []
      const content = own.requestBody?.content as Record<string, Media> | undefined
      return {
        id: own.operationId,
        method,
        path,
        parameters: [...shared, ...(own.parameters ?? [])].map(parameter => resolved(parameter)),
        body: content?.['application/json'],
        mayLackBody: own.requestBody?.required !== true,
        responses: Object.fromEntries(
          Object.entries(own.responses).map(([status, response]) => [
            status,
            resolved(response as ContractResponse),
          ]),
        ),
      }
    }),
)

export function operation(id: string): Operation {
  const found = operations.find(candidate => candidate.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}
