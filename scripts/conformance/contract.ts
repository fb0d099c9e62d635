import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export const CONTRACT = 'docs/contract/openapi.yaml'

let read: unknown

/** `docs/contract/openapi.yaml`, which is read once. */
export function contract(): unknown {
  read ??= parse(readFileSync(CONTRACT, 'utf8'))
  return read
}
