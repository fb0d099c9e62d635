import { search } from '../recording/search'
import { button, byId, copyText, h, inSeconds, nothing } from './dom'
import { host } from './host'
import { nameOf, pages, recordingOf, show, view } from './pages'
import { BREAK_KEY, HOLD_KEY, isHolding } from '../page/channel'
import { choosePage, goTo, step, togglePause } from './choices'
import { open, save } from './files'

/** Writes the selected page as a scenario, and copies it. */
async function copyScenario(): Promise<void> {
  const recording = recordingOf(view.page)
  const text = recording && (await host.scenario?.(recording))
  if (text !== undefined) await copyText('flow-kept', text)
}

const SPANS: Record<string, string> = { 10_000: '10 s', 30_000: '30 s', 120_000: '2 min', Infinity: 'All' }

function toggleHold(): void {
  localStorage.setItem(HOLD_KEY, isHolding() ? 'off' : 'on')
  show({})
}

const MOST_FOUND = 100

/** Lists the matches of a search in the recording; a press goes to the match. */
function find(wanted: string): void {
  const list = byId('flow-found')
  list.hidden = wanted.trim() === ''
  const found = search(recordingOf(view.page)?.entries ?? [], wanted)
  const items: HTMLElement[] = found.slice(0, MOST_FOUND).map(each => {
    const words = [h('time', {}, inSeconds(each.atMs)), ` ${each.text}`]
    return button(words, () => goTo(each))
  })
  if (found.length === 0) items.push(nothing('Nothing of it is in this recording.'))
  if (found.length > MOST_FOUND) items.push(nothing(`${found.length - MOST_FOUND} more.`))
  list.replaceChildren(...items.map(item => h('li', {}, item)))
}

/** Creates the buttons and lists above the lanes. */
export const bar = (): HTMLElement =>
  h(
    'div',
    { className: 'flow-bar' },
    h('select', {
      id: 'flow-page',
      'aria-label': 'Page',
      on: { change: event => choosePage(event.currentTarget.value) },
    }),
    button('Pause', togglePause, { id: 'flow-pause' }),
    button('◀', () => step(-1), { 'aria-label': 'Effect before' }),
    button('▶', () => step(1), { 'aria-label': 'Next effect' }),
    button('Hold', toggleHold, { id: 'flow-hold', 'aria-pressed': 'false' }),
    h('input', {
      id: 'flow-break',
      type: 'search',
      'aria-label': 'Break at',
      placeholder: 'Break at, as: call signIn',
      title: 'call signIn · action login/passwordSubmitted · error · error limited',
      value: localStorage.getItem(BREAK_KEY) ?? '',
      on: { input: event => localStorage.setItem(BREAK_KEY, event.currentTarget.value) },
    }),
    h(
      'select',
      {
        id: 'flow-span',
        'aria-label': 'Time shown',
        on: { change: event => show({ spanMs: Number(event.currentTarget.value) }) },
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
        on: { change: event => show({ everything: event.currentTarget.checked }) },
      }),
      'Every saga',
    ),
    button('Save', () => save(view.page)),
    button('Copy as scenario', copyScenario, { id: 'flow-keep', hidden: !host.scenario }),
    h('label', { className: 'button small', htmlFor: 'flow-open' }, 'Open'),
    h('input', {
      type: 'file',
      id: 'flow-open',
      accept: '.json,.txt',
      multiple: true,
      on: { change: event => void open(event.currentTarget) },
    }),
    h('select', {
      id: 'flow-beside',
      'aria-label': 'Compare with',
      on: { change: event => show({ beside: event.currentTarget.value || undefined }) },
    }),
    h('input', {
      type: 'search',
      id: 'flow-find',
      placeholder: 'Search',
      'aria-label': 'Search the recording',
      on: { input: event => find(event.currentTarget.value) },
    }),
  )

/** Fills a list, unless it already shows these entries. */
function fill(
  list: HTMLElement,
  names: readonly (readonly [page: string, text: string])[],
  chosen?: string,
): void {
  const key = JSON.stringify([names, chosen])
  if (list.dataset['key'] === key) return
  list.dataset['key'] = key
  list.replaceChildren(
    ...names.map(([value, text]) => h('option', { value, selected: value === chosen }, text)),
  )
}

/** Updates the bar for the view. */
export function drawBar(): void {
  byId('flow-hold').setAttribute('aria-pressed', String(isHolding()))
  byId('flow-pause').textContent = view.atMs === undefined ? 'Pause' : 'Live'
  const names = [...pages].reverse().map(([page, each]) => [page, nameOf(each)] as const)
  fill(byId('flow-page'), names, view.page)
  const others = names.filter(([page]) => page !== view.page)
  const beside = others.map(([page, name]) => [page, `beside ${name}`] as const)
  fill(byId('flow-beside'), [['', 'Compare with …'], ...beside], view.beside ?? '')
}
