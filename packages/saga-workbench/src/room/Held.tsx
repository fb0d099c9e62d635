import { type ReactNode, useEffect, useState } from 'react'
import type { ActionEntry, CallEntry, EffectEntry, Entry } from '../recording/entries'
import { isWithin, sagaAbove, sagaName, type Tree } from '../recording/tree'
import type { Answer } from '../page/channel'
import { valueOf } from '../page/pageStorage'
import { type Example, host } from './host'
import { send } from './pages'
import { Small } from './parts'

const goOn = (page: string, entry: number, answer: Answer): void =>
  send({ from: 'room', kind: 'goOn', page, entry, answer })

const Card = ({ kind, text, children }: { kind: string; text: string; children: ReactNode }) => (
  <div className="held-card">
    <b className="method">{kind}</b>
    <span className="path">{text}</span>
    {children}
  </div>
)

/** Shows an action before any saga has received it: it can be delivered or dropped. */
function ActionCard({ page, entry: { id, type, action } }: { page: string; entry: ActionEntry }) {
  const go = (answer: Answer): void => goOn(page, id, answer)
  const payload = (action as { payload?: unknown } | null)?.payload
  return (
    <Card kind="action" text={`${type} ${payload === undefined ? '' : JSON.stringify(payload)}`}>
      <Small onClick={() => go({ how: 'own' })}>Go on</Small>
      <Small onClick={() => go({ how: 'unheard' })}>Drop it</Small>
    </Card>
  )
}

/** Shows an effect or an error at which a saga is stopped: it can continue unchanged, with another result or with an error. */
function EffectCard({ page, entry }: { page: string; entry: EffectEntry }) {
  const { id, kind, name, args, failing } = entry
  const [text, setText] = useState('')
  const [failure, setFailure] = useState(0)
  const go = (answer: Answer): void => goOn(page, id, answer)
  const { failures = [] } = host
  const title = `${kind} ${name}`
  return (
    <Card
      kind={failing === undefined ? kind : 'error'}
      text={failing === undefined ? `${name} ${JSON.stringify(args)}` : `${failing} – of ${title}`}
    >
      <Small onClick={() => go({ how: 'own' })}>Go on</Small>
      <input
        aria-label={`Another answer of ${title}`}
        placeholder="JSON, or a message"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Small onClick={() => go({ how: 'gives', value: valueOf(text) })}>Answer this</Small>
      <Small onClick={() => go({ how: 'throws', value: text })}>Throw this</Small>
      {failures.length > 0 && (
        <>
          <select
            aria-label={`A failure of ${title}`}
            value={failure}
            onChange={event => setFailure(Number(event.target.value))}
          >
            {failures.map(([words], index) => (
              <option key={words} value={index}>
                {words}
              </option>
            ))}
          </select>
          <Small onClick={() => go({ how: 'fails', value: failures[failure]?.[1] ?? null })}>
            Throw service error
          </Small>
        </>
      )}
    </Card>
  )
}

function CallCard({ page, call }: { page: string; call: CallEntry }) {
  const [examples, setExamples] = useState<Example[]>([])
  const [choice, setChoice] = useState('own')
  useEffect(() => {
    void host.examples?.(call).then(setExamples, () => undefined)
  }, [call])
  /** Releases the call; the chosen response waits for it at the server. */
  const answer = async (): Promise<void> => {
    const [, kind, value = ''] = /^(\w+):(.+)$/.exec(choice) ?? []
    const response = kind === 'fault' ? { fault: value } : examples[Number(value)]
    if (kind !== undefined && response) await host.respond?.(call, response)
    goOn(page, call.id, { how: 'own' })
  }
  return (
    <Card kind={call.method} text={call.address}>
      <select
        aria-label={`Answer to ${call.method} ${call.address}`}
        value={choice}
        onChange={event => setChoice(event.target.value)}
      >
        <option value="own">The server’s own answer</option>
        <optgroup label="A fault">
          {Object.entries(host.faults ?? {}).map(([kind, text]) => (
            <option key={kind} value={`fault:${kind}`}>
              {text}
            </option>
          ))}
        </optgroup>
        <optgroup label="The contract’s examples">
          {examples.map(({ status, name }, index) => (
            <option key={`${status} ${name}`} value={`example:${index}`}>{`${status} · ${name}`}</option>
          ))}
        </optgroup>
      </select>
      <Small className="small primary" onClick={answer}>
        Answer
      </Small>
    </Card>
  )
}

function DelayCard({ page, delay, saga }: { page: string; delay: EffectEntry; saga: string }) {
  const go = (how: 'own' | 'kept'): void => goOn(page, delay.id, { how })
  return (
    <Card kind="delay" text={`${saga}, ${JSON.stringify(delay.args[0])} ms`}>
      <Small onClick={() => go('own')}>Skip</Small>
      {delay.held ? (
        <span className="tag waiting">kept waiting</span>
      ) : (
        <Small onClick={() => go('kept')}>Keep waiting</Small>
      )}
    </Card>
  )
}

interface HeldProps {
  page: string
  entries: readonly Entry[]
  tree: Tree
  journey: EffectEntry | undefined
}

/** Returns the card of an entry that can be stepped. */
function cardOf(entry: Entry, { page, tree, journey }: HeldProps): ReactNode {
  const key = entry.id
  if (entry.entry === 'call')
    return entry.held && !entry.end && <CallCard key={key} page={page} call={entry} />
  if (entry.entry === 'action') return entry.held && <ActionCard key={key} page={page} entry={entry} />
  if (entry.entry !== 'effect' || entry.end) return null
  if (entry.kind !== 'delay')
    return entry.held && <EffectCard key={`${key} ${entry.failing}`} page={page} entry={entry} />
  if (journey && !isWithin(entry, journey, tree)) return null
  const saga = sagaAbove(entry, tree)
  return <DelayCard key={key} page={page} delay={entry} saga={saga ? sagaName(saga, tree) : ''} />
}

/** Shows everything of a page that can be stepped: running delays, stopped sagas and held calls. With a journey, shows only its delays. */
export function Held(props: HeldProps) {
  const cards = props.entries.map(entry => cardOf(entry, props)).filter(Boolean)
  return cards.length > 0 && <div id="flow-held">{cards}</div>
}
