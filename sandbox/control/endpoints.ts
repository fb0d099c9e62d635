import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Endpoint {
  operation: string
  method: string
  path: string
}

type Paths = Record<string, Record<string, { operationId?: string }>>

const CONTRACT = 'docs/contract/openapi.yaml'
const METHODS = ['get', 'post', 'put']

/** The calls of the contract to the company's own server, as the control room lists them to switch faults on. */
export const ENDPOINTS: Endpoint[] = Object.entries(
  (parse(readFileSync(CONTRACT, 'utf8')) as { paths: Paths }).paths,
)
  .filter(([address]) => address.startsWith('/api/'))
  .flatMap(([address, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method]?.operationId
      return operation ? [{ operation, method: method.toUpperCase(), path: address }] : []
    }),
  )
