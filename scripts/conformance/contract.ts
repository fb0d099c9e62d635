import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

let read: unknown

/** `docs/contract/openapi.yaml`, which is read once. */
export function contract(): unknown {
  read ??= parse(readFileSync('docs/contract/openapi.yaml', 'utf8'))
  return read
}
