import { enUS } from 'src/messages/en-US'
import { citations, namedKeys, pages, type Place, rules, texts } from './requirements'

const told = ({ file, line, anchor }: Place) => `${file}:${line} ${anchor}`
const known = new Set(rules.map(({ anchor }) => anchor))

test('a rule is named after its page', () => {
  const wrong = rules.filter(({ anchor, file }) => !file.endsWith(`/${anchor.split('/')[0]}.md`))
  expect(wrong.map(told)).toEqual([])
})

test('each page has its rules', () => {
  expect(pages.filter(page => !rules.some(({ anchor }) => anchor.startsWith(`${page}/`)))).toEqual([])
})

test('no two rules have one anchor', () => {
  const again = rules.filter(({ anchor }, at) => rules.findIndex(rule => rule.anchor === anchor) !== at)
  expect(again.map(told)).toEqual([])
})

test('every citation leads to a rule', () => {
  expect(citations.filter(({ anchor }) => !known.has(anchor)).map(told)).toEqual([])
})

test('every rule is named by code or by a test', () => {
  const named = new Set(citations.filter(({ file }) => !file.startsWith('docs/')).map(({ anchor }) => anchor))
  expect(rules.filter(({ anchor }) => !named.has(anchor)).map(told)).toEqual([])
})

test('every text that a rule names is in the catalogue', () => {
  const keys = Object.keys(enUS)
  const namespaces = [...new Set(keys.map(key => key.split('.')[0]!))]
  expect(
    namedKeys(namespaces)
      .filter(({ anchor: key }) => !keys.includes(key))
      .map(told),
  ).toEqual([])
})

// A reader cannot look up a paper that is not here.
test('nothing cites a paper that is not in the repository', () => {
  const FOREIGN = /\u00a7|\b(?:spec|rulings|hardening|conventions)\.md\b|\b(?:conventions|issue) #?\d/i
  const foreign = texts.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const found = FOREIGN.exec(line)
      return found ? [`${file}:${at + 1} ${found[0]}`] : []
    }),
  )
  expect(foreign).toEqual([])
})
