import { isGroup } from '../recording/tree'
import { newestMs, recordingOf } from './pages'

/** The current view: a page, at a time (absent: now), up to an entry, and its level of detail. */
export interface View {
  page: string | undefined
  /** The page that this one is compared with. */
  beside: string | undefined
  atMs: number | undefined
  lastId: number
  spanMs: number
  everything: boolean
  /** The effect in the details, and the page that it belongs to. */
  selected: { page: string | undefined; id: number } | undefined
  /** The names of the recordings of failed tests. */
  films: readonly string[]
}

export const view: View = {
  page: undefined,
  beside: undefined,
  atMs: undefined,
  lastId: Infinity,
  spanMs: 30_000,
  everything: false,
  selected: undefined,
  films: [],
}

let redraw: () => void = () => undefined

/** Sets the function that draws the tab. */
export const onViewChange = (draw: () => void): void => {
  redraw = draw
}

/** Changes the view. */
export function show(change: Partial<View>): void {
  Object.assign(view, change)
  redraw()
}

/** Shows another page in its current state. */
export function choosePage(page: string): void {
  const beside = view.beside === page ? undefined : view.beside
  show({ page, beside, atMs: undefined, lastId: Infinity, selected: undefined })
}

/** Pauses or continues. */
export function togglePause(): void {
  const atMs = view.atMs === undefined ? newestMs(view.page) : undefined
  show({ atMs, lastId: Infinity })
}

/** Shows one effect in detail. */
export const select = (id: number, page = view.page): void => show({ selected: { page, id } })

/** Moves to the previous or next effect: everything is shown as it was when that one began. */
export function step(by: number): void {
  const { page, atMs: now, selected } = view
  const entries = recordingOf(page)?.entries ?? []
  const effects = entries.filter(entry => entry.entry === 'effect').filter(effect => !isGroup(effect))
  const here = now === undefined ? effects.length : effects.findIndex(({ id }) => id === selected?.id)
  const at = here === -1 ? effects.findLastIndex(({ atMs }) => atMs <= (now ?? 0)) + (by < 0 ? 1 : 0) : here
  const effect = effects[Math.min(Math.max(at + by, 0), effects.length - 1)]
  if (effect) show({ atMs: effect.atMs, lastId: effect.id, selected: { page, id: effect.id } })
}

/** Moves to a search result: its effect, the effect that made its call, or the last one before it. */
export function goTo({ id, atMs }: { id: number; atMs: number }): void {
  const entries = recordingOf(view.page)?.entries ?? []
  const found = entries.find(each => each.id === id)
  const lastId = (found?.entry === 'call' && found.effect) || id
  const effect = entries.findLast(each => each.entry === 'effect' && each.id <= lastId)
  show({ atMs, lastId: id, ...(effect && { selected: { page: view.page, id: effect.id } }) })
}
