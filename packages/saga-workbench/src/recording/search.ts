import type { Entry } from './entries'

export interface SearchResult {
  id: number
  atMs: number
  /** The match with the text around it. */
  text: string
}

const AROUND = 60

/** Returns the text of an entry in one line. A screen has none: its markup contains nothing that the state does not. */
function textOf(entry: Entry): string {
  switch (entry.entry) {
    case 'effect': {
      const { label, kind, name, args, end } = entry
      const value = end && end.how !== 'cancelled' ? ` → ${JSON.stringify(end.value)}` : ''
      return `${label === undefined ? '' : `${label}: `}${kind} ${name} ${JSON.stringify(args)}${value}`
    }
    case 'action':
      // The effect of a saga contains its action.
      return entry.outside ? `event ${JSON.stringify(entry.action)}` : ''
    case 'call':
      return `${entry.method} ${entry.address} ${entry.end?.status ?? ''}`
    case 'location':
      return `at ${entry.path}`
    case 'kept':
      return entry.patches
        .map(({ path, to }) => `${path.join('.')} = ${to === undefined ? 'removed' : JSON.stringify(to)}`)
        .join(', ')
    case 'screen':
      return ''
  }
}

/** Returns the part of a line around a match. */
function excerpt(line: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + length + AROUND]
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`
}

/** Returns the entries that contain all words, ignoring case: in a saga, an effect, an event, an address or a value. */
export function search(entries: readonly Entry[], wanted: string): SearchResult[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return []
  return entries.flatMap(entry => {
    const line = textOf(entry)
    const lower = line.toLowerCase()
    if (!words.every(word => lower.includes(word))) return []
    return [{ id: entry.id, atMs: entry.atMs, text: excerpt(line, lower.indexOf(first), first.length) }]
  })
}
