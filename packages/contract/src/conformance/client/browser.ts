import { boundedText, readable } from './readable'
import type { RefusedCookie } from './cookieJar'
import { filled, secretsIn, withDevice } from './placeholders'
import { RUNNER, STEP, WORKFLOW } from './runnerHeaders'
import type { Secret } from '../secrets'
import { type Exchange, Visit, type Wishes, wishesOf } from './visit'

export interface BrowserOptions {
  /** The backend's origin. */
  api: string
  timeoutMs: number
  /** Returns the username of a workflow's user, or of its other user. */
  personOf: (workflow: string, isOther?: boolean) => string
  tell: (workflow: string, what: Secret) => Promise<string>
  /** Returns whether a response must have a body. */
  needsBody: (method: string, path: string, status: number) => boolean
}

const TOO_MANY = 429

const noAnswer = (error: unknown, timeoutMs: number): Error => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return new Error(`did not respond within ${timeoutMs / 1000} s`)
  return new Error(`did not respond (${cause?.code ?? message})`)
}

/** The runner's `fetch`: a browser with separate cookies for each workflow, which follows no redirect. */
export class Browser {
  private visits = new Map<string, Visit>()

  constructor(private options: BrowserOptions) {}

  /** Returns the cookies of a workflow that browsers would reject. */
  refusedIn(workflow: string): RefusedCookie[] {
    return this.visits.get(workflow)?.refused ?? []
  }

  /** Returns the responses of a workflow, in order. */
  exchangesOf(workflow: string): readonly Exchange[] {
    return this.visits.get(workflow)?.exchanges ?? []
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const {
      [WORKFLOW]: workflow = '',
      [STEP]: step = '',
      [RUNNER]: said,
      ...given
    } = init.headers as Record<string, string>
    const wishes = wishesOf(said)
    const visit = this.visitOf(workflow)
    const jar = visit.jarOf(step, wishes)
    if (wishes.waits) await visit.tell(wishes.waits)
    if (wishes.remembers) await visit.remember()
    const address = this.addressOf(input, workflow)
    const headers = {
      ...given,
      ...(wishes.type && { 'content-type': wishes.type }),
      cookie: jar.header(wishes.cookies, address),
    }
    const body = await this.fillBody(init, visit, workflow, headers['content-type' as keyof typeof headers])
    const method = init.method ?? 'GET'
    const [answer, text] = await this.send(address, method, headers, body, wishes)
    if (wishes.keeps) visit.jarFor(wishes).keep(answer.headers.getSetCookie(), address)
    if (wishes.sendsCode) visit.forgetCode()
    const { status } = answer
    visit.exchanges.push({ step, status, headers: Object.fromEntries(answer.headers), text: text ?? '' })
    const read = readable(answer, text, this.options.needsBody(method, address.pathname, status))
    await visit.device.note(text ?? '')
    return read
  }

  private visitOf(workflow: string): Visit {
    const visit =
      this.visits.get(workflow) ?? new Visit(this.options.api, what => this.options.tell(workflow, what))
    this.visits.set(workflow, visit)
    return visit
  }

  private addressOf(input: string | URL | Request, workflow: string): URL {
    const text = input instanceof Request ? input.url : String(input)
    const person = this.options.personOf(workflow)
    return new URL(filled(text, 'application/x-www-form-urlencoded', { person }))
  }

  private async fillBody(
    { body }: RequestInit,
    visit: Visit,
    workflow: string,
    type: string | undefined,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (typeof body !== 'string') return undefined
    const person = this.options.personOf(workflow)
    const words: Parameters<typeof filled>[2] = {
      person,
      'person-in-capitals': person.toUpperCase(),
      'other-person': this.options.personOf(workflow, true),
    }
    for (const secret of secretsIn(body)) words[secret] = await visit.tell(secret)
    // As bytes, a body has no type.
    const text = withDevice(filled(body, type ?? '', words), word => visit.device.tell(word))
    return new TextEncoder().encode(text)
  }

  private async send(
    address: URL,
    method: string,
    asked: Record<string, string>,
    body: Uint8Array<ArrayBuffer> | undefined,
    { times }: Wishes,
  ): Promise<[Response, string | undefined]> {
    const headers = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
    const once = async (): Promise<[Response, string | undefined]> => {
      const signal = AbortSignal.timeout(this.options.timeoutMs)
      const answer = await fetch(address, {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(body && { body }),
      })
      return [answer, await boundedText(answer)]
    }
    try {
      let last = await once()
      const isRefused = ({ ok, status }: Response): boolean => !ok && status !== TOO_MANY
      for (let made = 1; made < times && isRefused(last[0]); made += 1) last = await once()
      return last
    } catch (error) {
      throw noAnswer(error, this.options.timeoutMs)
    }
  }
}
