import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** One change of a saga: a text of its file, and its replacement. */
export interface Mutant {
  file: string
  from: string
  to: string
}

declare global {
  /** The mutant that runs; none where it is undefined. */
  var foyerMutant: number | undefined
}

/** A statement is taken away or changes places with the next; anything else is an expression. */
const isStatement = ({ from, to }: Mutant): boolean => to === '' || from.includes('\n')

/** Both versions, of which the running mutant chooses one. */
const choosing = (mutant: Mutant, index: number): string =>
  isStatement(mutant)
    ? `if (globalThis.foyerMutant === ${index}) {\n${mutant.to}\n} else {\n${mutant.from}\n}`
    : `(globalThis.foyerMutant === ${index} ? (${mutant.to}) : (${mutant.from}))`

const sourceOf = ({ file }: Mutant): string => {
  const path = `src/sagas/${file}.ts`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Whether a mutant's text occurs in its file exactly once. */
export const isThere = (mutant: Mutant): boolean => sourceOf(mutant).split(mutant.from).length === 2

/** Writes the files of all mutants into a folder once, each of them asleep; gives the written file of each. */
export function plant(mutants: readonly Mutant[]): { folder: string; files: Map<string, string> } {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(path.resolve('.cache/mutants-'))
  const sources = new Map<string, string>()
  for (const [index, mutant] of mutants.entries()) {
    const source = sources.get(mutant.file) ?? sourceOf(mutant)
    if (!isThere(mutant)) continue
    sources.set(
      mutant.file,
      source.replace(mutant.from, () => choosing(mutant, index)),
    )
  }
  const files = new Map(
    [...sources].map(([file, source]) => {
      const written = path.join(folder, `${file.replaceAll('/', '-')}.ts`)
      writeFileSync(written, source)
      return [file, written]
    }),
  )
  return { folder, files }
}
