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
export function functionsIn(file: ts.SourceFile): ts.Node[] {
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
