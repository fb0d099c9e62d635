import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What webpack.config.js tells of the chunks. */
export interface Chunks {
  /** The file of each chunk that has a name. */
  names: Record<string, string>
  /** The files behind each `import()`. */
  imports: Record<string, string[]>
}

const IN_BUILD = 'chunks.json'
export const KEPT_CHUNKS = '.cache/chunks.json'

const read = (file: string): Chunks => JSON.parse(readFileSync(file, 'utf8')) as Chunks

/** Takes it out of a built folder: it is not for people. */
export function takeChunks(folder: string): Chunks {
  const file = path.join(folder, IN_BUILD)
  const chunks = read(file)
  rmSync(file)
  return chunks
}

/** Keeps those of `dist` for the budget. */
export function keepChunks(chunks: Chunks): void {
  mkdirSync(path.dirname(KEPT_CHUNKS), { recursive: true })
  writeFileSync(KEPT_CHUNKS, JSON.stringify(chunks))
}

export const keptChunks = (): Chunks => read(KEPT_CHUNKS)
