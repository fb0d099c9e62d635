import XMLBuilder from 'fast-xml-builder'
import { XMLParser } from 'fast-xml-parser'
import { Complaint } from 'scripts/command/command'
import type { Message, Plural } from 'src/messages/message'

export interface Unit {
  key: string
  source: Message
  /** Absent if there is no translation. */
  target?: Message
  /** True if the English text has changed since the translation. */
  changed?: boolean
  notes: [kind: string, text: string][]
}

export interface Translations {
  language: string
  targets: Map<string, Message>
}

/** An element in the parser's format: its name with its children, and its attributes. */
interface Node {
  ':@'?: Record<string, string>
  '#text'?: string
  [name: string]: unknown
}

const OPTIONS = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', trimValues: false }
const ENTITIES = {
  processEntities: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
}
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const WHOLE = 'text'

const element = (name: string, attributes: Record<string, string>, children: Node[] = []): Node => ({
  [name]: children,
  ':@': attributes,
})

const textNode = (text: string): Node => ({ '#text': text })

/** Converts each `{placeholder}` of a text to an element, which tools keep intact; its id is the same in source and target. */
function inline(text: string, part: string): Node[] {
  const seen = new Map<string, number>()
  return text.split(/\{(\w+)\}/).flatMap((piece, at): Node[] => {
    if (at % 2 === 0) return piece === '' ? [] : [textNode(piece)]
    const count = (seen.get(piece) ?? 0) + 1
    seen.set(piece, count)
    const place = `{${piece}}`
    return [element('ph', { id: `${part}-${piece}-${count}`, equiv: place, disp: place, canDelete: 'no' })]
  })
}

export const formsOf = (message: Message): [form: string, text: string][] =>
  typeof message === 'string'
    ? [[WHOLE, message]]
    : FORMS.flatMap(form => (message[form] === undefined ? [] : [[form, message[form]]]))

/** Returns the form of the English text for a form of another language. */
const sourceOf = (message: Message, form: string): string =>
  typeof message === 'string' ? message : (message[form as keyof Plural] ?? message.other)

/** Returns an XLIFF 2.1 file with the texts of a language. */
export function toXliff(language: string, units: readonly Unit[]): string {
  const segment = ({ source, target, changed }: Unit, form: string, text?: string): Node => {
    const state = target === undefined || changed ? 'initial' : 'translated'
    return element('segment', { id: form, state, ...(changed && { subState: 'foyer:english-changed' }) }, [
      element('source', { 'xml:space': 'preserve' }, inline(sourceOf(source, form), form)),
      ...(text === undefined ? [] : [element('target', { 'xml:space': 'preserve' }, inline(text, form))]),
    ])
  }
  const nodes = units.flatMap(unit => {
    const { key, source, target, notes } = unit
    const node = element('unit', { id: key, name: key }, [
      element(
        'notes',
        {},
        notes.map(([kind, text]) => element('note', { category: kind }, [textNode(text)])),
      ),
      ...(target === undefined
        ? formsOf(source).map(([form]) => segment(unit, form))
        : formsOf(target).map(([form, text]) => segment(unit, form, text))),
    ])
    return [textNode('\n'), node]
  })
  const root = element(
    'xliff',
    { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.1', srcLang: 'en-US', trgLang: language },
    [element('file', { id: 'foyer', original: 'src/messages/en-US.ts' }, nodes)],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLBuilder({ ...OPTIONS, suppressEmptyNode: true }).build([root])}\n`
}

const childrenOf = (node: Node, name: string): Node[] =>
  Array.isArray(node[name]) ? (node[name] as Node[]) : []
const named = (nodes: readonly Node[], name: string): Node[] => nodes.filter(node => name in node)
const attribute = (node: Node | undefined, name: string): string => node?.[':@']?.[name] ?? ''

/** Returns the text of an element, with its placeholders at the translator's positions, even within a tool's marks. */
const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map(node => {
      if (node['#text'] !== undefined) return node['#text']
      if ('ph' in node) return attribute(node, 'equiv')
      return Object.keys(node)
        .map(name => textOf(childrenOf(node, name)))
        .join('')
    })
    .join('')

/** Returns the translations in an XLIFF 2 file; throws a Complaint on any other content. */
export function fromXliff(text: string): Translations {
  const document = new XMLParser({ ...OPTIONS, ...ENTITIES }).parse(text) as Node[]
  const [root] = named(document, 'xliff')
  if (!root || !attribute(root, 'version').startsWith('2.'))
    throw new Complaint('This is not an XLIFF 2 file.')
  const units = named(childrenOf(root, 'xliff'), 'file').flatMap(file =>
    named(childrenOf(file, 'file'), 'unit'),
  )
  const targets = new Map<string, Message>()
  for (const unit of units) {
    const forms = named(childrenOf(unit, 'unit'), 'segment').flatMap((segment): [string, string][] => {
      const [target] = named(childrenOf(segment, 'segment'), 'target')
      return target ? [[attribute(segment, 'id'), textOf(childrenOf(target, 'target'))]] : []
    })
    const [whole] = forms
    const plural: Partial<Record<string, string>> = Object.fromEntries(forms)
    if (whole)
      targets.set(
        attribute(unit, 'id'),
        whole[0] === WHOLE ? whole[1] : { ...plural, other: plural['other'] ?? '' },
      )
  }
  return { language: attribute(root, 'trgLang'), targets }
}
