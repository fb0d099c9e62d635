import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Where `npm test` has the documents as JSON, by their names: to read them as YAML takes half of the start of each process that needs them. */
const READ = process.env.CONTRACT_FILE

/** A document of `docs/contract/`. */
export function readDocument(file: string): unknown {
  const known = READ ? (JSON.parse(readFileSync(READ, 'utf8')) as Record<string, unknown>) : {}
  return known[file] ?? parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 })
}
