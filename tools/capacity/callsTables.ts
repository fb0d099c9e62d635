import type { Table } from 'tools/bench/measure'
import type { Walked } from './walks/takeWalk'

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const bytes = (count: number): string => (count === 0 ? '' : `${count} B`)
const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0)

/** Returns a table of the requests of all walks, and then a table for each walk. */
export function callsTables(walks: readonly Walked[]): Table[] {
  const all: Table = {
    title: 'What one person asks of the servers',
    columns: ['a person who …', 'calls', 'sent', 'received', 'files', 'received'],
    rows: walks.map(({ walk, calls, files }) => [
      walk.name,
      String(calls.length),
      kB(sum(calls.map(({ sentBytes }) => sentBytes))),
      kB(sum(calls.map(({ receivedBytes }) => receivedBytes))),
      String(files.count),
      kB(files.bytes),
    ]),
  }
  const each = walks.map(({ walk, calls }): Table => ({
    title: `A person ${walk.name}`,
    columns: ['call', 'answer', 'sent', 'received'],
    rows: calls.map(({ call, status, sentBytes, receivedBytes }) => [
      `\`${call}\``,
      status === undefined ? 'not read' : String(status),
      bytes(sentBytes),
      bytes(receivedBytes),
    ]),
    ...(walk.note && { note: walk.note }),
  }))
  return [all, ...each]
}

/** Reads the calls of each walk, in order, from the page, by the name of the walk. */
export function callsIn(page: string): Map<string, string[]> {
  const parts = page.split(/^\*\*A person /m).slice(1)
  return new Map(
    parts.map(part => {
      const [name = ''] = part.split('**')
      return [name, [...part.matchAll(/^\| `([A-Z]+ \S+)` \|/gm)].map(([, call = '']) => call)]
    }),
  )
}
