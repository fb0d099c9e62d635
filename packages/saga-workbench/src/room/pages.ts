import type { Entry, Recording } from '../recording/entries'
import { CHANNEL, type PageMessage, type RoomMessage } from '../page/channel'
import type { SagaNames } from '../recording/names'
import { host } from './host'

const channel = new BroadcastChannel(CHANNEL)

const MOST_PAGES = 12
interface Page {
  /** Replaced at each change. */
  recording: Recording
  /** The name of its file. */
  file?: string
  gone: boolean
}

/** The recordings of each page, newest last. */
export const pages = new Map<string, Page>()

/** The names of the app, for a recording that was written as lines: those of the host, or of another page. */
const namesOfApp = (): SagaNames =>
  host.names ?? [...pages.values()].findLast(({ recording }) => recording.names)?.recording.names ?? {}

function addPage(recording: Recording, more: Omit<Page, 'recording'>): void {
  pages.set(recording.page, { recording: { names: namesOfApp(), ...recording }, ...more })
  for (const page of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(page)
}

/** Adds a recording from a file; returns its page. */
export function addRecording(recording: Recording, file: string): string {
  const page = `${recording.page} (${file})`
  addPage({ ...recording, page }, { gone: true, file })
  return page
}

/** Returns a page's name in the lists. */
export function nameOf({ recording, gone, file }: Page): string {
  if (file !== undefined) return file
  const began = new Date(recording.beganAtMs).toLocaleTimeString([], { hour12: false })
  return `${began}${gone ? ' · left' : ' · live'}`
}

/** Returns the recording of a page; the same object as long as it has not changed. */
export const recordingOf = (page: string | undefined): Recording | undefined =>
  pages.get(page ?? '')?.recording

export const isOpen = (page: string | undefined): boolean => pages.get(page ?? '')?.gone === false

const lastMsOf = (entry: Entry): number =>
  Math.max(entry.atMs, entry.entry === 'effect' || entry.entry === 'call' ? (entry.end?.atMs ?? 0) : 0)

/** Returns the current time of a running page, or the last entry of a closed one. A page may have a different clock. */
export function newestMs(page: string | undefined): number {
  const recording = recordingOf(page)
  if (!recording) return 0
  const lastMs = Math.max(0, ...recording.entries.map(lastMsOf))
  return isOpen(page) ? Math.max(lastMs, Date.now() - recording.beganAtMs) : lastMs
}

/** Sends a request to one page, or to all. */
export const send = (message: RoomMessage): void => channel.postMessage(message)

/** Returns a recording with new entries, or with new states of its own. */
function withEntries(recording: Recording, changed: readonly Entry[]): Recording {
  const entries = new Map([...recording.entries, ...changed].map(entry => [entry.id, entry]))
  return { ...recording, entries: [...entries.values()] }
}

/** Follows every tab of this browser that runs the app. */
export function followPages(changed: (page: string) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<PageMessage | RoomMessage>) => {
    if (data.from !== 'page') return
    if (data.kind === 'recording') {
      addPage(data.recording, { gone: false })
      changed(data.recording.page)
      return
    }
    const known = pages.get(data.page)
    if (!known) {
      send({ from: 'room', kind: 'who' })
      return
    }
    if (data.kind === 'gone') known.gone = true
    else known.recording = { ...withEntries(known.recording, data.entries), scripts: data.scripts }
    changed(data.page)
  })
  send({ from: 'room', kind: 'who' })
}
