import type { Answer, Visitor } from 'test/sandbox/visitor'
import { operation } from 'foyer-contract/document/operations'
import { answerProblems, payloadProblems } from 'foyer-contract/document/validate'

export interface Ask {
  query?: Record<string, string>
  body?: unknown
  /** An address at another host than ours. */
  host?: string
  headers?: Record<string, string>
  /** True for a payload that the contract forbids on purpose. */
  wrong?: boolean
}

/** Calls the operations of the contract by name, and validates every payload and every answer against it. */
export class Caller {
  readonly problems: string[] = []

  constructor(private visitor: Visitor) {}

  async ask(
    id: string,
    { query = {}, body, host = '', headers = {}, wrong = false }: Ask = {},
  ): Promise<Answer> {
    const asked = operation(id)
    if (body !== undefined && !wrong) this.problems.push(...payloadProblems(asked, body))
    const search = new URLSearchParams(query).toString()
    const address = `${host}${asked.path}${search && `?${search}`}`
    const answer = await this.visitor.call(asked.method.toUpperCase(), address, body, headers)
    this.problems.push(...answerProblems(asked, answer))
    return answer
  }
}
