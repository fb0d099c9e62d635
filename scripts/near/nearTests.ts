import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of each file, by its path from the root. */
export type Files = ReadonlyMap<string, string>

const IMPORTED = /(?:from|import\(?|requireActual[^'()]*\()\s*'([^']+)'/g
const TEST = /^(?:packages\/[^/]+\/)?test\/.*\.test\.tsx?$/
/** These tests need a build, a browser or a server. */
const SLOW = /^(?:test\/(?:e2e|sandbox|scripts|tools|docs|nginx)|packages\/contract\/test)\//

const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '')

/** Returns the files that a file imports, without their extensions. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORTED)].map(([, name = '']) =>
    name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : name.replace(/^(?:foyer-)?(contract|saga-workbench)\//, 'packages/$1/src/'),
  )

/** Returns the tests without a build or a browser that import the file; if there are none, those that import its importers, and so on. */
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

/** Reads all files that a test can reach. */
export const readFiles = (): Files =>
  new Map(
    ['src', 'packages', 'scenarios', 'test']
      .flatMap(tree =>
        readdirSync(tree, { recursive: true, encoding: 'utf8' }).map(name => path.posix.join(tree, name)),
      )
      .filter(name => /\.tsx?$/.test(name))
      .map(name => [name, readFileSync(name, 'utf8')]),
  )

/** Returns the files that differ from the last commit, including new ones. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}
