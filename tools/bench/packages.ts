import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'scripts/build/build'
import { brotli, gzipped } from 'scripts/build/precompress'
import { firstLoad, scriptsOf, total } from 'scripts/budget/firstLoad'
import { Complaint } from 'scripts/command/command'
import type { Bench, Table } from './tables'
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

const FOLDER = path.resolve('.cache/bench/app')

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export async function measurePackages({ browser, print }: Bench): Promise<Table[]> {
  print('Building with source maps')
  // A separate build, because the served one has no source maps.
  const { ok, output } = await build(FOLDER, { keepMaps: true })
  if (!ok) throw new Complaint(output)
  const scripts = scriptsOf(await firstLoad(FOLDER, browser))
  const pieces = new Map<string, string>()
  for (const { name } of scripts) {
    const file = path.join(FOLDER, name)
    if (!existsSync(`${file}.map`)) throw new Error(`${name} has no source map`)
    const texts = bytesByPackage(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'))
    for (const [owner, text] of texts) pieces.set(owner, (pieces.get(owner) ?? '') + text)
  }
  const weighed = await Promise.all(
    [...pieces].map(async ([owner, text]) => {
      const bytes = Buffer.from(text)
      const [small, smallest] = await Promise.all([gzipped(bytes), brotli(bytes)])
      return { owner, bytes: bytes.length, gzip: small.length, brotli: smallest.length }
    }),
  )
  const rows = weighed
    .sort((a, b) => b.brotli - a.brotli)
    .map(({ owner, ...sizes }) => [owner, ...[sizes.bytes, sizes.gzip, sizes.brotli].map(kilobytes)])
  const sums = (['bytes', 'gzip', 'brotli'] as const).map(size => kilobytes(total(scripts, size)))
  return [
    {
      title: `JavaScript of the first load of /signin/ by package, in kB (${scripts.length} files)`,
      columns: ['', 'minified', 'gzip', 'brotli'],
      rows: [...rows, ['all, as served', ...sums]],
      note: 'Each package is compressed separately: together they are larger than the files that hold them.',
    },
  ]
}
