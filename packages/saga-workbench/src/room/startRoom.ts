import type { Recording } from '../recording/entries'
import { currentJourney, pageSentence } from '../recording/journey'
import { missingIn } from '../ticket/keepRun'
import { entriesAt, treeOf } from '../recording/tree'
import { byId, h, nothing, onEffectPressed, textToCopy } from './dom'
import { bar, drawBar } from './bar'
import { choosePage, redrawDetails, select } from './choices'
import { comparison, drawComparison, endComparison } from './compare'
import { drawFilms } from './files'
import { drawHeld } from './held'
import { createLanes } from './lanes'
import { host, type RoomHost } from './host'
import { drawMap, mapOfScreens } from './map'
import { followPages, newestMs, onViewChange, pages, recordingOf, view } from './pages'

const REFRESH_MS = 200

let drawLanes: ReturnType<typeof createLanes> | undefined

function startView(): void {
  byId('flow').replaceChildren(
    h('p', { id: 'flow-sentence', role: 'status' }),
    bar(),
    textToCopy('flow-kept', 'The scenario'),
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
  onEffectPressed(byId('flow-lanes'), select)
}

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
  const journey = view.everything ? undefined : currentJourney(tree)
  const begin = Math.max(0, view.spanMs === Infinity ? 0 : endMs - view.spanMs)
  byId('flow-sentence').textContent = pageSentence(tree, endMs)
  drawMissing(recording)
  drawBeside(recording)
  drawMap(entries)
  drawLanes?.(tree, {
    startMs: begin,
    endMs: Math.max(endMs, begin + 1),
    journey,
    selected: view.selected,
  })
  redrawDetails(recording)
  const isLive = view.atMs === undefined && !pages.get(view.page)?.gone
  drawHeld(view.page, isLive ? entries : [], tree, journey)
}

/** Starts the room in the element `#flow`: it follows the most recently active page until another page or an earlier time is chosen. Returns the function that the host calls when it shows the room. */
export function startRoom(given: RoomHost): () => void {
  Object.assign(host, given)
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
