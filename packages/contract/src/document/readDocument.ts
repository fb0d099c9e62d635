import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The folder of the contract, from the current one. In a release it is another one (scripts/release/releasedFiles.ts). */
const FOLDER = process.env.CONTRACT_FOLDER ?? 'packages/contract'

export const CONTRACT = `${FOLDER}/openapi.yaml`

/** The files of the journeys, in running order: the security journeys leave their users unchanged, and those of limits lock them out. */
export const JOURNEYS = ['security', 'journeys', 'limits'].map(name => `${FOLDER}/${name}.arazzo.yaml`)

/** The file in which `npm test` stores the documents as JSON, by name: parsing them as YAML takes half of the start time of each process that needs them. */
const PARSED = process.env.CONTRACT_FILE

const known = new Map<string, unknown>(
  PARSED ? Object.entries(JSON.parse(readFileSync(PARSED, 'utf8')) as object) : [],
)

/** Returns a document of the contract, which is read only once. */
export function readDocument(file: string): unknown {
  const document: unknown = known.get(file) ?? parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 })
  known.set(file, document)
  return document
}

/** Returns the value of a text of JSON; undefined for another text. */
export function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Returns the media type of a message in lower case, without its parameters; empty if it has none. */
export const typeOf = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Returns whether a value of JSON is an object, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
