/** Formats a Markdown table; the columns after the first one contain figures unless `align` is given. */
export function markdownTable(columns: readonly string[], rows: readonly string[][], align = '--:'): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [row(columns), row(columns.map((_, at) => (at === 0 ? ':--' : align))), ...rows.map(row)].join('\n')
}

/** Escapes a text for a cell of a Markdown table. */
export const cellText = (text: string): string => text.replaceAll('|', '\\|')

/** Splits a document at the marks `<!-- name -->` and `<!-- end: name -->`; throws if it lacks them. */
export function partsAround(document: string, name: string): [before: string, within: string, after: string] {
  const marks = new RegExp(`^([^]*<!-- ${name} -->)([^]*)(<!-- end: ${name} -->[^]*)$`)
  const [, before, within, after] = marks.exec(document) ?? []
  if (before === undefined || within === undefined || after === undefined)
    throw new Error(`The document has no marks for ${name}.`)
  return [before, within, after]
}

/** Replaces the part of a document between its marks. */
export function withPart(document: string, name: string, text: string): string {
  const [before, , after] = partsAround(document, name)
  return `${before}\n\n${text}\n\n${after}`
}
