import type { EffectEntry, Recording } from '../../recording/entries'
import { sourcesOf } from '../../recording/names'
import { h } from '../dom'
import { host } from '../host'
import { createPlaces } from './placeOf'

const read = (address: string): Promise<string> => fetch(address).then(answer => answer.text())

let places: { page: string; scripts: number; placeOf: ReturnType<typeof createPlaces> } | undefined

/** The finder of one page's places: a reloaded page may have other scripts with the same names. */
function placesOf({ page, scripts = [], names }: Recording): ReturnType<typeof createPlaces> {
  if (places?.page !== page || places.scripts !== scripts.length)
    places = { page, scripts: scripts.length, placeOf: createPlaces(scripts, read, names) }
  return places.placeOf
}

async function openInEditor(place: string, line: HTMLElement): Promise<void> {
  const problem = await host().openInEditor?.(place)
  line.querySelector('.problem')?.remove()
  if (problem !== undefined) line.append(h('span', { className: 'problem', role: 'status' }, problem))
}

/** Shows the line of an effect; a press opens it in the editor. */
export function lineOf(effect: EffectEntry, recording: Recording): HTMLElement {
  const line = h('p', { className: 'path place' }, '…')
  const fill = (place: string): void => {
    const isSource = place.startsWith(sourcesOf(recording.names ?? {})) && /:\d+$/.test(place)
    if (!isSource || !host().openInEditor) return line.replaceChildren(place)
    const click = () => void openInEditor(place, line)
    line.replaceChildren(
      h('button', { type: 'button', className: 'small', title: 'Open in the editor', on: { click } }, place),
    )
  }
  if (effect.stack) void placesOf(recording)(effect.stack).then(fill)
  else fill('not known')
  return line
}
