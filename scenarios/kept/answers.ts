import type { JsonValue } from 'saga-workbench/recording/entries'
import { UnwritableTest } from 'saga-workbench/tests/source'

/** An answer as a scenario writes it. */
export type Written =
  'never' | 'nothing' | { status?: number; body?: unknown; headers?: Record<string, string>; wrong?: true }

const HTML = { 'Content-Type': 'text/html' }
const PAGE = '<!doctype html><title>Proxy</title>'

/** The answer of the server after which a service fails like this. */
export function answerOfFailure(failure: Record<string, JsonValue>): Written {
  const status = Number(failure['status'] ?? 500)
  switch (failure['kind']) {
    case 'offline':
    case 'unreachable':
      return 'nothing'
    case 'limited':
      return { status, headers: { 'Retry-After': '30' } }
    case 'refused':
      return { status }
    case 'page':
      return { status, body: PAGE, headers: HTML, wrong: true }
    case 'unreadable':
      return { status: 200, body: '{', wrong: true }
    default:
      throw new UnwritableTest(
        `no answer of a server leads to the failure ${JSON.stringify(failure['kind'])}`,
      )
  }
}

/** The answer that a call has had. */
export function answerOfCall(status: number | null, body: string | undefined): Written {
  if (status === null) return 'nothing'
  if (body === undefined || body === '') return { status }
  try {
    return { ...(status !== 200 && { status }), body: JSON.parse(body) as unknown }
  } catch {
    const headers = body.trimStart().startsWith('<') ? { headers: HTML } : {}
    return { status, body, ...headers, wrong: true }
  }
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

/** A value as code. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if ('$' in value) throw new UnwritableTest('something in it cannot be written as code')
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${key(name)}: ${literal(inner)}`)
    .join(', ')} }`
}
