import { document, type Operation, operations, resolved, type Schema } from 'foyer-contract/document/operations'

const MARK = 'x-foyer-extension'

interface Marked extends Schema {
  [MARK]?: string
}

const isMarked = (schema: Schema): boolean => (resolved(schema) as Marked)[MARK] !== undefined
const { schemas } = document.components as { schemas: Record<string, Schema> }
const paths = document.paths as Record<string, Record<string, Marked>>

/** The extension that an operation belongs to; undefined for one of the basic contract. */
export const extensionOf = ({ path, method }: Operation): string | undefined => paths[path]?.[method]?.[MARK]

/** The operations that a server may know nothing of. */
export const CALLS_OF_EXTENSIONS = operations.filter(extensionOf).map(({ id }) => id)
const payloads = Object.values(schemas)
  .filter(isMarked)
  .flatMap(({ properties: { type } = {} }) => (typeof type?.const === 'string' ? [type.const] : []))
const properties = Object.values(schemas)
  .flatMap(schema => [schema, ...((schema as { anyOf?: Schema[] }).anyOf ?? [])])
  .flatMap(({ properties: named = {} }) => Object.entries(named))
const plain = new Set(properties.flatMap(([name, schema]) => (isMarked(schema) ? [] : [name])))
// A name that the plain contract has too proves nothing.
const fields = properties.map(([name]) => name).filter(name => !plain.has(name))

/** Returns the parts of a walk, as JSON, that a server may not support: the contract's extensions, and a waiting popup or app. */
export const EXTENSION = new RegExp(
  `"(?:${CALLS_OF_EXTENSIONS.join('|')})"|"(?:${fields.join('|')})":|"type":"(?:${payloads.join('|')})"|"mode":"popup"|mode=(?:popup|native)`,
)
