import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { ANY_NAME, fingerprint } from 'src/services/report/functionNames'
import ts from 'typescript'

export const sourceFile = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined,
  )

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}

/** Returns every function of a file. */
function functionsIn(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  walk(file, node => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) found.push(node)
  })
  return found
}

/** Returns the name of a function: its own, or that of the variable or property that holds it. */
function nameOf(node: ts.Node): string | undefined {
  const own =
    (node as ts.FunctionExpression).name ?? (node.parent as ts.VariableDeclaration | undefined)?.name
  const isGiven = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
  if (!own || (!(node as ts.FunctionExpression).name && !isGiven)) return undefined
  return ts.isIdentifier(own) || ts.isStringLiteral(own) ? own.text.replace(/\$\d+$/, '') : undefined
}

const EXPORTED = /^export\s+(?:default\s+)?/

/** Returns the names of a file's functions by their start positions: a source map leads to the first word of a function, or to its name. */
export function functionsAt(file: ts.SourceFile): Map<number, string> {
  const places = new Map<number, string>()
  for (const node of functionsIn(file)) {
    const name = nameOf(node)
    if (name === undefined) continue
    const first = node.getStart(file)
    const [exported] = EXPORTED.exec(file.text.slice(first, first + 20)) ?? ['']
    const starts = [first + exported.length, (node as ts.FunctionExpression).name?.getStart(file)]
    for (const start of starts) {
      if (start === undefined) continue
      const { line, character } = file.getLineAndCharacterOfPosition(start)
      places.set(line * 10_000 + character, name)
    }
  }
  return places
}

/** A word of the app, a field or an address; no user's text matches it. */
const WORD = /^[\w/$.:@-]{1,48}$/

const OF_WORKBENCH = /^foyer-?workbench/i

/** Returns the words of a file: texts, and the names of fields. */
export function wordsIn(file: ts.SourceFile): string[] {
  const found: string[] = []
  walk(file, node => {
    const isField =
      ts.isIdentifier(node) &&
      (ts.isPropertyAssignment(node.parent) ||
        ts.isPropertySignature(node.parent) ||
        (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
        ts.isShorthandPropertyAssignment(node.parent) ||
        ts.isBindingElement(node.parent))
    if (ts.isStringLiteral(node) || isField) found.push(node.text)
  })
  return found.filter(word => WORD.test(word) && !OF_WORKBENCH.test(word))
}

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
 * adds to a ticket (decision 0360); deletes the source maps.
 */
export function writeNames(folder: string, sources: readonly string[]): void {
  const files = readdirSync(folder)
  const nameAt = createPlaces()
  const found = new Map<string, Set<string>>()
  for (const file of files.filter(name => MAP.test(name))) {
    const script = file.replace(MAP, '')
    if (script.endsWith('.js'))
      for (const [print, name] of namesOf(folder, script, nameAt))
        found.set(print, (found.get(print) ?? new Set()).add(name))
    rmSync(path.join(folder, file))
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
