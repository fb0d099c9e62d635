import { SourceMap, type SourceMapPayload } from 'node:module'

const OURS = 'Foyer'
const BUNDLER = 'webpack'
// Added before the script after its map was created.
const HINT = /^\/\/# .*\n/
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** Returns the package of a source. */
export function ownerOf(source: string | undefined): string {
  const found = source && PACKAGE.exec(source)?.[1]
  if (found) return found
  return source && /(?:^|\/)src\//.test(source) ? OURS : BUNDLER
}

/** Splits a script's text by package, according to its source map. */
export function bytesByPackage(script: string, map: string): Map<string, string> {
  const sourceMap = new SourceMap(JSON.parse(map) as SourceMapPayload)
  const pieces = new Map<string, string>()
  const [hint = ''] = HINT.exec(script) ?? []
  if (hint) pieces.set(BUNDLER, hint)
  for (const [row, line] of `${script.slice(hint.length)}\n`.split('\n').slice(0, -1).entries()) {
    let from = 0
    let owner: string | undefined
    for (let column = 0; column <= line.length; column++) {
      const entry = sourceMap.findEntry(row, column)
      const here = ownerOf('originalSource' in entry ? entry.originalSource : undefined)
      if (owner !== undefined && (here !== owner || column === line.length)) {
        pieces.set(owner, (pieces.get(owner) ?? '') + line.slice(from, column))
        from = column
      }
      owner = here
    }
  }
  return pieces
}
