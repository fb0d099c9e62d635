import type { Line } from './lines'

/** What each browser makes Orca say, a row for each step. */
export interface Heard {
  walk: string
  rows: { what: string; lines: Line[][] }[]
}

const SHOWN: Record<Line['heard'], (text: string) => string> = {
  whole: text => text,
  begun: text => `${text} …`,
  not: text => `~~${text}~~`,
}

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
const cell = (lines: Line[]): string =>
  lines.map(({ text, heard }) => SHOWN[heard](text.replaceAll('|', '\\|'))).join('<br>')

/** A heading and a table for each walk. */
export const tablesOf = (columns: readonly string[], heard: readonly Heard[]): string =>
  heard
    .map(({ walk, rows }) =>
      [
        `## ${walk}`,
        '',
        row(['', ...columns]),
        row([':--', ...columns.map(() => ':--')]),
        ...rows.map(({ what, lines }) => row([what, ...lines.map(cell)])),
      ].join('\n'),
    )
    .join('\n\n')
