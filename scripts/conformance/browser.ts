import { createHash } from 'node:crypto'
import { BODY_MAX, boundedText } from './boundedText'
import { CookieJar, isSent, type Sent } from './cookieJar'
import { filled, secretsIn } from './placeholders'
import { FINGERPRINT, RUNNER, WORKFLOW } from './runnerHeaders'
import { type Secret } from './secrets'

/** An error says something by its message alone: a request id beside it differs from call to call. */
function saidBy(status: number, text: string): string {
  if (status < 400 || !isJson(text)) return text
  const { message } = (JSON.parse(text) ?? {}) as { message?: unknown }
  return typeof message === 'string' ? JSON.stringify(message) : text
}
const fingerprintOf = (status: number, text: string): string =>
  createHash('sha256')
    .update(`${status} ${saidBy(status, text)}`)
    .digest('hex')

export interface BrowserOptions {
  /** The backend's origin. */
  api: string
  timeoutMs: number
  /** The username of a workflow's person. */
  personOf: (workflow: string) => string
  tell: (workflow: string, what: Secret) => Promise<string>
  /** Whether an answer has to have a body. */
  needsBody: (method: string, path: string, status: number) => boolean
}

interface Wishes {
  cookies: Sent
  /** False keeps the cookies as they were before the answer. */
  keeps: boolean
  type: string | undefined
  waits: Secret | undefined
}

function wishesOf(said: string | undefined): Wishes {
  const wishes = new Map((said ?? '').split(' ').map(wish => wish.split('=', 2) as [string, string]))
  const cookies = wishes.get('cookies') ?? 'all'
  return {
    cookies: isSent(cookies) ? cookies : 'all',
    keeps: cookies !== 'kept',
    type: wishes.get('type'),
    waits: wishes.get('wait') as Secret | undefined,
  }
}

const typeOf = (headers: Headers): string => (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const noAnswer = (error: unknown, timeoutMs: number): Error => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return new Error(`no answer within ${timeoutMs / 1000} s`)
  return new Error(`no answer (${cause?.code ?? message})`)
}

/** The `fetch` by which the runner calls: a browser with cookies of its own for each workflow, which follows no redirect. */
export function browser(options: BrowserOptions): typeof fetch {
  const jars = new Map<string, CookieJar>()
  const jarOf = (workflow: string): CookieJar => {
    const jar = jars.get(workflow) ?? new CookieJar(options.api.startsWith('https:'))
    jars.set(workflow, jar)
    return jar
  }

  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { [WORKFLOW]: workflow = '', [RUNNER]: said, ...given } = init.headers as Record<string, string>
    const wishes = wishesOf(said)
    const jar = jarOf(workflow)
    if (wishes.waits) await options.tell(workflow, wishes.waits)

    const asked = {
      ...given,
      ...(wishes.type && { 'content-type': wishes.type }),
      cookie: jar.header(wishes.cookies),
    }
    const headers = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
    const person = options.personOf(workflow)
    const address = filled(
      input instanceof Request ? input.url : String(input),
      'application/x-www-form-urlencoded',
      { person },
    )
    const body = typeof init.body === 'string' ? init.body : undefined
    const words: Parameters<typeof filled>[2] = { person, 'person-in-capitals': person.toUpperCase() }
    for (const secret of secretsIn(body ?? '')) words[secret] = await options.tell(workflow, secret)

    const method = init.method ?? 'GET'
    const sends = fetch(address, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs),
      // As bytes, a body has no type of its own.
      ...(body !== undefined && {
        body: new TextEncoder().encode(filled(body, asked['content-type'] ?? '', words)),
      }),
    })
    const [answer, text] = await sends
      .then(async response => [response, await boundedText(response)] as const)
      .catch((error: unknown) => Promise.reject(noAnswer(error, options.timeoutMs)))
    if (wishes.keeps) jar.keep(answer.headers.getSetCookie())
    return readable(answer, text, method, new URL(address).pathname)
  }

  /** The answer as the runner may read it; throws what the app would not read. */
  function readable(answer: Response, text: string | undefined, method: string, path: string): Response {
    const { status } = answer
    if (text === undefined) throw new Error(`answers ${status} with a body of more than ${BODY_MAX / 1e6} MB`)
    if (status >= 300 && status < 400) throw new Error(`answers ${status}, a redirect, which is not followed`)
    if (text === '' && options.needsBody(method, path, status))
      throw new Error(`answers ${status} without the body that the contract asks for`)
    if (text !== '' && typeOf(answer.headers) === 'application/json' && !isJson(text))
      throw new Error(`answers ${status} with a body that is not JSON`)
    const headers = new Headers(answer.headers)
    headers.set(FINGERPRINT, fingerprintOf(status, text))
    return new Response(text === '' ? null : text, { status, headers })
  }

  return send
}
