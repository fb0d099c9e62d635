import { useMemo, useState } from 'react'
import type { Recording } from '../recording/entries'
import { search } from '../recording/search'
import { BREAK_KEY, HOLD_KEY, isHolding } from '../page/channel'
import { open, save } from './files'
import { host } from './host'
import { nameOf, pages } from './pages'
import { inSeconds, Small, useCopied } from './parts'
import { choosePage, goTo, show, step, togglePause, type View } from './view'

const SPANS: Record<string, string> = { 10_000: '10 s', 30_000: '30 s', 120_000: '2 min', Infinity: 'All' }

function toggleHold(): void {
  localStorage.setItem(HOLD_KEY, isHolding() ? 'off' : 'on')
  show({})
}

const MOST_FOUND = 100

/** Lists the matches of a search in the recording; a press goes to the match. */
function Found({ recording, wanted }: { recording: Recording | undefined; wanted: string }) {
  const found = useMemo(() => search(recording?.entries ?? [], wanted), [recording, wanted])
  if (wanted.trim() === '') return null
  return (
    <ol id="flow-found">
      {found.slice(0, MOST_FOUND).map(each => (
        <li key={each.id}>
          <Small onClick={() => goTo(each)}>
            <time>{inSeconds(each.atMs)}</time> {each.text}
          </Small>
        </li>
      ))}
      {found.length === 0 && <li className="nothing">Nothing of it is in this recording.</li>}
      {found.length > MOST_FOUND && <li className="nothing">{found.length - MOST_FOUND} more.</li>}
    </ol>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <select aria-label={label} value={value} onChange={event => onChoose(event.target.value)}>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
)

/** Shows the buttons and lists above the lanes. */
export function Bar({ view, recording }: { view: View; recording: Recording | undefined }) {
  const [field, copy] = useCopied('The scenario')
  const [wanted, setWanted] = useState('')
  const names = [...pages].reverse().map(([page, each]) => [page, nameOf(each)] as const)
  const others = names.filter(([page]) => page !== view.page)
  /** Writes the selected page as a scenario, and copies it. */
  const copyScenario = async (): Promise<void> => {
    const text = recording && (await host.scenario?.(recording))
    if (text !== undefined) copy(text)
  }
  return (
    <>
      <div className="flow-bar">
        <Choice label="Page" value={view.page ?? ''} options={names} onChoose={choosePage} />
        <Small onClick={togglePause}>{view.atMs === undefined ? 'Pause' : 'Live'}</Small>
        <Small aria-label="Effect before" onClick={() => step(-1)}>
          ◀
        </Small>
        <Small aria-label="Next effect" onClick={() => step(1)}>
          ▶
        </Small>
        <Small aria-pressed={isHolding()} onClick={toggleHold}>
          Hold
        </Small>
        <input
          type="search"
          aria-label="Break at"
          placeholder="Break at, as: call signIn"
          title="call signIn · action login/passwordSubmitted · error · error limited"
          defaultValue={localStorage.getItem(BREAK_KEY) ?? ''}
          onChange={event => localStorage.setItem(BREAK_KEY, event.target.value)}
        />
        <Choice
          label="Time shown"
          value={String(view.spanMs)}
          options={Object.entries(SPANS)}
          onChoose={ms => show({ spanMs: Number(ms) })}
        />
        <label className="inline">
          <input
            type="checkbox"
            checked={view.everything}
            onChange={event => show({ everything: event.target.checked })}
          />
          Every saga
        </label>
        <Small onClick={() => recording && save(recording)}>Save</Small>
        {host.scenario && <Small onClick={copyScenario}>Copy as scenario</Small>}
        <label className="button small" htmlFor="flow-open">
          Open
        </label>
        <input
          type="file"
          id="flow-open"
          accept=".json,.txt"
          multiple
          onChange={event => void open(event.target)}
        />
        <Choice
          label="Compare with"
          value={view.beside ?? ''}
          options={[
            ['', 'Compare with …'],
            ...others.map(([page, name]) => [page, `beside ${name}`] as const),
          ]}
          onChoose={page => show({ beside: page || undefined })}
        />
        <input
          type="search"
          id="flow-find"
          placeholder="Search"
          aria-label="Search the recording"
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      </div>
      {field}
      <Found recording={recording} wanted={wanted} />
    </>
  )
}
