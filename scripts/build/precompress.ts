import { readFile, writeFile } from 'node:fs/promises'
import { brotli, gzipped } from 'deploy/compress.mjs'
import { filesIn } from './filesIn'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|xml|webmanifest|map|ico)$/

/** Writes `.br` and `.gz` next to every compressible file of a folder; returns the number of files. */
export async function precompress(folder: string): Promise<number> {
  const files = filesIn(folder).filter(file => COMPRESSIBLE.test(file))
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
