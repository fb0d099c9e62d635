import type { Recording } from '../recording/entries'
import { parsePages } from '../replay/pages'
import { h } from './dom'
import { host } from './host'
import { addRecording, recordingOf } from './pages'

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
  const found = parsePages(text, host().names)
  return found.map(page => [page, found.length > 1 ? `${name}, ${page.page}` : name])
}

/** Reads the recordings that a person has chosen; returns the page of each. */
export async function open(target: HTMLInputElement, opened: (page: string) => void): Promise<void> {
  const chosen = [...(target.files ?? [])]
  target.value = ''
  for (const file of chosen)
    for (const [recording, title] of pagesIn(await file.text(), file.name))
      opened(addRecording(recording, title))
}
