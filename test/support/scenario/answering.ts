import type { Answer } from 'scenarios/scenario'
import { operation, operations } from 'foyer-contract/document/operations'
import { answerProblems } from 'foyer-contract/document/validate'
import { type SentCall, sentCall } from './calls'
import { PLAIN } from './company'

const HOST_CALL = 'notifyHost'

/** The operation of the contract that an address belongs to; any other origin is one of the company's other hosts. */
function operationOf(method: string, address: URL, origin: string): string {
  if (address.origin !== origin) return HOST_CALL
  const found = operations.find(
    each => each.path === address.pathname && each.method === method.toLowerCase() && each.id !== HOST_CALL,
  )
  if (!found) throw new Error(`The contract has no ${method} ${address.pathname}`)
  return found.id
}

/** An answer as it goes over the wire. */
function wire({ status = 200, body, headers = {} }: Exclude<Answer, string>) {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const type = typeof body === 'string' ? 'text/plain' : 'application/json'
  return {
    status,
    headers: new Headers({ 'X-Request-Id': 'r-1', ...(text && { 'Content-Type': type }), ...headers }),
    text,
  }
}

/** Returns the contract's objections to an answer that claims to follow it. */
export function contractProblems(id: string, answer: Answer): string[] {
  if (typeof answer === 'string' || answer.wrong) return []
  const documented = operation(id.split(' ')[0] ?? '')
  const received = wire(answer)
  // Any status without a meaning in the contract is a failure, with any body.
  return 'default' in documented.responses && !(String(received.status) in documented.responses)
    ? []
    : answerProblems(documented, received)
}

/** A server in the place of the network: answers by operation, and counts the calls as they are made. */
export class Answering {
  readonly calls: string[] = []
  /** The same calls as they go over the wire. */
  readonly sent: Promise<SentCall>[] = []
  private answers: Record<string, Answer> = { ...PLAIN }

  /** The indices of the calls by which a page learns the name of its account (one-sign-in/names). */
  readonly forName = new Set<number>()

  constructor(
    private origin: string,
    private learnsName: () => boolean = () => false,
  ) {}

  change(answers: Record<string, Answer>): void {
    Object.assign(this.answers, answers)
  }

  fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : String(input), this.origin)
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    const id = operationOf(method, address, this.origin)
    if (id === 'fetchSessionStatus' && this.learnsName()) this.forName.add(this.calls.length)
    this.calls.push(id)
    this.sent.push(sentCall(id, new Request(input instanceof Request ? input.clone() : address, init)))
    const answer = this.answers[`${id} ${address.origin}`] ?? this.answers[id] ?? { status: 404 }
    if (answer === 'nothing') return Promise.reject(new TypeError('Failed to fetch'))
    if (answer === 'never') {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      })
    }
    const { status, headers, text } = wire(answer)
    return Promise.resolve(new Response(status === 204 || !text ? null : text, { status, headers }))
  }
}
