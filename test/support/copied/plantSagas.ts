import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

declare global {
  /** Asked at each place that a saga comes to: whether it is broken there, and its effect is lost. */
  var foyerIsBroken: (place: number) => boolean
}

export interface Planted {
  /** The written file of each module of sagas. */
  files: Map<string, string>
  /** The places at which a saga can be broken, in their order, by its name. */
  places: Map<string, number[]>
  /** The same places, by the file of the saga and the text of the place: 'mfa/textCodeSaga yield* call(isReload)'. */
  texts: Map<string, number>
}

interface Insert {
  at: number
  text: string
}

const isHere = (place: number): string => `globalThis.foyerIsBroken(${place})`

/** The replacement around a part of a file while it is broken at a place: an effect or a returned value is lost, or a condition is inverted. */
function around(node: ts.Node, file: ts.SourceFile, place: number): [Insert, Insert] | undefined {
  const from = node.getStart(file)
  const pair = (before: string, after: string): [Insert, Insert] => [
    { at: from, text: before },
    { at: node.end, text: after },
  ]
  if (ts.isYieldExpression(node)) {
    // Without semicolons, a line must not begin with a bracket.
    const begin = ts.isExpressionStatement(node.parent) ? 'void ' : ''
    return pair(`${begin}(${isHere(place)} ? undefined : (`, '))')
  }
  if (ts.isReturnStatement(node.parent)) return pair(`(${isHere(place)} ? undefined : (`, '))')
  const isCondition =
    (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
    (ts.isConditionalExpression(node.parent) && node.parent.condition === node)
  return isCondition ? pair(`(${isHere(place)} !== Boolean(`, '))') : undefined
}

/** The inserts of a saga, outer ones around inner ones; effects come first in its list of places. */
function insertsOf(
  saga: ts.Node,
  file: ts.SourceFile,
  texts: Map<string, number>,
  next: () => number,
): [Insert[], number[]] {
  const before: Insert[] = []
  const after: Insert[] = []
  const places = { effects: [] as number[], others: [] as number[] }
  const visit = (node: ts.Node): void => {
    const place = next()
    const found = around(node, file, place)
    if (found) {
      before.push(found[0])
      texts.set(`${file.fileName.replace(/\.ts$/, '')} ${node.getText(file)}`, place)
      ;(ts.isYieldExpression(node) ? places.effects : places.others).push(place)
    }
    ts.forEachChild(node, visit)
    if (found) after.push(found[1])
  }
  ts.forEachChild(saga, visit)
  return [
    [...after, ...before],
    [...places.effects, ...places.others],
  ]
}

const inserted = (text: string, inserts: readonly Insert[]): string =>
  inserts
    .toSorted((one, other) => one.at - other.at)
    .reduceRight((all, { at, text: added }) => all.slice(0, at) + added + all.slice(at), text)

/** Writes every module of sagas into a folder, where each effect can be lost, and each condition turned round, while the app runs. */
export function plantSagas(folder: string, root = 'src/sagas'): Planted {
  const files = new Map<string, string>()
  const places = new Map<string, number[]>()
  const texts = new Map<string, number>()
  let last = 0
  const next = (): number => (last += 1)
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name === 'effects.ts') continue
    const text = readFileSync(path.join(root, name), 'utf8')
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    const inserts: Insert[] = []
    for (const statement of source.statements) {
      if (!ts.isFunctionDeclaration(statement) || !statement.asteriskToken || !statement.name) continue
      const [own, ownPlaces] = insertsOf(statement, source, texts, next)
      inserts.push(...own)
      places.set(statement.name.text, ownPlaces)
    }
    const written = path.join(folder, root, name)
    mkdirSync(path.dirname(written), { recursive: true })
    writeFileSync(written, inserted(text, inserts))
    files.set(`${root}/${name.replace(/\.ts$/, '')}`, written)
  }
  return { files, places, texts }
}
