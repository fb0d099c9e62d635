import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { enUS } from 'src/messages/en-US'

const FOLDERS = [
  ...['src', 'packages', 'test', 'sandbox', 'scripts', 'tools', 'scenarios', 'deploy', 'docs', '.ci'],
]
const TEXT = /(?:\.(?:tsx?|m?js|json|css|html|md|ya?ml|conf|sh)|\/run)$/
const DECISIONS = 'docs/decisions'
const HOWTO = 'docs/howto'
const REQUIREMENTS = 'docs/requirements'
/** A decision has half a page. */
const MOST_LINES = 50

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]!)

/** Every file that may cite a rule or a decision, by its path from the root of the repository. */
const texts = [
  ...readdirSync('.').filter(name => TEXT.test(name) && name !== 'package-lock.json'),
  ...FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  ).filter(name => TEXT.test(name) && !name.includes('node_modules')),
].map(file => [file, read(file)] as const)
const code = texts.filter(([file]) => !file.startsWith('docs/'))

// A reader cannot look up a paper that is not here.
test('nothing cites a paper that is not in the repository', () => {
  const FOREIGN = /\u00a7|\b(?:spec|rulings|hardening|conventions)\.md\b|\b(?:conventions|issue) #?\d/i
  const foreign = texts.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const cited = FOREIGN.exec(line)
      return cited ? [`${file}:${at + 1} ${cited[0]}`] : []
    }),
  )
  expect(foreign).toEqual([])
})

const PLACE = /`((?:src|packages|test|sandbox|scripts|tools|scenarios|docs|deploy)\/[^\s`*<>]+)`/g
const LINK = /\]\(([^)#]+)\)/g
const pagesOf = (folder: string) => readdirSync(folder).map(name => `${folder}/${name}`)

test.each(['docs/glossary.md', ...pagesOf(DECISIONS), ...pagesOf(HOWTO)])(
  '%s names places that are there',
  page => {
    const text = read(page)
    const links = found(text, LINK).filter(link => !link.startsWith('https:'))
    const places = [...found(text, PLACE), ...links.map(link => path.join(path.dirname(page), link))]
    expect(places.filter(place => !existsSync(place))).toEqual([])
  },
)

test('the index of the guides names every page', () => {
  const pages = readdirSync(HOWTO).filter(name => name !== 'README.md')
  expect(found(read(`${HOWTO}/README.md`), LINK).toSorted()).toEqual(pages.toSorted())
})

describe('the decisions', () => {
  /** A name of ours or of a library, such as `goTo`, `PhoneField` or `LEFT_OUT`. */
  const NAME = /`((?=[\w.]*[a-z][A-Z]|[A-Z]+_)[A-Za-z_]\w*(?:\.\w+)*)(?:\(\))?`/g

  const files = readdirSync(DECISIONS).filter(file => /^\d/.test(file))
  const rows = files.map(file => {
    const text = read(`${DECISIONS}/${file}`)
    const [, number = '', title = ''] = /^# (\d{4}): (.+)\n\n## Context\n/.exec(text) ?? []
    return [file, { text, number, title }] as const
  })
  const numbers = new Set(rows.map(([, { number }]) => number))

  test.each(rows)(
    '%s has the form of a decision, and names only existing code',
    (file, { number, title, text }) => {
      expect(file.slice(0, 4)).toBe(number)
      expect(title).not.toMatch(/\.$/)
      expect(found(text, /^#+ (.+)$/gm).slice(1)).toEqual(['Context', 'Choice', 'Consequence'])
      expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
      const names = found(text, NAME)
      expect(
        names.filter(name => !code.some(([file, text]) => file.includes(name) || text.includes(name))),
      ).toEqual([])
    },
  )

  test('no two have one number, and the index has a row for each, with its title', () => {
    expect(numbers.size).toBe(files.length)
    const listed = read(`${DECISIONS}/README.md`)
      .split('\n')
      .filter(line => /^\| \[\d{4}\]/.test(line))
    expect(listed).toEqual(rows.map(([file, { number, title }]) => `| [${number}](${file}) | ${title} |`))
  })

  test('a decision that is named is there', () => {
    const named = texts.flatMap(([file, text]) =>
      found(text, /\bdecisions?[ /](\d{4})\b/gi).map(number => ({ file, number })),
    )
    expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])
  })
})

describe('the requirements', () => {
  interface Place {
    anchor: string
    file: string
    line: number
  }

  const pages = readdirSync(REQUIREMENTS)
    .filter(name => name !== 'README.md')
    .map(name => name.replace('.md', ''))
  const pageTexts = pages.map(
    page => [`${REQUIREMENTS}/${page}.md`, read(`${REQUIREMENTS}/${page}.md`)] as const,
  )

  /** Returns every match of a pattern in some files, with the place of it. */
  const placesIn = (files: readonly (readonly [file: string, text: string])[], pattern: RegExp): Place[] =>
    files.flatMap(([file, text]) =>
      [...text.matchAll(pattern)].flatMap(({ 1: anchors = '', index }) => {
        const line = text.slice(0, index).split('\n').length
        return anchors.split(/,\s+/).map(anchor => ({ anchor, file, line }))
      }),
    )

  const rules = placesIn(pageTexts, /^- `([^`]+)`: /gm)
  const known = new Set(rules.map(({ anchor }) => anchor))
  // Parentheses with nothing but anchors in them, so that no path and no call is taken for one.
  const anchor = `(?:${pages.join('|')})/[a-z0-9-]+`
  const citations = placesIn(texts, new RegExp(`\\((${anchor}(?:,\\s+${anchor})*)\\)`, 'g'))
  const told = ({ file, line, anchor }: Place) => `${file}:${line} ${anchor}`

  test('each rule is named after its page, no two have one anchor, and each page has some', () => {
    expect(
      rules.filter(({ anchor, file }) => !file.endsWith(`/${anchor.split('/')[0]}.md`)).map(told),
    ).toEqual([])
    expect(rules.map(({ anchor }) => anchor)).toEqual([...known])
    expect(pages.filter(page => !rules.some(({ anchor }) => anchor.startsWith(`${page}/`)))).toEqual([])
  })

  test('every citation leads to a rule', () => {
    expect(citations.filter(({ anchor }) => !known.has(anchor)).map(told)).toEqual([])
  })

  test('every rule is named by code or by a test', () => {
    const named = new Set(
      citations.filter(({ file }) => !file.startsWith('docs/')).map(({ anchor }) => anchor),
    )
    expect(rules.filter(({ anchor }) => !named.has(anchor)).map(told)).toEqual([])
  })

  test('every text that a rule names is in the catalogue', () => {
    const keys = Object.keys(enUS)
    const namespaces = new Set(keys.map(key => key.split('.')[0]))
    const named = placesIn(pageTexts, /`([a-z]\w*(?:\.\w+)+)`/gi)
    const wrong = named.filter(({ anchor: key }) => namespaces.has(key.split('.')[0]) && !keys.includes(key))
    expect(wrong.map(told)).toEqual([])
  })
})
