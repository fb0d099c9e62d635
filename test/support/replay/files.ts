import { readFileSync, writeFileSync } from 'node:fs'
import type { Recording } from 'saga-workbench/recording/entries'
import { formatPages, parsePages } from 'saga-workbench/replay/formatRecording'
import { WORKBENCH } from 'src/boot/workbench'

export const FOLDER = 'scenarios/recordings'

export const write = (name: string, pages: readonly Recording[]): void =>
  writeFileSync(`${FOLDER}/${name}.txt`, formatPages(pages))

/** The differences that a run of a recording shows. */
function unusable(recording: Recording): string | undefined {
  const { dropped, entries } = recording
  if (!Array.isArray(entries)) return 'This is no recording of the workbench.'
  if (dropped > 0) return 'The recording was too long: its beginning has been dropped.'
  if (!entries.some(entry => entry.entry === 'effect' && entry.kind === 'root'))
    return 'The recording has no effect of a saga: the page was gone before it began.'
  const old = entries.some(entry => entry.entry === 'effect' && entry.end && !('order' in entry.end))
  return old ? 'The recording was made before recordings could be replayed.' : undefined
}

/** Reads the pages of a file: lines, or the JSON that the room has saved. */
export function pagesOf(file: string): Recording[] {
  const text = readFileSync(file, 'utf8')
  const pages = file.endsWith('.json') ? [JSON.parse(text) as Recording] : parsePages(text, WORKBENCH.names)
  for (const page of pages) {
    const problem = unusable(page)
    if (problem !== undefined) throw new Error(problem)
  }
  return pages
}
