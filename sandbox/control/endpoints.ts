import { CONTRACT } from 'sandbox/http/contract'

export interface Endpoint {
  operation: string
  method: string
  path: string
}

const METHODS = ['get', 'post', 'put']

/** The contract's calls to the company's own server, which the control room lists for faults. */
export const ENDPOINTS: Endpoint[] = Object.entries(CONTRACT.paths)
  .filter(([address]) => address.startsWith('/api/'))
  .flatMap(([address, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method]?.operationId
      return operation ? [{ operation, method: method.toUpperCase(), path: address }] : []
    }),
  )
