import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The folder where `npm test` stores the documents as JSON, by name: parsing them as YAML takes half of the start time of each process that needs them. */
const READ = process.env.CONTRACT_FILE

/** Reads a document of `docs/contract/`. */
export function readDocument(file: string): unknown {
  const known = READ ? (JSON.parse(readFileSync(READ, 'utf8')) as Record<string, unknown>) : {}
  return known[file] ?? parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 })
}
