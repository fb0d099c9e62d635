import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The chunks of a build, as webpack.config.js lists them. */
export interface Chunks {
  /** The file of each named chunk. */
  names: Record<string, string>
  /** The files behind each `import()`. */
  imports: Record<string, string[]>
}

/** The chunks, with the sources that the build has read. */
export interface Bundled extends Chunks {
  /** The source files in `src`. */
  sources: string[]
}

const IN_BUILD = 'chunks.json'
export const KEPT_CHUNKS = '.cache/chunks.json'

const read = (file: string): Bundled => JSON.parse(readFileSync(file, 'utf8')) as Bundled

/** Removes the list from a built folder and returns it: it is not for users. */
export function takeChunks(folder: string): Bundled {
  const file = path.join(folder, IN_BUILD)
  const chunks = read(file)
  rmSync(file)
  return chunks
}

/** Stores the list of `dist` for the budget and for a test. */
export function keepChunks(chunks: Bundled): void {
  mkdirSync(path.dirname(KEPT_CHUNKS), { recursive: true })
  writeFileSync(KEPT_CHUNKS, JSON.stringify(chunks))
}

export const readStoredChunks = (): Bundled => read(KEPT_CHUNKS)
