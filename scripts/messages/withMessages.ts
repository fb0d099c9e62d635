import ts from 'typescript'
import type { Message } from 'src/messages/message'

interface Edit {
  from: number
  to: number
  text: string
}

/**
 * Returns the source of a catalogue with these messages in place of its own. A new message is inserted at its
 * position in English. Does not format the source.
 */
export function withMessages(
  source: string,
  messages: ReadonlyMap<string, Message>,
  order: readonly string[],
): string {
  const catalogue = objectOf(source)
  const own = new Map(propertiesOf(catalogue).map(({ key, property }) => [key, property]))
  const spreads = catalogue.properties.filter(ts.isSpreadAssignment)
  const start = spreads.at(-1)?.getEnd() ?? catalogue.getStart() + 1
  const edits: Edit[] = []
  let after = start
  for (const key of order) {
    const message = messages.get(key)
    const property = own.get(key)
    if (message !== undefined && property)
      edits.push({
        from: property.initializer.getStart(),
        to: property.initializer.getEnd(),
        text: literal(message),
      })
    else if (message !== undefined)
      edits.push({
        from: after,
        to: after,
        text: `${after === catalogue.getStart() + 1 ? '' : ','}\n${quoted(key)}: ${literal(message)}`,
      })
    after = property?.getEnd() ?? after
  }
  return edited(source, edits)
}

/** The source of a catalogue without the messages that are not kept, and the keys of these. Nothing is formatted. */
export function withoutMessages(
  source: string,
  isKept: (key: string) => boolean,
): { source: string; removed: string[] } {
  const removed = propertiesOf(objectOf(source)).filter(({ key }) => !isKept(key))
  const edits = removed.map(({ property }) => {
    const end = property.getEnd()
    return { from: property.getFullStart(), to: source[end] === ',' ? end + 1 : end, text: '' }
  })
  return { source: edited(source, edits), removed: removed.map(({ key }) => key) }
}

/** The catalogue may have another order than English: the edits are sorted by their places. */
function edited(source: string, edits: readonly Edit[]): string {
  let text = source
  for (const edit of edits.toSorted((one, other) => one.from - other.from).reverse())
    text = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  return text
}

const propertiesOf = (
  catalogue: ts.ObjectLiteralExpression,
): { key: string; property: ts.PropertyAssignment }[] =>
  catalogue.properties.flatMap(property =>
    ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name)
      ? [{ key: property.name.text, property }]
      : [],
  )

/** The object that the file exports. */
function objectOf(source: string): ts.ObjectLiteralExpression {
  const file = ts.createSourceFile('catalogue.ts', source, ts.ScriptTarget.Latest, true)
  let found: ts.ObjectLiteralExpression | undefined
  const look = (node: ts.Node): void => {
    if (found) return
    if (ts.isObjectLiteralExpression(node)) found = node
    else ts.forEachChild(node, look)
  }
  look(file)
  if (!found) throw new Error('A catalogue exports one object.')
  return found
}

const literal = (message: Message): string =>
  typeof message === 'string'
    ? quoted(message)
    : `{ ${Object.entries(message)
        .map(([form, text]) => `${form}: ${quoted(String(text))}`)
        .join(', ')} }`

// Writes characters that an editor does not show as escapes.
const quoted = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069]/g, sign => {
      const code = sign.charCodeAt(0).toString(16).padStart(4, '0')
      return `\\u${code}`
    })}'`
