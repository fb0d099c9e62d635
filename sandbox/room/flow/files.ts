import type { Recording } from 'src/workbench/recording/entries'
import { h } from '../dom'
import { addRecording, recordingOf } from './pages'

/** Saves the recording of a page as a file. */
export function save(page: string | undefined): void {
  if (page === undefined) return
  const file = new Blob([JSON.stringify(recordingOf(page))], { type: 'application/json' })
  const link = h('a', { href: URL.createObjectURL(file), download: `flow-${page}.json` })
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Reads the recording that a person has chosen; gives its page. */
export function open(target: HTMLInputElement, opened: (page: string) => void): void {
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') opened(addRecording(JSON.parse(reader.result) as Recording))
  })
  const [file] = target.files ?? []
  if (file) reader.readAsText(file)
  target.value = ''
}
