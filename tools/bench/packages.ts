import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'scripts/build/build'
import { brotli, gzipped } from 'scripts/build/precompress'
import { firstLoad, scriptsOf, total } from 'scripts/budget/firstLoad'
import { Complaint } from 'scripts/command/command'
import { bytesByPackage } from './bytesByPackage'
import type { Bench, Measure, Table } from './measure'

const FOLDER = path.resolve('.cache/bench/app')

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

// A separate build, because the served one has no source maps.
async function buildWithMaps(): Promise<void> {
  const { ok, output } = await build(FOLDER, { keepMaps: true })
  if (!ok) throw new Complaint(output)
}

async function run({ browser, print }: Bench): Promise<Table[]> {
  print('Building with source maps')
  await buildWithMaps()
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

export const packages: Measure = { name: 'packages', run }
