import { CONTRACT as FILE, readDocument } from 'foyer-contract/document/readDocument'

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, object> }>>
  components: { schemas: Record<string, { properties?: Record<string, { format?: string }> }> }
}

/** The parts of the contract that the sandbox uses: its calls and its secret fields. */
export const CONTRACT = readDocument(FILE) as Contract
