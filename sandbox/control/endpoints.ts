import { CONTRACT } from 'sandbox/http/contract'

export interface Endpoint {
  operation: string
  method: string
  path: string
}

const METHODS = ['get', 'post', 'put']

/** The calls of the contract to the company's own server, as the control room lists them to switch faults on. */
export const ENDPOINTS: Endpoint[] = Object.entries(CONTRACT.paths)
  .filter(([address]) => address.startsWith('/api/'))
  .flatMap(([address, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method]?.operationId
      return operation ? [{ operation, method: method.toUpperCase(), path: address }] : []
    }),
  )
