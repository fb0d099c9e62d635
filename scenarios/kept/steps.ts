import type { CallEntry, EffectEntry, Entry, JsonValue, Recording } from 'saga-workbench/recording/entries'
import { key, quoted, UnwritableTest } from 'saga-workbench/tests/source'
import { type Answer, html, page } from 'scenarios/scenario'

/** The answer of the server after which a service fails like this. */
function answerOfFailure(failure: Record<string, JsonValue>): Answer {
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
      return page(status)
    case 'unreadable':
      return { status: 200, body: '{', wrong: true }
    default:
      throw new UnwritableTest(
        `no answer of a server leads to the failure ${JSON.stringify(failure['kind'])}`,
      )
  }
}

function answerOfCall(status: number | null, body: string | undefined): Answer {
  if (status === null) return 'nothing'
  if (body === undefined || body === '') return { status }
  try {
    return { ...(status !== 200 && { status }), body: JSON.parse(body) as unknown }
  } catch {
    const headers = body.trimStart().startsWith('<') ? { headers: html.headers } : {}
    return { status, body, ...headers, wrong: true }
  }
}

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

/** The room's facts about the server: the operation of a call, such as 'POST /api/…', and the response body by a request's id. */
export interface Served {
  operations: Record<string, string>
  answerTo: (requestId: string) => string | undefined
  /** The origin of the page. */
  origin: string
}

/** An action of the person, or passing time; undefined at the page's load. Then the calls until the next step, with their answers. */
export interface Step {
  deed?: { type: string; payload?: JsonValue } | { passMs: number }
  answers: Map<string, Answer>
  calls: string[]
}

interface Moment {
  order: number
  entry: Entry
  isEnd: boolean
}

/** The beginnings and the ends of a recording, one after the other. */
const momentsOf = ({ entries }: Recording): Moment[] =>
  entries
    .flatMap((entry): Moment[] => {
      const begins = { order: entry.id, entry, isEnd: false }
      const end = entry.entry === 'effect' && entry.kind === 'delay' ? entry.end : undefined
      return end?.how === 'gave' ? [begins, { order: end.order, entry, isEnd: true }] : [begins]
    })
    .toSorted((one, other) => one.order - other.order)

const failureIn = ({ end }: EffectEntry): Record<string, JsonValue> | undefined => {
  const value = end?.how === 'threw' ? end.value : null
  const failure =
    typeof value === 'object' && value !== null && 'failure' in value ? value['failure'] : undefined
  return typeof failure === 'object' && failure !== null && !Array.isArray(failure) ? failure : undefined
}

/** The steps of a page. */
export function stepsOf(recording: Recording, { operations, answerTo }: Served): Step[] {
  let step: Step = { answers: new Map(), calls: [] }
  const steps = [step]
  const begun = new Map<number, number>()
  let nowMs = 0

  function begins(deed: NonNullable<Step['deed']>): void {
    step = { deed, answers: new Map(), calls: [] }
    steps.push(step)
  }

  function answered(id: string, answer: Answer): void {
    const before = step.answers.get(id)
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer))
      throw new UnwritableTest(`${id} was answered in two ways, and nobody has done anything in between`)
    step.answers.set(id, answer)
    step.calls.push(id)
  }

  function called({ method, address, end }: CallEntry): void {
    const id = operations[`${method} ${address}`]
    if (id === undefined) throw new UnwritableTest(`the contract has no ${method} ${address}`)
    answered(id, end ? answerOfCall(end.status, answerTo(end.requestId ?? '')) : 'never')
  }

  /** Records a result that the room has supplied instead of a call. */
  function forked(effect: EffectEntry): void {
    const { name } = effect
    if (!Object.values(operations).includes(name))
      throw new UnwritableTest(
        `the room has answered ${name}, which is not a call of the contract: keep it as a test`,
      )
    const failure = failureIn(effect)
    if (!failure)
      throw new UnwritableTest(
        `the room has answered ${name} in the place of the server: hold its call, or keep it as a test`,
      )
    answered(name, answerOfFailure(failure))
  }

  function passes(effect: EffectEntry): void {
    const overMs = (begun.get(effect.id) ?? 0) + Number(effect.args[0])
    if (overMs <= nowMs) return
    begins({ passMs: overMs - nowMs })
    nowMs = overMs
  }

  for (const { entry, isEnd } of momentsOf(recording)) {
    if (entry.entry === 'call') called(entry)
    if (entry.entry === 'action' && entry.outside && !entry.type.startsWith('@@'))
      begins(entry.action as { type: string })
    if (entry.entry !== 'effect') continue
    if (isEnd) passes(entry)
    else if (entry.kind === 'delay') begun.set(entry.id, nowMs)
    if (!isEnd && entry.forked) forked(entry)
  }
  return steps
}
