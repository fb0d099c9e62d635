import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { currentJourney, pageSentence } from '../recording/journey'
import { missingIn } from '../ticket/keepRun'
import { entriesAt, treeOf } from '../recording/tree'
import { isHolding } from '../page/channel'
import { Bar } from './Bar'
import { Comparison } from './Comparison'
import { Details } from './Details'
import { openFilm } from './files'
import { Held } from './Held'
import { host, type RoomHost } from './host'
import { Lanes } from './Lanes'
import { followPages, isOpen, newestMs, recordingOf } from './pages'
import { Small } from './parts'
import { ScreenMap } from './ScreenMap'
import { choosePage, onViewChange, select, show, view, type View } from './view'

const REFRESH_MS = 200

const Films = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      Tests that failed:{' '}
      {names.map(name => (
        <Small key={name} onClick={() => openFilm(name)}>
          {name.replace(/(?:\.\w+)?\.json$/, '')}
        </Small>
      ))}
    </p>
  )

function Room({ page, beside, atMs, lastId, spanMs, everything, selected, films }: View) {
  const recording = recordingOf(page)
  const endMs = atMs ?? newestMs(page)
  const entries = entriesAt(recording?.entries ?? [], endMs, lastId)
  const tree = treeOf(entries, recording?.names)
  const journey = everything ? undefined : currentJourney(tree)
  const startMs = Math.max(0, endMs - spanMs)
  const good = recordingOf(beside)
  const missing = recording ? missingIn(recording) : []
  const detailed = recordingOf(selected?.page)
  return (
    <div className={isHolding() ? 'holding' : ''}>
      <p id="flow-sentence" role="status">
        {recording && pageSentence(tree, endMs)}
      </p>
      <Bar view={view} recording={recording} />
      <Films names={films} />
      {missing.length > 0 && (
        <p id="flow-missing" className="quiet">
          {missing.join(' ')}
        </p>
      )}
      {!recording && <p className="nothing">No tab with the workbench yet.</p>}
      {recording && good && (
        <Comparison key={`${page} ${beside}`} good={good} other={recording} onPress={select} />
      )}
      <ScreenMap entries={entries} />
      {!good && (
        <div id="flow-lanes">
          <Lanes
            tree={tree}
            startMs={startMs}
            endMs={Math.max(endMs, startMs + 1)}
            journey={journey}
            selected={selected?.id}
            onPress={select}
          />
        </div>
      )}
      {recording && isOpen(page) && atMs === undefined && (
        <Held key={page} page={recording.page} entries={entries} tree={tree} journey={journey} />
      )}
      {selected && detailed && (
        <Details
          key={`${selected.page} ${selected.id}`}
          recording={detailed}
          id={selected.id}
          isOpen={isOpen(selected.page)}
        />
      )}
    </div>
  )
}

/** Starts the room in the element `#flow`: it follows the most recently active page until another page or an earlier time is chosen. Returns the function that the host calls when it shows the room. */
export function startRoom(given: RoomHost): () => void {
  Object.assign(host, given)
  const element = document.querySelector<HTMLElement>('#flow')
  if (!element) throw new Error('The page has no #flow.')
  const root = createRoot(element)
  const draw = (): void => {
    if (!element.hidden) flushSync(() => root.render(<Room {...view} />))
  }
  onViewChange(draw)
  followPages(page => {
    if (page !== view.page && !isOpen(view.page) && view.atMs === undefined) choosePage(page)
  })
  setInterval(draw, REFRESH_MS)
  return () => {
    draw()
    void host.films?.().then(films => show({ films }))
  }
}
