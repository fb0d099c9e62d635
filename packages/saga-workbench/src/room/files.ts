import type { Recording } from '../recording/entries'
import { parsePages } from '../replay/formatRecording'
import { byId, h } from './dom'
import { host } from './host'
import { addRecording, recordingOf, show } from './pages'
import { choosePage } from './choices'

/** Saves the recording of a page as a file. */
export function save(page: string | undefined): void {
  if (page === undefined) return
  const file = new Blob([JSON.stringify(recordingOf(page))], { type: 'application/json' })
  const link = h('a', { href: URL.createObjectURL(file), download: `flow-${page}.json` })
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Reads the pages of a file: lines from `npm run replay`, or a recording that the room has saved. */
function pagesIn(text: string, name: string): [recording: Recording, title: string][] {
  if (text.startsWith('{')) return [[JSON.parse(text) as Recording, name]]
  const found = parsePages(text, host.names)
  return found.map(page => [page, found.length > 1 ? `${name}, ${page.page}` : name])
}

/** Opens the recordings that a person has chosen. */
export async function open(target: HTMLInputElement): Promise<void> {
  const chosen = [...(target.files ?? [])]
  target.value = ''
  for (const file of chosen)
    for (const [recording, title] of pagesIn(await file.text(), file.name))
      choosePage(addRecording(recording, title))
}

/** Opens the recording of a failed test beside its last good one. */
async function openFilm(name: string): Promise<void> {
  const film = await host.film?.(name)
  if (!film) return
  const add = (text: string, title: string): string => addRecording(JSON.parse(text) as Recording, title)
  const beside = film.good && add(film.good, `${name}, the last good run`)
  choosePage(add(film.failed, name))
  show({ beside })
}

function link(name: string): HTMLElement {
  const click = (event: Event): void => {
    event.preventDefault()
    void openFilm(name)
  }
  return h('a', { href: '#', on: { click } }, name.replace(/(?:\.\w+)?\.json$/, ''))
}

/** Links to the recordings of failed tests. */
export async function drawFilms(): Promise<void> {
  const names = (await host.films?.()) ?? []
  const list = byId('flow-films')
  list.hidden = names.length === 0
  list.replaceChildren('Tests that failed: ', ...names.flatMap(name => [link(name), ' ']))
}
