import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The chunks of a build and its sources, as webpack.config.js lists them. */
export interface Chunks {
  /** The file of each named chunk. */
  names: Record<string, string>
  /** The files behind each `import()`. */
  imports: Record<string, string[]>
  /** The source files in `src` that the build has read. */
  sources: string[]
}

const IN_BUILD = 'chunks.json'
export const KEPT_CHUNKS = '.cache/chunks.json'

const read = (file: string): Chunks => JSON.parse(readFileSync(file, 'utf8')) as Chunks

/** Removes the list from a built folder and returns it: it is not for users. */
export function takeChunks(folder: string): Chunks {
  const file = path.join(folder, IN_BUILD)
  const chunks = read(file)
  rmSync(file)
  return chunks
}

/** Stores the list of `dist` for the budget and for a test. */
export function keepChunks(chunks: Chunks): void {
  mkdirSync(path.dirname(KEPT_CHUNKS), { recursive: true })
  writeFileSync(KEPT_CHUNKS, JSON.stringify(chunks))
}

export const readStoredChunks = (): Chunks => read(KEPT_CHUNKS)
