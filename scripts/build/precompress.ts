import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './filesIn'

const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
  '.ico',
])

/** As a server would send it: as small as brotli gets. */
export const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** As a server would send it: as small as gzip gets. */
export const gzipped = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 })

/** Writes `.br` and `.gz` beside every compressible file of a folder; returns how many files it found. */
export async function precompress(folder: string): Promise<number> {
  const files = filesIn(folder).filter(file => COMPRESSIBLE.has(path.extname(file)))
  await Promise.all(
    files.map(async file => {
      const bytes = await readFile(file)
      await Promise.all([
        writeFile(`${file}.br`, await brotli(bytes)),
        writeFile(`${file}.gz`, await gzipped(bytes)),
      ])
    }),
  )
  return files.length
}
