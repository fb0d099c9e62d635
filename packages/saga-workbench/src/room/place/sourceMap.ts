const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

interface SourceMap {
  mappings: string
  sources: string[]
}

/** The source of a place in a script; lines count from 1. */
export interface Original {
  source: string
  line: number
}

interface Segment {
  column: number
  source: number
  line: number
}

/** Returns the numbers of one segment of a source map. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** Returns the segments of each line of a script. */
function rowsOf(mappings: string): Segment[][] {
  let source = 0
  let line = 0
  return mappings.split(';').map(row => {
    let column = 0
    return row
      .split(',')
      .filter(Boolean)
      .map(segment => {
        const [ahead = 0, sources = 0, lines = 0] = numbersOf(segment)
        column += ahead
        source += sources
        line += lines
        return { column, source, line }
      })
  })
}

/** Finds the source of places in a script, whose lines and columns count from 1. */
export function reader(json: string) {
  const { mappings, sources } = JSON.parse(json) as SourceMap
  const rows = rowsOf(mappings)
  return (line: number, column: number): Original | undefined => {
    const found = rows[line - 1]?.findLast(segment => segment.column <= column - 1)
    return found && { source: sources[found.source] ?? '', line: found.line + 1 }
  }
}

export type Reader = ReturnType<typeof reader>
