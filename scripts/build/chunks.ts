import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What webpack.config.js tells of the chunks. */
export interface Chunks {
  /** The file of each chunk that has a name. */
  names: Record<string, string>
  /** The files behind each `import()`. */
  imports: Record<string, string[]>
}

/** And what it has read. */
export interface Bundled extends Chunks {
  /** The files of `src`. */
  sources: string[]
}

const IN_BUILD = 'chunks.json'
export const KEPT_CHUNKS = '.cache/chunks.json'

const read = (file: string): Bundled => JSON.parse(readFileSync(file, 'utf8')) as Bundled

/** Takes it out of a built folder: it is not for people. */
export function takeChunks(folder: string): Bundled {
  const file = path.join(folder, IN_BUILD)
  const chunks = read(file)
  rmSync(file)
  return chunks
}

/** Keeps those of `dist` for the budget and for a test. */
export function keepChunks(chunks: Bundled): void {
  mkdirSync(path.dirname(KEPT_CHUNKS), { recursive: true })
  writeFileSync(KEPT_CHUNKS, JSON.stringify(chunks))
}

export const keptChunks = (): Bundled => read(KEPT_CHUNKS)
