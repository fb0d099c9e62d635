import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallEntry, EffectEntry, Entry, Patch, Recording } from '../recording/entries'
import { reactionLines, taskOf } from '../recording/reactions'
import { changesAround } from '../recording/patches'
import { sourcesOf } from '../recording/names'
import { sagaName, treeOf } from '../recording/tree'
import { outcomeTest, stepTest } from '../tests/writeTest'
import { host, type RoomHost } from './host'
import { send } from './pages'
import { inSeconds, Small, useCopied } from './parts'
import { placesOf } from './places'

const heardBy = (texts: readonly string[]): ReactNode => (
  <ul aria-label="Affected sagas">
    {texts.map((text, index) => (
      <li key={index}>{text}</li>
    ))}
  </ul>
)

const WIDTH = 900
const HEIGHT = 700

/** Shows markup with its style rules in a frame without scripts. */
function Frame({ html, styles }: { html: string; styles: string }) {
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const frame = ref.current
    const fill = (): void => {
      const { contentDocument, contentWindow } = frame ?? {}
      if (!contentDocument || !contentWindow) return
      const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
      sheet.replaceSync(styles)
      contentDocument.adoptedStyleSheets = [sheet]
      contentDocument.body.innerHTML = html
      contentDocument.body.inert = true
    }
    fill()
    // Some browsers load the empty page later.
    frame?.addEventListener('load', fill)
    return () => frame?.removeEventListener('load', fill)
  }, [html, styles])
  return <iframe ref={ref} title="The screen as it was" width={WIDTH} height={HEIGHT} tabIndex={-1} />
}

/** Shows the page as it was drawn at a time. */
function Screen({ entries, atMs }: { entries: readonly Entry[]; atMs: number }) {
  const screens = entries.filter(entry => entry.entry === 'screen').filter(screen => screen.atMs <= atMs)
  const html = screens.at(-1)?.html
  const styles = screens.findLast(screen => screen.styles !== undefined)?.styles ?? ''
  if (html === undefined) return <p className="quiet">Nothing was drawn yet.</p>
  return (
    <div className="screen">
      <Frame html={html} styles={styles} />
    </div>
  )
}

function outcome({ end, kind, untilMs = 0 }: EffectEntry): string {
  if (!end) return kind === 'delay' ? `is over at ${inSeconds(untilMs)}` : 'is still open'
  const when = `at ${inSeconds(end.atMs)}`
  if (end.how === 'cancelled') return `was cancelled ${when}`
  return end.how === 'threw' ? `threw ${when}` : `gave ${when}${end.winner ? `; ${end.winner} won` : ''}`
}

function Call({ method, address, end, held }: CallEntry) {
  const { requestId } = end ?? {}
  const { showCall } = host
  return (
    <p className="path">
      {`${method} ${address} `}
      <span className="tag">{end ? (end.status ?? 'no answer') : held ? 'held' : 'open'}</span>
      {requestId && showCall && <Small onClick={() => showCall(requestId)}>Show in the log</Small>}
    </p>
  )
}

/** Shows the line of an effect; a press opens it in the editor. */
function Line({ effect: { stack }, recording }: { effect: EffectEntry; recording: Recording }) {
  const [place, setPlace] = useState(stack ? '…' : 'not known')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (stack) void placesOf(recording)(stack).then(setPlace)
  }, [stack, recording])
  const { openInEditor } = host
  const isSource = place.startsWith(sourcesOf(recording.names ?? {})) && /:\d+$/.test(place)
  if (!isSource || !openInEditor) return <p className="path">{place}</p>
  return (
    <p className="path">
      <Small title="Open in the editor" onClick={async () => setProblem(await openInEditor(place))}>
        {place}
      </Small>
      {problem !== undefined && (
        <span className="problem" role="status">
          {problem}
        </span>
      )}
    </p>
  )
}

interface CopyTestsProps {
  recording: Recording
  id: number
  exported: NonNullable<RoomHost['exported']>
}

function CopyTests({ recording, id, exported }: CopyTestsProps) {
  const [field, copy] = useCopied('The test')
  const copyTest = async (write: typeof stepTest): Promise<void> =>
    copy(write(recording, id, await exported()))
  return (
    <>
      <Small onClick={() => copyTest(stepTest)}>Copy as step test</Small>
      <Small onClick={() => copyTest(outcomeTest)}>Copy as outcome test</Small>
      {field}
    </>
  )
}

const Value = ({ of }: { of: unknown }) => <pre>{JSON.stringify(of, null, 2)}</pre>

const Folded = ({ of }: { of: unknown }) => (
  <details>
    <summary>Show</summary>
    <Value of={of} />
  </details>
)

const MOST_CHANGES = 30

const changeLines = (changes: readonly Patch[]): ReactNode =>
  changes.slice(0, MOST_CHANGES).map(({ path, from, to }, index) => (
    <p key={index} className="path">
      {`${path.join('.')}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`}
    </p>
  ))

interface DetailsProps {
  recording: Recording
  id: number
  /** True while the page of the recording is open: the task of a saga can be cancelled. */
  isOpen: boolean
}

/** Shows one effect: its arguments, result, line, calls, the state, the browser's storage, and the screen at its time. */
export const Details = memo(function Details({ recording, id, isOpen }: DetailsProps) {
  const tree = treeOf(recording.entries, recording.names)
  const effect = tree.effects.get(id)
  if (!effect) return null
  const { state, changes, kept, keptChanges } = changesAround(recording, effect)
  const calls = tree.callsOf(effect)
  const { label, kind, name, args, atMs, end, saga } = effect
  const cancel = (): void => send({ from: 'room', kind: 'cancel', page: recording.page, effect: id })
  const parts: [title: string, content: ReactNode][] = [
    ['Arguments', <Value of={args} />],
    ['Result', end && end.how !== 'cancelled' && <Value of={end.value} />],
    ['Affected sagas', saga && end?.how === 'cancelled' && heardBy(reactionLines(effect, tree))],
    ['Line', <Line effect={effect} recording={recording} />],
    ['Calls', calls.length > 0 && calls.map(call => <Call key={call.id} {...call} />)],
    ['Changed the state', changes.length > 0 && changeLines(changes)],
    ['Changed cookies and storage', keptChanges.length > 0 && changeLines(keptChanges)],
    ['State before it', <Folded of={state} />],
    ['Cookies and storage before it', kept !== undefined && <Folded of={kept} />],
    ['Screen', <Screen entries={recording.entries} atMs={atMs} />],
  ]
  return (
    <div id="flow-details">
      <h3>{`${label ? `${label}: ` : ''}${kind} ${name} · at ${inSeconds(atMs)} · ${outcome(effect)}`}</h3>
      {saga && host.exported && <CopyTests recording={recording} id={id} exported={host.exported} />}
      {saga && isOpen && !end && (
        <Small onClick={cancel}>{`Cancel ${sagaName(taskOf(effect, tree), tree)}`}</Small>
      )}
      <dl className="effect">
        {parts.map(
          ([title, content]) =>
            content && (
              <Fragment key={title}>
                <dt>{title}</dt>
                <dd>{content}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  )
})
