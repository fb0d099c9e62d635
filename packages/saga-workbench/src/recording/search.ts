import type { Entry } from './entries'

export interface Found {
  id: number
  atMs: number
  /** What was found, with the words around it. */
  text: string
}

const AROUND = 60

/** All that a recording says of an entry, in one line; a screen is markup, and tells nothing that its state does not. */
function textOf(entry: Entry): string {
  switch (entry.entry) {
    case 'effect': {
      const { label, kind, name, args, end } = entry
      const value = end && end.how !== 'cancelled' ? ` → ${JSON.stringify(end.value)}` : ''
      return `${label === undefined ? '' : `${label}: `}${kind} ${name} ${JSON.stringify(args)}${value}`
    }
    case 'action':
      // A saga's own stands in its effect.
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

/** The part of a line that shows a word. */
function around(line: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + length + AROUND]
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`
}

/** What a recording says of some words, whatever their case: a saga, an effect, an event, an address, a part of a value. */
export function search(entries: readonly Entry[], wanted: string): Found[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return []
  return entries.flatMap(entry => {
    const line = textOf(entry)
    const lower = line.toLowerCase()
    if (!words.every(word => lower.includes(word))) return []
    return [{ id: entry.id, atMs: entry.atMs, text: around(line, lower.indexOf(first), first.length) }]
  })
}
