import type { CallEntry, Entry, Recording } from '../recording/entries'
import { currentJourney, pageSentence } from '../recording/journey'
import { missingIn } from '../ticket/missing'
import { entriesAt, treeOf } from '../recording/tree'
import { byId, h, nothing } from './dom'
import { bar, drawBar, isHolding } from './bar'
import { choosePage, redrawDetails, select } from './choices'
import { comparison, drawComparison, endComparison } from './compare'
import { drawFilms } from './films'
import { drawHeld } from './held/held'
import { createLanes } from './lanes/lanes'
import { setHost, type RoomHost } from './host'
import { scenarioText } from './scenario'
import { drawMap, mapOfScreens } from './map/map'
import { followPages, newestMs, pages, recordingOf } from './pages'
import { runningDelays } from './held/runningDelays'
import { stoppedAt } from './held/stopped'
import { onViewChange, view } from './view'

const REFRESH_MS = 200

let drawLanes: ReturnType<typeof createLanes> | undefined

function startView(): void {
  byId('flow').replaceChildren(
    h('p', { id: 'flow-sentence', role: 'status' }),
    bar(),
    scenarioText(),
    h('p', { id: 'flow-films', hidden: true }),
    h('p', { id: 'flow-missing', className: 'quiet', hidden: true }),
    h('ol', { id: 'flow-found', hidden: true }),
    comparison(),
    mapOfScreens(),
    h('div', { id: 'flow-lanes' }),
    h('div', { id: 'flow-held', hidden: true }),
    h('div', { id: 'flow-details' }),
  )
  drawLanes = createLanes(byId('flow-lanes'))
  byId('flow-lanes').addEventListener('click', event => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-effect]') : null
    const id = found?.dataset['effect']
    if (id) select(Number(id))
  })
}

const heldCalls = (entries: readonly Entry[]): CallEntry[] =>
  entries.filter((entry): entry is CallEntry => entry.entry === 'call' && Boolean(entry.held) && !entry.end)

/** Shows two runs side by side, in place of the lanes of one. */
function drawBeside(recording: Recording): void {
  const [page, beside] = [view.page ?? '', view.beside ?? '']
  const good = recordingOf(beside)
  byId('flow-compare').hidden = !good
  byId('flow-lanes').hidden = Boolean(good)
  if (!good) return endComparison()
  const key = [page, pages.get(page)?.changes, beside, pages.get(beside)?.changes].join(' ')
  drawComparison(key, good, recording)
}

function drawMissing(recording: Recording): void {
  const missing = missingIn(recording)
  byId('flow-missing').hidden = missing.length === 0
  byId('flow-missing').textContent = missing.join(' ')
}

function draw(): void {
  if (byId('flow').hidden) return
  drawBar()
  const recording = recordingOf(view.page)
  if (view.page === undefined || !recording) {
    byId('flow-sentence').textContent = ''
    byId('flow-lanes').replaceChildren(nothing('No tab with the workbench yet.'))
    return
  }
  const endMs = view.atMs ?? newestMs(view.page)
  const entries = entriesAt(recording.entries, endMs, view.lastId)
  const tree = treeOf(entries, recording.names)
  const journey = currentJourney(tree)
  const begin = Math.max(0, view.spanMs === Infinity ? 0 : endMs - view.spanMs)
  byId('flow-sentence').textContent = pageSentence(tree, endMs)
  drawMissing(recording)
  drawBeside(recording)
  drawMap(entries)
  drawLanes?.(tree, {
    startMs: begin,
    endMs: Math.max(endMs, begin + 1),
    journey: view.everything ? undefined : journey,
    selected: view.selected,
  })
  redrawDetails(recording)
  const isLive = view.atMs === undefined && !pages.get(view.page)?.gone
  drawHeld(
    view.page,
    isLive ? heldCalls(entries) : [],
    isLive ? runningDelays(tree, journey, view.everything) : [],
    isLive ? stoppedAt(entries) : [],
    isHolding(),
  )
}

/** Starts the room in the element `#flow`: it follows the most recently active page until another page or an earlier time is chosen. Returns the function that the host calls when it shows the room. */
export function startRoom(host: RoomHost): () => void {
  setHost(host)
  onViewChange(draw)
  startView()
  followPages(page => {
    const isNewer = pages.get(view.page ?? '')?.gone ?? true
    if (page !== view.page && isNewer && view.atMs === undefined) choosePage(page)
  })
  setInterval(draw, REFRESH_MS)
  return () => {
    draw()
    void drawFilms()
  }
}
