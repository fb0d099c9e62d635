import { readDocument } from 'sandbox/http/readDocument'

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, object> }>>
  components: { schemas: Record<string, { properties?: Record<string, { format?: string }> }> }
}

/** What the sandbox takes from the contract: its calls, and which fields are secret. */
export const CONTRACT = readDocument('docs/contract/openapi.yaml') as Contract
