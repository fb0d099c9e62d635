import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { ANY_NAME, fingerprint } from 'src/services/report/functionNames'
import { functionsAt, functionsIn, sourceFile, wordsIn } from './sources'

type Payload = ConstructorParameters<typeof SourceMap>[0]

const MAP = /\.map$/
/** Sources whose functions a recording names. */
const NAMED = /(?:^|\/)(?:src|node_modules\/@redux-saga\/core\/dist)\//
/** Sources whose texts and fields are the app's own words: neither user-visible texts nor styles. */
const WORDS = /^src\/(?:app\/journeys|constants|features|sagas|services|store)\/.*\.tsx?$/
/** The bundler's prefix of a source path. */
const SCHEME = /^webpack:\/\/[^/]*\/(?:\.\/)?/

/** More names than this identify none. */
const MOST_NAMES = 3

/** Several functions may have the same text, such as selectors of a whole slice. */
const together = (names: Set<string>): string =>
  names.size > MOST_NAMES ? ANY_NAME : [...names].toSorted().join('|')

/** Finds the functions of a source file by position. */
function createPlaces() {
  const files = new Map<string, Map<number, string>>()
  return (file: string, line: number, column: number): string | undefined => {
    const known = files.get(file) ?? functionsAt(sourceFile(file, readFileSync(file, 'utf8')))
    files.set(file, known)
    return known.get(line * 10_000 + column)
  }
}

/** Returns the source names of a chunk's functions, by the fingerprints of their texts. */
function namesOf(folder: string, script: string, nameAt: ReturnType<typeof createPlaces>) {
  const text = readFileSync(path.join(folder, script), 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(path.join(folder, `${script}.map`), 'utf8')) as Payload)
  const file = sourceFile(script, text)
  // The map does not include the line that webpack.config.js adds above.
  const above = text.startsWith('//#') ? 1 : 0
  return functionsIn(file).flatMap((node): [string, string][] => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file))
    const entry = map.findEntry(line - above, character)
    if (!('originalSource' in entry) || !entry.originalSource) return []
    const source = entry.originalSource.replace(SCHEME, '')
    if (!NAMED.test(source)) return []
    const name = nameAt(source, entry.originalLine, entry.originalColumn)
    return name ? [[fingerprint(node.getText(file)), name]] : []
  })
}

/**
 * Writes the source names and the app's own texts next to a release, whose minified names differ, for the recording that a user
 * adds to a ticket (decision 0360); deletes the source maps unless `keepMaps` is set.
 */
export function writeNames(folder: string, sources: readonly string[], keepMaps = false): void {
  const files = readdirSync(folder)
  const nameAt = createPlaces()
  const found = new Map<string, Set<string>>()
  for (const file of files.filter(name => MAP.test(name))) {
    const script = file.replace(MAP, '')
    if (script.endsWith('.js'))
      for (const [print, name] of namesOf(folder, script, nameAt))
        found.set(print, (found.get(print) ?? new Set()).add(name))
    if (!keepMaps) rmSync(path.join(folder, file))
  }
  const functions = Object.fromEntries([...found].map(([print, names]) => [print, together(names)]))
  const words = sources
    .filter(file => WORDS.test(file))
    .flatMap(file => wordsIn(sourceFile(file, readFileSync(file, 'utf8'))))
  const build = files.flatMap(name => /^main\.([\da-f]+)\.js$/.exec(name)?.[1] ?? [])[0] ?? 'none'
  writeFileSync(
    path.join(folder, `names.${build}.json`),
    JSON.stringify({ functions, words: [...new Set(words)].toSorted() }),
  )
}
