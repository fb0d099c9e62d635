import type { Table } from './measure'

/** Formats a table as text, with the first column aligned to the left, and figures to the right. */
export function formatTable({ title, columns, rows, note }: Table): string {
  const lines = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)))
  const format = (line: string[]): string =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map(width => '─'.repeat(width)).join('──')
  return [title, '', format(columns), rule, ...rows.map(format), ...(note ? ['', note] : [])].join('\n')
}
