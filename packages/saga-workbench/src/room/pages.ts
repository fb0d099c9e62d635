import type { Entry, Recording } from '../recording/entries'
import { CHANNEL, type PageMessage, type RoomMessage } from '../page/channel'
import type { SagaNames } from '../recording/names'
import { host } from './host'

/** The current view: a page, at a time (absent: now), up to an entry, and its level of detail. */
export interface View {
  page: string | undefined
  /** The page that this one is compared with. */
  beside: string | undefined
  atMs: number | undefined
  lastId: number
  spanMs: number
  everything: boolean
  selected: number | undefined
}

export const view: View = {
  page: undefined,
  beside: undefined,
  atMs: undefined,
  lastId: Infinity,
  spanMs: 30_000,
  everything: false,
  selected: undefined,
}

let redraw: () => void = () => undefined

/** Sets the function that draws the tab. */
export const onViewChange = (draw: () => void): void => {
  redraw = draw
}

/** Changes the view. */
export function show(change: Partial<View>): void {
  Object.assign(view, change)
  redraw()
}

const channel = new BroadcastChannel(CHANNEL)

const MOST_PAGES = 12
interface Page {
  recording: Recording
  /** The name of its file. */
  file?: string
  /** The number of its changes. */
  changes: number
  entries: Map<number, Entry>
  gone: boolean
}

/** The recordings of each page, newest last. */
export const pages = new Map<string, Page>()

/** The names of the app, for a recording that was written as lines: those of the host, or of another page. */
const namesOfApp = (): SagaNames =>
  host.names ?? [...pages.values()].findLast(({ recording }) => recording.names)?.recording.names ?? {}

function addPage(recording: Recording, gone: boolean, file?: string): void {
  pages.set(recording.page, {
    recording: { names: namesOfApp(), ...recording },
    ...(file !== undefined && { file }),
    changes: 0,
    entries: new Map(recording.entries.map(entry => [entry.id, entry])),
    gone,
  })
  for (const page of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(page)
}

/** Adds a recording from a file; returns its page. */
export function addRecording(recording: Recording, file: string): string {
  const page = `${recording.page} (${file})`
  addPage({ ...recording, page }, true, file)
  return page
}

/** Returns a page's name in the lists. */
export function nameOf({ recording, gone, file }: Page): string {
  if (file !== undefined) return file
  const began = new Date(recording.beganAtMs).toLocaleTimeString([], { hour12: false })
  return `${began}${gone ? ' · left' : ' · live'}`
}

/** Returns the recording of a page in the format of a file. */
export const recordingOf = (page: string | undefined): Recording | undefined => {
  const found = pages.get(page ?? '')
  return found && { ...found.recording, entries: [...found.entries.values()] }
}

const lastMsOf = (entry: Entry): number =>
  Math.max(entry.atMs, entry.entry === 'effect' || entry.entry === 'call' ? (entry.end?.atMs ?? 0) : 0)

/** Returns the current time of a running page, or the last entry of a closed one. A page may have a different clock. */
export function newestMs(name: string | undefined): number {
  const page = pages.get(name ?? '')
  if (!page) return 0
  const { recording, entries, gone } = page
  const lastMs = Math.max(0, ...[...entries.values()].map(lastMsOf))
  return gone ? lastMs : Math.max(lastMs, Date.now() - recording.beganAtMs)
}

/** Sends a request to one page, or to all. */
export const send = (message: RoomMessage): void => channel.postMessage(message)

/** Follows every tab of this browser that runs the app. */
export function followPages(changed: (page: string) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<PageMessage | RoomMessage>) => {
    if (data.from !== 'page') return
    if (data.kind === 'recording') {
      addPage(data.recording, false)
      changed(data.recording.page)
      return
    }
    const known = pages.get(data.page)
    if (!known) {
      send({ from: 'room', kind: 'who' })
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
  send({ from: 'room', kind: 'who' })
}
