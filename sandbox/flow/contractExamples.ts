import { type ContractResponse, operations, resolved } from 'foyer-contract/document/operations'
import type { Example } from 'saga-workbench/room/host'

function examplesOf(status: number, { description = 'no body', content }: ContractResponse): Example[] {
  const examples = Object.entries(content?.['application/json']?.examples ?? {})
  if (examples.length === 0) return [{ status, name: description.replace(/\..*/s, '') }]
  return examples.map(([name, example]) => {
    const { summary = name, value } = resolved(example)
    return { status, name: summary, body: value }
  })
}

/** Returns the contract's example responses of a call, by status; none for an unknown call. */
export const contractExamples = (method: string, path: string): Example[] =>
  Object.entries(operations.find(({ call }) => call === `${method.toUpperCase()} ${path}`)?.responses ?? {})
    .filter(([status]) => /^\d+$/.test(status))
    .flatMap(([status, response]) => examplesOf(Number(status), response))
