import type { EffectEntry } from 'src/workbench/recording/entries'
import { isGroup, treeOf } from 'src/workbench/recording/tree'
import { byId } from '../dom'
import { drawDetails } from './details'
import { newestMs, recordingOf } from './pages'
import { show, view } from './view'

/** Shows another page, as it is now. */
export function choosePage(page: string): void {
  const beside = view.beside === page ? undefined : view.beside
  show({ page, beside, atMs: undefined, lastId: Infinity, selected: undefined })
  byId('flow-details').replaceChildren()
}

/** Stands still, or goes on. */
export function togglePause(): void {
  const atMs = view.atMs === undefined ? newestMs(view.page) : undefined
  show({ atMs, lastId: Infinity })
}

/** Shows one effect in detail. */
export function select(id: number): void {
  const recording = recordingOf(view.page)
  if (!recording) return
  const tree = treeOf(recording.entries)
  const effect = tree.effects.get(id)
  if (!effect) return
  show({ selected: id })
  drawDetails(recording, tree, effect)
}

/** To the effect before or after: everything is shown as it was when that one began. */
export function step(by: number): void {
  const effects = (recordingOf(view.page)?.entries ?? []).filter(
    (entry): entry is EffectEntry => entry.entry === 'effect' && !isGroup(entry),
  )
  const here = view.atMs === undefined ? effects.length : effects.findIndex(({ id }) => id === view.selected)
  const at =
    here === -1 ? effects.findLastIndex(({ atMs }) => atMs <= (view.atMs ?? 0)) + (by < 0 ? 1 : 0) : here
  const effect = effects[Math.min(Math.max(at + by, 0), effects.length - 1)]
  if (!effect) return
  show({ atMs: effect.atMs, lastId: effect.id })
  select(effect.id)
}

/** To what was found: its effect, or the last one before it. */
export function goTo({ id, atMs }: { id: number; atMs: number }): void {
  const effects = (recordingOf(view.page)?.entries ?? []).filter(({ entry }) => entry === 'effect')
  const effect = effects.findLast(each => each.id <= id)
  show({ atMs, lastId: id })
  if (effect) select(effect.id)
}
