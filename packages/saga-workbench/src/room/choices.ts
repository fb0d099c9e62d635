import type { Recording } from '../recording/entries'
import { isGroup, treeOf } from '../recording/tree'
import { byId } from './dom'
import { drawDetails } from './details'
import { newestMs, pages, recordingOf, send, show, view } from './pages'

/** Shows another page in its current state. */
export function choosePage(page: string): void {
  const beside = view.beside === page ? undefined : view.beside
  show({ page, beside, atMs: undefined, lastId: Infinity, selected: undefined })
  byId('flow-details').replaceChildren()
}

/** Pauses or continues. */
export function togglePause(): void {
  const atMs = view.atMs === undefined ? newestMs(view.page) : undefined
  show({ atMs, lastId: Infinity })
}

/** True if the effect in the details had ended when they were drawn. */
let wasOver = true

/** Shows one effect in detail. */
export function select(id: number): void {
  const recording = recordingOf(view.page)
  if (!recording) return
  const tree = treeOf(recording.entries, recording.names)
  const effect = tree.effects.get(id)
  if (!effect) return
  wasOver = effect.end !== undefined
  show({ selected: id })
  const { page } = recording
  const cancel = (): void => send({ from: 'room', kind: 'cancel', page, effect: id })
  drawDetails(recording, tree, effect, pages.get(page)?.gone === false ? cancel : undefined)
}

/** Draws the details again when their effect has ended. */
export function redrawDetails({ entries }: Recording): void {
  if (wasOver) return
  const effect = entries.find(({ id }) => id === view.selected)
  if (effect && 'end' in effect) select(effect.id)
}

/** Moves to the previous or next effect: everything is shown as it was when that one began. */
export function step(by: number): void {
  const entries = recordingOf(view.page)?.entries ?? []
  const effects = entries.filter(entry => entry.entry === 'effect').filter(effect => !isGroup(effect))
  const here = view.atMs === undefined ? effects.length : effects.findIndex(({ id }) => id === view.selected)
  const at =
    here === -1 ? effects.findLastIndex(({ atMs }) => atMs <= (view.atMs ?? 0)) + (by < 0 ? 1 : 0) : here
  const effect = effects[Math.min(Math.max(at + by, 0), effects.length - 1)]
  if (!effect) return
  show({ atMs: effect.atMs, lastId: effect.id })
  select(effect.id)
}

/** Moves to a search result: its effect, the effect that made its call, or the last one before it. */
export function goTo({ id, atMs }: { id: number; atMs: number }): void {
  const entries = recordingOf(view.page)?.entries ?? []
  const found = entries.find(each => each.id === id)
  const lastId = (found?.entry === 'call' && found.effect) || id
  const effect = entries.findLast(each => each.entry === 'effect' && each.id <= lastId)
  show({ atMs, lastId: id })
  if (effect) select(effect.id)
}
