import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** What each file brings along when it runs, at once or by `import()`. */
export type Graph = Map<string, string[]>

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']
const TREES = ['src', 'test', 'sandbox', 'scripts', 'deploy', 'examples']
const CODE = /(?<!\.d)\.(?:tsx?|mjs|js)$/

const isForTypes = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = clause
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every(element => element.isTypeOnly)
}

/** What a file's text imports as values: by statement, by `export … from` and by `import()`. */
export function importsOf(text: string): string[] {
  const found: string[] = []
  const note = (named: ts.Node | undefined) => {
    if (named && ts.isStringLiteralLike(named)) found.push(named.text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isForTypes(node.importClause)) note(node.moduleSpecifier)
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) note(node.moduleSpecifier)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('it.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return found
}

/** The imports among the repository's own files. */
export function readGraph(): Graph {
  const files = TREES.flatMap(tree =>
    readdirSync(tree, { recursive: true, encoding: 'utf8' }).map(name => path.posix.join(tree, name)),
  ).filter(file => CODE.test(file))
  const known = new Set(files)
  const find = (from: string, specifier: string): string[] => {
    if (!specifier.startsWith('.') && !TREES.includes(specifier.split('/')[0] ?? '')) return []
    const base = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier
    return ENDINGS.map(ending => base + ending)
      .filter(file => known.has(file))
      .slice(0, 1)
  }
  return new Map(
    files.map(file => [
      file,
      importsOf(readFileSync(file, 'utf8')).flatMap(specifier => find(file, specifier)),
    ]),
  )
}

/** One way round for each cycle that a walk from any file closes, its first file named again at its end. */
export function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, way: string[]): void => {
    const seen = way.indexOf(file)
    if (seen >= 0) return void cycles.push([...way.slice(seen), file])
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return cycles
}
