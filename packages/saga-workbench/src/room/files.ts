import type { Recording } from '../recording/entries'
import { parsePages } from '../replay/formatRecording'
import { host } from './host'
import { addRecording } from './pages'
import { choosePage, show } from './view'

/** Saves a recording as a file. */
export function save(recording: Recording): void {
  const file = new Blob([JSON.stringify(recording)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `flow-${recording.page}.json`
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
export async function openFilm(name: string): Promise<void> {
  const film = await host.film?.(name)
  if (!film) return
  const add = (text: string, title: string): string => addRecording(JSON.parse(text) as Recording, title)
  const beside = film.good && add(film.good, `${name}, the last good run`)
  choosePage(add(film.failed, name))
  show({ beside })
}
