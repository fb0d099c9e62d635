import { END_PAGES } from 'src/constants/journeys'
import { document, operations, resolved, type Schema } from 'foyer-contract/document/operations'

const MARK = 'x-foyer-extension'

const isMarked = (schema: Schema): boolean => MARK in resolved(schema)
const { schemas } = document.components

/** The operations that a server may know nothing of. */
const CALLS_OF_EXTENSIONS = operations.filter(({ extension }) => extension).map(({ id }) => id)
const payloads = Object.values(schemas)
  .filter(isMarked)
  .flatMap(({ properties: { type } = {} }) => (typeof type?.const === 'string' ? [type.const] : []))
const properties = Object.values(schemas)
  .flatMap(schema => [schema, ...((schema as { anyOf?: Schema[] }).anyOf ?? [])])
  .flatMap(({ properties: named = {} }) => Object.entries(named))
const plain = new Set(properties.flatMap(([name, schema]) => (isMarked(schema) ? [] : [name])))
// A name that the plain contract has too proves nothing.
const fields = properties.map(([name]) => name).filter(name => !plain.has(name))

const modes = ['popup', ...END_PAGES.flatMap(([, { mode }]) => mode ?? [])]

/** Returns the parts of a walk, as JSON, that a server may not support: the contract's extensions, and a waiting popup or app. */
export const EXTENSION = new RegExp(
  `"(?:${CALLS_OF_EXTENSIONS.join('|')})"|"(?:${fields.join('|')})":|"type":"(?:${payloads.join('|')})"|"mode":"popup"|mode=(?:${modes.join('|')})`,
)
