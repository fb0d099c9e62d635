import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { checkVoice } from 'scripts/words/checkVoice'
import { checkProse, checkSpelling } from 'scripts/words/checkWords'
import { temporaryFolder } from 'test/support/temporaryFolder'

const folder = temporaryFolder('words')

function file(name: string, text: string): string {
  const place = path.join(folder, name)
  writeFileSync(place, text)
  return place
}

const spelling: [rule: string, name: string, text: string, found: string[]][] = [
  ['a flagged word, with its replacement', 'flagged.md', 'It begins anew.', ['again']],
  ['a flagged word in a comment', 'comment.ts', '// For whoever signs in.', ['people who']],
  ['a flagged word in the name of a test', 'name.ts', "test('it begins anew', () => {})", ['again']],
  ['a word that is spelt wrongly', 'spelling.md', 'The sesssion is over.', ['sesssion']],
  ['nothing in code', 'code.ts', 'export const sesssion = "anew"', []],
  ['nothing in code within a page', 'code.md', 'The field `sesssion`.', []],
]

test('the spelling check finds flagged and misspelt words in prose, and none in code', async () => {
  const files = spelling.map(([, name, text]) => file(name, text))
  const { ok, output } = await checkSpelling(folder, files)
  const lines = output.split('\n')
  const seen = spelling.map(([rule, name]) => [rule, lines.filter(line => line.includes(name))])
  expect(seen).toEqual(
    spelling.map(([rule, , , found]) => [rule, found.map(word => expect.stringContaining(word) as string)]),
  )
  expect(ok).toBe(false)
})

interface Rule {
  pattern: string
  expected: string
  specs: [{ from: string }]
}
const { rules } = parse(readFileSync('scripts/words/voice.yaml', 'utf8')) as { rules: Rule[] }

async function foundIn(name: string, text: string): Promise<string[]> {
  const findings = await checkVoice([file(name, text)])
  return findings.map(({ message }) => message.split(' => ')[0]!)
}

test.each(rules)('the voice check suggests: $expected', async ({ expected, specs: [{ from }] }) => {
  const findings = await checkVoice([file('example.ts', `/** ${from} */`)])
  expect(findings.map(({ message }) => message)).toContainEqual(expect.stringContaining(` => ${expected}`))
})

const places: [rule: string, name: string, text: string, found: string[]][] = [
  ['a page', 'a.md', 'One.\nIt belongs into the header.', ['belongs into']],
  [
    'a sentence that is wrapped in a comment',
    'a.tsx',
    '/**\n * It belongs\n * into it.\n */',
    ['belongs into'],
  ],
  [
    'comments one line each',
    'l.ts',
    '// It belongs\n// into it.\nf() // but for one',
    ['belongs into', 'but for'],
  ],
  ['no code', 'b.ts', "say('for who signs in', `by itself`)", []],
  ['no text behind an address', 'c.ts', "get('https://example.com/') || 'but for'", []],
  ['no code in a page', 'b.md', 'Write `for who`.\n```\nbut for\n```', []],
  ['no code in a comment', 'c.tsx', '/** Reads `for who`. */', []],
  ['a test’s title', 'g.test.ts', "test('one that cannot be had', f)", ['cannot be had']],
  ['a group’s title', 'h.test.tsx', 'describe("closes by itself", f)', ['by itself']],
  ['a row', 'i.test.ts', "test.each([\n  [\n    'but for one',\n  ],\n])('%s', f)", ['but for']],
  ['a table’s title', 'j.test.ts', "test.each(rows)(\n  '%s as ever',\n  f)", ['as ever']],
  ['no text that a test expects', 'k.test.ts', "expect(said).toBe('but for one')", []],
  ['no name of a user in a row', 'm.test.ts', "test.each([['nobody', 1]])('%s', f)", []],
  [
    'a line of a contract without its names',
    'n.yaml',
    'a: *nobody\nb: It comes to nothing.',
    ['comes to nothing'],
  ],
]

test.each(places)('the voice check reads %s', async (_rule, name, text, found) => {
  expect(await foundIn(name, text)).toEqual(found)
})

test('a finding is reported by file and line, with its replacement and the rule', async () => {
  const place = file('page.md', 'One.\n\nIt closes by itself.\n')
  expect(await checkProse([place])).toEqual({
    ok: false,
    output: `${place}:3 - by itself => on its own, automatically, separately\n    Not 'it closes by itself', but 'it closes automatically'.`,
  })
})

test('the line of a finding in code is that of its comment', async () => {
  const [finding] = await checkVoice([file('line.ts', 'f()\n\n  /** It closes\n   * by itself. */\n')])
  expect(finding).toMatchObject({ line: 3 })
})
