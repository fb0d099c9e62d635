import { readDocument } from 'sandbox/http/readDocument'

export const CONTRACT = 'docs/contract/openapi.yaml'

const read = new Map<string, unknown>()

/** Returns a document of `docs/contract/`, which is read only once. */
export function documentOf(file: string): unknown {
  const document: unknown = read.get(file) ?? readDocument(file)
  read.set(file, document)
  return document
}

/** Returns `docs/contract/openapi.yaml`. */
export const contract = (): unknown => documentOf(CONTRACT)
