/* global Blob, FileReader, URL, document, localStorage, setInterval */
import { currentJourney } from '/sandbox/workbench/recording/journey.js'
import { entriesAt, isGroup, sagaName, treeOf } from '/sandbox/workbench/recording/tree.js'
import { sentenceOf } from '/sandbox/workbench/recording/waits.js'
import { byId, h, nothing } from '../dom.js'
import { drawDetails } from './details.js'
import { drawHeld } from './held.js'
import { drawLanes } from './lanes.js'
import { addRecording, followPages, pages, recordingOf } from './pages.js'

// The name is that of src/workbench/page/channel.ts.
const HOLD_KEY = 'foyer-workbench.hold'
const REFRESH_MS = 200
const SPANS = { 10_000: '10 s', 30_000: '30 s', 120_000: '2 min', Infinity: 'All' }

/** What is shown: a page, at a time (none: now), up to an entry; how much of it. */
const view = {
  page: undefined,
  atMs: undefined,
  lastId: Infinity,
  spanMs: 30_000,
  everything: false,
  selected: undefined,
}

const isHolding = () => localStorage.getItem(HOLD_KEY) === 'on'

function startView() {
  const button = (id, text, click, more = {}) =>
    h('button', { id, type: 'button', className: 'small', ...more, on: { click } }, text)
  byId('flow').replaceChildren(
    h('p', { id: 'flow-sentence', role: 'status' }),
    h(
      'div',
      { className: 'flow-bar' },
      h('select', {
        id: 'flow-page',
        'aria-label': 'Page',
        on: { change: event => choose(event.target.value) },
      }),
      button('flow-pause', 'Pause', () => (view.atMs === undefined ? pauseAt(newestMs()) : goLive())),
      button('flow-back', '◀', () => step(-1), { 'aria-label': 'Effect before' }),
      button('flow-next', '▶', () => step(1), { 'aria-label': 'Next effect' }),
      button('flow-hold', 'Hold', toggleHold, { 'aria-pressed': 'false' }),
      h(
        'select',
        {
          id: 'flow-span',
          'aria-label': 'Time shown',
          on: { change: event => set({ spanMs: Number(event.target.value) }) },
        },
        Object.entries(SPANS).map(([ms, text]) =>
          h('option', { value: ms, selected: Number(ms) === view.spanMs }, text),
        ),
      ),
      h(
        'label',
        { className: 'inline' },
        h('input', {
          type: 'checkbox',
          id: 'flow-everything',
          on: { change: event => set({ everything: event.target.checked }) },
        }),
        'Every saga',
      ),
      button('flow-save', 'Save', save),
      h('label', { className: 'button small', htmlFor: 'flow-open' }, 'Open'),
      h('input', { type: 'file', id: 'flow-open', accept: '.json', on: { change: open } }),
    ),
    h('div', { id: 'flow-lanes' }),
    h('div', { id: 'flow-held', hidden: true }),
    h('div', { id: 'flow-details' }),
  )
  byId('flow-lanes').addEventListener('click', event => {
    const id = event.target.closest('[data-effect]')?.dataset.effect
    if (id) select(Number(id))
  })
}

const set = change => {
  Object.assign(view, change)
  draw()
}

function choose(page) {
  set({ page, atMs: undefined, lastId: Infinity, selected: undefined })
  byId('flow-details').replaceChildren()
}

function goLive() {
  set({ atMs: undefined, lastId: Infinity })
}

function pauseAt(atMs, lastId = Infinity) {
  set({ atMs, lastId })
}

function select(id) {
  const recording = recordingOf(view.page)
  const tree = treeOf(recording.entries)
  const effect = tree.effects.get(id)
  if (!effect) return
  set({ selected: id })
  drawDetails(recording, tree, effect)
}

/** To the effect before or after: everything is shown as it was when that one began. */
function step(by) {
  const effects = recordingOf(view.page).entries.filter(
    ({ entry, kind }) => entry === 'effect' && !isGroup({ kind }),
  )
  const here = view.atMs === undefined ? effects.length : effects.findIndex(({ id }) => id === view.selected)
  const at = here === -1 ? effects.findLastIndex(({ atMs }) => atMs <= view.atMs) + (by < 0 ? 1 : 0) : here
  const effect = effects[Math.min(Math.max(at + by, 0), effects.length - 1)]
  if (!effect) return
  pauseAt(effect.atMs, effect.id)
  select(effect.id)
}

function toggleHold() {
  localStorage.setItem(HOLD_KEY, isHolding() ? 'off' : 'on')
  draw()
}

function save() {
  const file = new Blob([JSON.stringify(recordingOf(view.page))], { type: 'application/json' })
  const link = h('a', { href: URL.createObjectURL(file), download: `flow-${view.page}.json` })
  link.click()
  URL.revokeObjectURL(link.href)
}

function open({ target }) {
  const reader = new FileReader()
  reader.addEventListener('load', () => choose(addRecording(JSON.parse(reader.result))))
  if (target.files[0]) reader.readAsText(target.files[0])
  target.value = ''
}

/** Now, of a page that runs; of one that is gone its last entry. A page may have a clock of its own. */
function newestMs() {
  const { recording, entries, gone } = pages.get(view.page)
  const lastMs = Math.max(0, ...[...entries.values()].map(({ atMs, end }) => Math.max(atMs, end?.atMs ?? 0)))
  return gone ? lastMs : Math.max(lastMs, Date.now() - recording.beganAtMs)
}

function drawPages() {
  const list = byId('flow-page')
  const names = [...pages.values()].reverse().map(({ recording, gone }) => {
    const began = new Date(recording.beganAtMs).toLocaleTimeString([], { hour12: false })
    return [recording.page, `${began}${gone ? ' · left' : ' · live'}`]
  })
  const key = JSON.stringify([names, view.page])
  if (list.dataset.key === key) return
  list.dataset.key = key
  list.replaceChildren(
    ...names.map(([value, text]) => h('option', { value, selected: value === view.page }, text)),
  )
}

function draw() {
  if (byId('flow').hidden) return
  byId('flow-hold').setAttribute('aria-pressed', String(isHolding()))
  if (!pages.has(view.page)) {
    byId('flow-sentence').textContent = ''
    byId('flow-lanes').replaceChildren(
      nothing('No tab with the workbench yet: npm run dev, or npm start -- --workbench, then sign in.'),
    )
    return
  }
  const recording = recordingOf(view.page)
  const endMs = view.atMs ?? newestMs()
  const entries = entriesAt(recording.entries, endMs, view.lastId)
  const tree = treeOf(entries)
  const journey = currentJourney(tree)
  const begin = Math.max(0, view.spanMs === Infinity ? 0 : endMs - view.spanMs)
  drawPages()
  byId('flow-pause').textContent = view.atMs === undefined ? 'Pause' : 'Live'
  byId('flow-sentence').textContent = journey ? sentenceOf(journey, tree, endMs) : 'Nothing runs yet.'
  drawLanes(tree, { ...view, startMs: begin, endMs: Math.max(endMs, begin + 1) }, journey)
  const isLive = view.atMs === undefined && !pages.get(view.page).gone
  drawHeld(
    view.page,
    isLive ? entries.filter(({ entry, held, end }) => entry === 'call' && held && !end) : [],
    isLive ? delaysOf(tree, journey) : [],
    isHolding(),
  )
}

function ownersOf(effect, tree) {
  const above = tree.parentOf(effect)
  return above ? [above, ...ownersOf(above, tree)] : []
}

/** The delays that run, of the journey that is shown or of all. */
function delaysOf(tree, journey) {
  return [...tree.effects.values()]
    .filter(({ kind, end }) => kind === 'delay' && !end)
    .map(delay => ({ delay, owners: ownersOf(delay, tree) }))
    .filter(({ owners }) => view.everything || owners.includes(journey))
    .map(({ delay, owners }) => ({
      delay,
      name: sagaName(owners.find(owner => !isGroup(owner)) ?? journey, tree),
    }))
}

/** The tab 'Flow': the page that was last heard of, live, until another one or an earlier time is chosen. */
export function startFlow() {
  startView()
  followPages(page => {
    const isNewer = !pages.has(view.page) || pages.get(view.page).gone
    if (page !== view.page && isNewer && view.atMs === undefined) choose(page)
  })
  setInterval(draw, REFRESH_MS)
  document.querySelector('[data-view=flow]').addEventListener('click', draw)
}
