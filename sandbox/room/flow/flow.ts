import type { CallEntry, EffectEntry, Entry, Recording } from 'src/workbench/recording/entries'
import { currentJourney } from 'src/workbench/recording/journey'
import { entriesAt, isGroup, sagaName, type Tree, treeOf } from 'src/workbench/recording/tree'
import { sentenceOf } from 'src/workbench/recording/waits'
import { HOLD_KEY } from 'src/workbench/page/channel'
import { byId, h, nothing, one } from '../dom'
import { drawDetails } from './details'
import { drawHeld, type RunningDelay } from './held'
import { drawLanes } from './lanes'
import { addRecording, followPages, pages, recordingOf } from './pages'

const REFRESH_MS = 200
const SPANS: Record<string, string> = { 10_000: '10 s', 30_000: '30 s', 120_000: '2 min', Infinity: 'All' }

interface View {
  page: string | undefined
  atMs: number | undefined
  lastId: number
  spanMs: number
  everything: boolean
  selected: number | undefined
}

/** What is shown: a page, at a time (none: now), up to an entry; how much of it. */
const view: View = {
  page: undefined,
  atMs: undefined,
  lastId: Infinity,
  spanMs: 30_000,
  everything: false,
  selected: undefined,
}

const isHolding = (): boolean => localStorage.getItem(HOLD_KEY) === 'on'

function startView(): void {
  const button = (id: string, text: string, click: () => void, more = {}): HTMLElement =>
    h('button', { id, type: 'button', className: 'small', ...more, on: { click } }, text)
  byId('flow').replaceChildren(
    h('p', { id: 'flow-sentence', role: 'status' }),
    h(
      'div',
      { className: 'flow-bar' },
      h('select', {
        id: 'flow-page',
        'aria-label': 'Page',
        on: { change: event => choose(event.currentTarget.value) },
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
          on: { change: event => set({ spanMs: Number(event.currentTarget.value) }) },
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
          on: { change: event => set({ everything: event.currentTarget.checked }) },
        }),
        'Every saga',
      ),
      button('flow-save', 'Save', save),
      h('label', { className: 'button small', htmlFor: 'flow-open' }, 'Open'),
      h('input', {
        type: 'file',
        id: 'flow-open',
        accept: '.json',
        on: { change: event => open(event.currentTarget) },
      }),
    ),
    h('div', { id: 'flow-lanes' }),
    h('div', { id: 'flow-held', hidden: true }),
    h('div', { id: 'flow-details' }),
  )
  byId('flow-lanes').addEventListener('click', event => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-effect]') : null
    const id = found?.dataset['effect']
    if (id) select(Number(id))
  })
}

const set = (change: Partial<View>): void => {
  Object.assign(view, change)
  draw()
}

function choose(page: string): void {
  set({ page, atMs: undefined, lastId: Infinity, selected: undefined })
  byId('flow-details').replaceChildren()
}

function goLive(): void {
  set({ atMs: undefined, lastId: Infinity })
}

function pauseAt(atMs: number, lastId = Infinity): void {
  set({ atMs, lastId })
}

function select(id: number): void {
  const recording = recordingOf(view.page)
  if (!recording) return
  const tree = treeOf(recording.entries)
  const effect = tree.effects.get(id)
  if (!effect) return
  set({ selected: id })
  drawDetails(recording, tree, effect)
}

/** To the effect before or after: everything is shown as it was when that one began. */
function step(by: number): void {
  const effects = (recordingOf(view.page)?.entries ?? []).filter(
    (entry): entry is EffectEntry => entry.entry === 'effect' && !isGroup(entry),
  )
  const here = view.atMs === undefined ? effects.length : effects.findIndex(({ id }) => id === view.selected)
  const at =
    here === -1 ? effects.findLastIndex(({ atMs }) => atMs <= (view.atMs ?? 0)) + (by < 0 ? 1 : 0) : here
  const effect = effects[Math.min(Math.max(at + by, 0), effects.length - 1)]
  if (!effect) return
  pauseAt(effect.atMs, effect.id)
  select(effect.id)
}

function toggleHold(): void {
  localStorage.setItem(HOLD_KEY, isHolding() ? 'off' : 'on')
  draw()
}

function save(): void {
  if (view.page === undefined) return
  const file = new Blob([JSON.stringify(recordingOf(view.page))], { type: 'application/json' })
  const link = h('a', { href: URL.createObjectURL(file), download: `flow-${view.page}.json` })
  link.click()
  URL.revokeObjectURL(link.href)
}

function open(target: HTMLInputElement): void {
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') choose(addRecording(JSON.parse(reader.result) as Recording))
  })
  const [file] = target.files ?? []
  if (file) reader.readAsText(file)
  target.value = ''
}

/** Now, of a page that runs; of one that is gone its last entry. A page may have a clock of its own. */
const lastMsOf = (entry: Entry): number =>
  Math.max(entry.atMs, entry.entry === 'effect' || entry.entry === 'call' ? (entry.end?.atMs ?? 0) : 0)

function newestMs(): number {
  const page = pages.get(view.page ?? '')
  if (!page) return 0
  const { recording, entries, gone } = page
  const lastMs = Math.max(0, ...[...entries.values()].map(lastMsOf))
  return gone ? lastMs : Math.max(lastMs, Date.now() - recording.beganAtMs)
}

function drawPages(): void {
  const list = byId('flow-page')
  const names = [...pages.values()].reverse().map(({ recording, gone }): [page: string, text: string] => {
    const began = new Date(recording.beganAtMs).toLocaleTimeString([], { hour12: false })
    return [recording.page, `${began}${gone ? ' · left' : ' · live'}`]
  })
  const key = JSON.stringify([names, view.page])
  if (list.dataset['key'] === key) return
  list.dataset['key'] = key
  list.replaceChildren(
    ...names.map(([value, text]) => h('option', { value, selected: value === view.page }, text)),
  )
}

function draw(): void {
  if (byId('flow').hidden) return
  byId('flow-hold').setAttribute('aria-pressed', String(isHolding()))
  const recording = recordingOf(view.page)
  if (view.page === undefined || !recording) {
    byId('flow-sentence').textContent = ''
    byId('flow-lanes').replaceChildren(
      nothing('No tab with the workbench yet: npm run dev, or npm start -- --workbench, then sign in.'),
    )
    return
  }
  const endMs = view.atMs ?? newestMs()
  const entries = entriesAt(recording.entries, endMs, view.lastId)
  const tree = treeOf(entries)
  const journey = currentJourney(tree)
  const begin = Math.max(0, view.spanMs === Infinity ? 0 : endMs - view.spanMs)
  drawPages()
  byId('flow-pause').textContent = view.atMs === undefined ? 'Pause' : 'Live'
  byId('flow-sentence').textContent = journey ? sentenceOf(journey, tree, endMs) : 'Nothing runs yet.'
  drawLanes(tree, { ...view, startMs: begin, endMs: Math.max(endMs, begin + 1) }, journey)
  const isLive = view.atMs === undefined && !pages.get(view.page)?.gone
  drawHeld(
    view.page,
    isLive
      ? entries.filter(
          (entry): entry is CallEntry => entry.entry === 'call' && Boolean(entry.held) && !entry.end,
        )
      : [],
    isLive ? delaysOf(tree, journey) : [],
    isHolding(),
  )
}

function ownersOf(effect: EffectEntry, tree: Tree): EffectEntry[] {
  const above = tree.parentOf(effect)
  return above ? [above, ...ownersOf(above, tree)] : []
}

/** The delays that run, of the journey that is shown or of all. */
function delaysOf(tree: Tree, journey: EffectEntry | undefined): RunningDelay[] {
  return [...tree.effects.values()]
    .filter(({ kind, end }) => kind === 'delay' && !end)
    .map(delay => ({ delay, owners: ownersOf(delay, tree) }))
    .filter(({ owners }) => view.everything || owners.some(owner => owner === journey))
    .map(({ delay, owners }) => {
      const saga = owners.find(owner => !isGroup(owner)) ?? journey
      return { delay, name: saga ? sagaName(saga, tree) : '' }
    })
}

/** The tab 'Flow': the page that was last heard of, live, until another one or an earlier time is chosen. */
export function startFlow(): void {
  startView()
  followPages(page => {
    const isNewer = pages.get(view.page ?? '')?.gone ?? true
    if (page !== view.page && isNewer && view.atMs === undefined) choose(page)
  })
  setInterval(draw, REFRESH_MS)
  one('[data-view=flow]', HTMLElement).addEventListener('click', draw)
}
