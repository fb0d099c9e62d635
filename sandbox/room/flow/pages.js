/* global BroadcastChannel */
// The names are those of src/workbench/page/channel.ts.
const channel = new BroadcastChannel('foyer-workbench')

const MOST_PAGES = 12
/** What each page has recorded, newest last: `{ recording, entries: Map, gone }`. */
export const pages = new Map()
let onChange = () => undefined

function keep(recording, gone) {
  pages.set(recording.page, {
    recording,
    entries: new Map(recording.entries.map(entry => [entry.id, entry])),
    gone,
  })
  while (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value)
}

/** Adds a recording out of a file; returns its page. */
export function addRecording(recording) {
  const page = `${recording.page} (file)`
  keep({ ...recording, page }, true)
  onChange(page)
  return page
}

/** The recording of a page as a file holds it. */
export const recordingOf = page => {
  const { recording, entries } = pages.get(page)
  return { ...recording, entries: [...entries.values()] }
}

export const tellPage = (page, message) => channel.postMessage({ from: 'room', page, ...message })

/** Follows every tab of this browser in which the app runs. */
export function followPages(changed) {
  onChange = changed
  channel.addEventListener('message', ({ data }) => {
    if (data.from !== 'page') return
    if (data.kind === 'recording') {
      keep(data.recording, false)
      return changed(data.recording.page)
    }
    const known = pages.get(data.page)
    if (!known) return channel.postMessage({ from: 'room', kind: 'who' })
    if (data.kind === 'gone') known.gone = true
    else for (const entry of data.entries) known.entries.set(entry.id, entry)
    changed(data.page)
  })
  channel.postMessage({ from: 'room', kind: 'who' })
}
