import type { Entry, Recording } from 'src/workbench/recording/entries'
import { CHANNEL, type FromPage, type FromRoom } from 'src/workbench/page/channel'

const channel = new BroadcastChannel(CHANNEL)

const MOST_PAGES = 12
interface Page {
  recording: Recording
  /** The name of the file that it was read from. */
  file?: string
  /** Counts its changes. */
  changes: number
  entries: Map<number, Entry>
  gone: boolean
}

/** What each page has recorded, newest last. */
export const pages = new Map<string, Page>()
let onChange: (page: string) => void = () => undefined

function keep(recording: Recording, gone: boolean, file?: string): void {
  pages.set(recording.page, {
    recording,
    ...(file !== undefined && { file }),
    changes: 0,
    entries: new Map(recording.entries.map(entry => [entry.id, entry])),
    gone,
  })
  for (const page of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(page)
}

/** Adds a recording out of a file; returns its page. */
export function addRecording(recording: Recording, file: string): string {
  const page = `${recording.page} (${file})`
  keep({ ...recording, page }, true, file)
  onChange(page)
  return page
}

/** A page as the lists name it. */
export function nameOf({ recording, gone, file }: Page): string {
  if (file !== undefined) return file
  const began = new Date(recording.beganAtMs).toLocaleTimeString([], { hour12: false })
  return `${began}${gone ? ' · left' : ' · live'}`
}

/** The recording of a page as a file holds it. */
export const recordingOf = (page: string | undefined): Recording | undefined => {
  const found = pages.get(page ?? '')
  return found && { ...found.recording, entries: [...found.entries.values()] }
}

const lastMsOf = (entry: Entry): number =>
  Math.max(entry.atMs, entry.entry === 'effect' || entry.entry === 'call' ? (entry.end?.atMs ?? 0) : 0)

/** Now, of a page that runs; of one that is gone its last entry. A page may have a clock of its own. */
export function newestMs(name: string | undefined): number {
  const page = pages.get(name ?? '')
  if (!page) return 0
  const { recording, entries, gone } = page
  const lastMs = Math.max(0, ...[...entries.values()].map(lastMsOf))
  return gone ? lastMs : Math.max(lastMs, Date.now() - recording.beganAtMs)
}

const tell = (message: FromRoom): void => channel.postMessage(message)

/** Asks something of one page. */
export const tellPage = (message: Exclude<FromRoom, { kind: 'who' }>): void => tell(message)

/** Follows every tab of this browser in which the app runs. */
export function followPages(changed: (page: string) => void): void {
  onChange = changed
  channel.addEventListener('message', ({ data }: MessageEvent<FromPage | FromRoom>) => {
    if (data.from !== 'page') return
    if (data.kind === 'recording') {
      keep(data.recording, false)
      changed(data.recording.page)
      return
    }
    const known = pages.get(data.page)
    if (!known) {
      tell({ from: 'room', kind: 'who' })
      return
    }
    known.changes += 1
    if (data.kind === 'gone') known.gone = true
    else {
      known.recording.scripts = data.scripts
      for (const entry of data.entries) known.entries.set(entry.id, entry)
    }
    changed(data.page)
  })
  tell({ from: 'room', kind: 'who' })
}
