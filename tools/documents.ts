/** Formats a Markdown table; the columns after the first one contain figures unless `align` is given. */
export function markdownTable(columns: readonly string[], rows: readonly string[][], align = '--:'): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(columns), row(columns.map((_, at) => (at === 0 ? ':--' : align))), ...rows.map(row)].join('\n')
}
