const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

interface SourceMap {
  mappings: string
  sources: string[]
}

/** The numbers of one segment of a source map. */
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

/** The source and line of a place in a script; both count from 1. */
function original(
  map: SourceMap,
  line: number,
  column: number,
): { source: string; line: number } | undefined {
  let source = 0
  let sourceLine = 0
  let found: { source: string; line: number } | undefined
  map.mappings.split(';').forEach((row, index) => {
    let at = 0
    for (const segment of row.split(',').filter(Boolean)) {
      const [ahead = 0, sources = 0, lines = 0] = numbersOf(segment)
      at += ahead
      source += sources
      sourceLine += lines
      if (index === line - 1 && at <= column - 1)
        found = { source: map.sources[source] ?? '', line: sourceLine + 1 }
    }
  })
  return found
}

const MAP = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([A-Za-z0-9+/=]+)/g
const decoded = (text: string | undefined): SourceMap => JSON.parse(atob(text ?? '')) as SourceMap
const scripts = new Map<string, Promise<string>>()
function textOf(address: string): Promise<string> {
  const text = scripts.get(address) ?? fetch(address).then(answer => answer.text())
  scripts.set(address, text)
  return text
}

/** The map of a script, or of one module that is evaluated out of it. */
async function mapFor(address: string): Promise<SourceMap> {
  if (!address.startsWith('webpack-internal:'))
    return decoded([...(await textOf(address)).matchAll(MAP)].at(-1)?.[1])
  const text = await textOf('/signin/main.js')
  const end = text.indexOf(`sourceURL=${address}`)
  return decoded([...text.slice(0, end).matchAll(MAP)].at(-1)?.[1])
}

const FRAME = /((?:\/|webpack-internal:)[^\s()]+?):(\d+):(\d+)/
/** The modules between a saga and redux-saga. */
const BETWEEN = /^(?:src\/workbench|src\/sagas\/effects|node_modules)|^$/

async function sourceOf(frame: string): Promise<string> {
  const [, address, line, column] = FRAME.exec(frame) ?? []
  if (!address) return ''
  const found = original(await mapFor(address), Number(line), Number(column))
  return found ? `${found.source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${found.line}` : ''
}

/** 'src/sagas/mfa/sessionPolling.ts:22' for the stack in which an effect was made; its first line where no map tells. */
export async function placeOf(stack: string): Promise<string> {
  const frames = stack.split('\n')
  for (const frame of frames) {
    const place = await sourceOf(frame).catch(() => '')
    if (!BETWEEN.test(place)) return place
  }
  return frames[0] ?? ''
}
