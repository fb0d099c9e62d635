import { operations } from 'foyer-contract/document/operations'

export interface Endpoint {
  operation: string
  method: string
  path: string
}

/** The contract's calls to the company's own server, which the control room lists for faults. */
export const ENDPOINTS: Endpoint[] = operations
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ id, method, path }) => ({ operation: id, method: method.toUpperCase(), path }))
