import { readdirSync, readFileSync } from 'node:fs'

const PAGES = 'docs/requirements'
const FOLDERS = [
  'src',
  'packages',
  'test',
  'sandbox',
  'scripts',
  'tools',
  'scenarios',
  'deploy',
  'docs',
  '.ci',
]
const TEXT = /(?:\.(?:tsx?|m?js|json|css|html|md|ya?ml|conf|sh)|\/run)$/
const RULE = /^- `([^`]+)`: /gm

export interface Place {
  anchor: string
  file: string
  line: number
}

const read = (file: string) => readFileSync(file, 'utf8')
const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Every file that may cite a rule, by its path from the root of the repository. */
const files = [
  ...readdirSync('.').filter(name => TEXT.test(name) && name !== 'package-lock.json'),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  ).filter(name => TEXT.test(name) && !name.includes('node_modules')),
]
export const texts = files.map(file => [file, read(file)] as const)

export const pages = readdirSync(PAGES)
  .filter(name => name !== 'README.md')
  .map(name => name.replace('.md', ''))

const pageFile = (page: string) => `${PAGES}/${page}.md`

/** Every match of a pattern, which has to be global, with the place of it. */
const places = (file: string, text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].flatMap(({ 1: anchors = '', index }) =>
    anchors.split(/,\s+/).map(anchor => ({ anchor, file, line: lineOf(text, index) })),
  )

/** The rules of every page, in their order. */
export const rules = pages.flatMap(page => places(pageFile(page), read(pageFile(page)), RULE))

// Parentheses with nothing but anchors in them, so that no path and no call is taken for one.
const anchor = `(?:${pages.join('|')})/[a-z0-9-]+`
const CITATION = new RegExp(`\\((${anchor}(?:,\\s+${anchor})*)\\)`, 'g')

/** Returns every citation of a rule, wherever it occurs. */
export const citations = texts.flatMap(([file, text]) => places(file, text, CITATION))

/** The keys of messages that the pages name, each with its place. */
export const namedKeys = (namespaces: readonly string[]): Place[] =>
  pages.flatMap(page =>
    places(pageFile(page), read(pageFile(page)), /`([a-z]\w*(?:\.\w+)+)`/gi).filter(({ anchor: key }) =>
      namespaces.includes(key.split('.')[0]!),
    ),
  )
