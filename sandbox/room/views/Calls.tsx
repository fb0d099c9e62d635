import type { Call } from 'sandbox/state/calls'
import { time } from '../dom'
import { Nothing } from './parts'

function resultOf({ aborted, endedAt, status }: Call): [text: string, kind: string] {
  if (aborted) return ['given up', 'waiting']
  if (endedAt === null) return ['open', 'open']
  if (status === null) return ['no answer', 'bad']
  return [String(status), status < 300 ? 'good' : status < 500 ? 'waiting' : 'bad']
}

const queryOf = ({ query }: Call): string => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`)
  return text.length > 0 ? `?${text.join('&')}` : ''
}

const details = ({ requestId, headers, body }: Call): string =>
  [
    `request ${requestId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    body === null ? '' : `\n${JSON.stringify(body, null, 2)}`,
  ].join('\n')

function Row({ call }: { call: Call }) {
  const [text, kind] = resultOf(call)
  return (
    <details className="call">
      <summary>
        <time>{time(call.startedAt)}</time>
        <b className="method">{call.method}</b>
        <span className="path">
          {call.host !== location.host && <span className="quiet">{call.host}</span>}
          {call.path}
          <span className="quiet">{queryOf(call)}</span>
        </span>
        <span className="quiet who-called">{call.person}</span>
        {call.fault && <span className="tag bad">{call.fault}</span>}
        <span className={`tag ${kind}`}>{text}</span>
        <span className="took">{call.endedAt === null ? '' : `${call.endedAt - call.startedAt} ms`}</span>
      </summary>
      <pre>{details(call)}</pre>
    </details>
  )
}

export const Calls = ({ calls }: { calls: Call[] }) =>
  calls.length === 0 ? (
    <Nothing>No call yet. Sign in, and watch.</Nothing>
  ) : (
    calls.toReversed().map(call => <Row key={call.id} call={call} />)
  )
