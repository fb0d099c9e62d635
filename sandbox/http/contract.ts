import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, object> }>>
  components: { schemas: Record<string, { properties?: Record<string, { format?: string }> }> }
}

/** What the sandbox takes from the contract: its calls, and which fields are secret. */
export const CONTRACT = parse(readFileSync('docs/contract/openapi.yaml', 'utf8')) as Contract
