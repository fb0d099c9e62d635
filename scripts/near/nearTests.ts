import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file's text by its path from the root. */
export type Files = ReadonlyMap<string, string>

const IMPORTED = /(?:from|import\(?|requireActual[^'()]*\()\s*'([^']+)'/g
const TEST = /^test\/.*\.test\.tsx?$/
/** Those need a build, a browser or a server. */
const SLOW = /^test\/(?:e2e|sandbox|contract|scripts|tools|docs)\//

const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '')

/** The files that a file names, without their endings. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORTED)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  )

/** The tests without a build or a browser that name the file; where none does, those that name what imports it, and so on. */
export function nearTests(file: string, files: Files): string[] {
  if (TEST.test(file)) return SLOW.test(file) ? [] : [file]
  const seen = new Set<string>()
  let level = [file]
  while (level.length > 0) {
    for (const each of level) seen.add(each)
    const targets = new Set(level.map(withoutEnding))
    const importers = [...files]
      .filter(([name, text]) => !seen.has(name) && importsOf(name, text).some(each => targets.has(each)))
      .map(([name]) => name)
    const tests = importers.filter(name => TEST.test(name) && !SLOW.test(name))
    if (tests.length > 0) return tests.toSorted()
    level = importers.filter(name => !SLOW.test(name))
  }
  return []
}

/** All that a test can reach. */
export const readFiles = (): Files =>
  new Map(
    ['src', 'scenarios', 'test']
      .flatMap(tree =>
        readdirSync(tree, { recursive: true, encoding: 'utf8' }).map(name => path.posix.join(tree, name)),
      )
      .filter(name => /\.tsx?$/.test(name))
      .map(name => [name, readFileSync(name, 'utf8')]),
  )

/** What differs from the last commit, files that are new included. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
