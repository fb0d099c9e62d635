import type { Call } from 'sandbox/state/calls'
import { ask, byId, h, nothing, setCount, time } from './dom'

const MOST_ROWS = 300
const calls = new Map<number, Call>()
const rows = new Map<number, HTMLDetailsElement>()

const look = (call: Call): [text: string, kind: string] => {
  if (call.aborted) return ['given up', 'waiting']
  if (call.endedAt === null) return ['open', 'open']
  if (call.status === null) return ['no answer', 'bad']
  return [String(call.status), call.status < 300 ? 'good' : call.status < 500 ? 'waiting' : 'bad']
}

const queryText = (query: Call['query']): string => {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&')
  return text && `?${text}`
}

function row(call: Call): HTMLDetailsElement {
  const [text, kind] = look(call)
  const took = call.endedAt === null ? '' : `${call.endedAt - call.startedAt} ms`
  const elsewhere = call.host !== location.host
  return h(
    'details',
    { className: 'call', open: rows.get(call.id)?.open ?? false },
    h(
      'summary',
      {},
      h('time', {}, time(call.startedAt)),
      h('b', { className: 'method' }, call.method),
      h(
        'span',
        { className: 'path' },
        elsewhere && h('span', { className: 'quiet' }, call.host),
        call.path,
        h('span', { className: 'quiet' }, queryText(call.query)),
      ),
      h('span', { className: 'quiet who-called' }, call.person ?? ''),
      call.fault ? h('span', { className: 'tag bad' }, call.fault) : '',
      h('span', { className: `tag ${kind}` }, text),
      h('span', { className: 'took' }, took),
    ),
    h(
      'pre',
      {},
      [
        `request ${call.requestId}`,
        ...Object.entries(call.headers).map(([name, value]) => `${name}: ${value}`),
        call.body === null ? '' : `\n${JSON.stringify(call.body, null, 2)}`,
      ].join('\n'),
    ),
  )
}

function draw(): void {
  const newest = [...calls.values()].slice(-MOST_ROWS).reverse()
  setCount('calls', calls.size)
  for (const [id] of rows) if (!calls.has(id)) rows.delete(id)
  byId('calls').replaceChildren(
    ...(newest.length === 0 ? [nothing('No call yet. Sign in, and watch.')] : []),
    ...newest.map(call => {
      const old = rows.get(call.id)
      if (old && old.dataset.ended === String(call.endedAt)) return old
      const made = row(call)
      made.dataset.ended = String(call.endedAt)
      rows.set(call.id, made)
      return made
    }),
  )
}

/** Reads the calls since the oldest one that was still open. */
export async function refreshCalls(): Promise<void> {
  const open = [...calls.values()].find(call => call.endedAt === null)
  const after = open ? open.id - 1 : Math.max(0, ...calls.keys())
  const found = (await ask(`calls?after=${after}`)) as Call[]
  if (found.length === 0 && calls.size > 0 && ((await ask('calls')) as Call[]).length === 0) calls.clear()
  for (const call of found) calls.set(call.id, call)
  for (const id of [...calls.keys()].slice(0, -MOST_ROWS * 4)) calls.delete(id)
  draw()
}
