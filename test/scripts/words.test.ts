import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkPhrases, checkSpelling } from 'scripts/words/checkWords'
import { findPhrases } from 'scripts/words/phrases'
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

describe('the spelling check', () => {
  let outcome: Awaited<ReturnType<typeof checkSpelling>>
  beforeAll(async () => {
    outcome = await checkSpelling(
      folder,
      spelling.map(([, name, text]) => file(name, text)),
    )
  })

  test('fails where it finds something', () => {
    expect(outcome.ok).toBe(false)
  })

  test.each(spelling)('finds %s', (_rule, name, _text, found) => {
    const lines = outcome.output.split('\n').filter(line => line.includes(name))
    expect(lines).toHaveLength(found.length)
    expect(lines.join()).toContain(found.join())
  })
})

const phrases: [rule: string, name: string, text: string, found: string[]][] = [
  ['a phrase of a page', 'a.md', 'One.\nIt belongs into the header.', ['belongs into']],
  ['a phrase of a comment', 'a.ts', 'f() // for who signs in', ['for who']],
  ['a phrase of a block comment', 'a.tsx', '/**\n * It is no list.\n */', ['is no l']],
  ['no phrase of code', 'b.ts', "say('for who signs in', `by itself`)", []],
  ['no phrase behind an address', 'c.ts', "get('https://example.com/') || 'but for'", []],
  ['no phrase of code in a page', 'b.md', 'Write `for who`.\n```\nbut for\n```', []],
  [
    'a comment that begins with an object',
    'd.ts',
    '// Whom it names.\n/** Nor this. */',
    ['// Whom', '/** Nor'],
  ],
  ['no object within a comment', 'e.ts', '// The person whom it names, nor anybody else.', []],
  ['an aphorism', 'e.md', 'It comes to nothing, as ever.', ['as ever', 'comes to nothing']],
  ['a phrase of a test’s title', 'g.test.ts', "test('one that cannot be had', f)", ['cannot be had']],
  ['a phrase of a group’s title', 'h.test.tsx', 'describe("by itself", f)', ['by itself']],
  ['a phrase of a row', 'i.test.ts', "test.each([\n  [\n    'but for one',\n  ],\n])('%s', f)", ['but for']],
  ['a phrase of a table’s title', 'j.test.ts', "test.each(rows)(\n  '%s as ever',\n  f)", ['as ever']],
  ['no phrase that a test expects', 'k.test.ts', "expect(said).toBe('but for one')", []],
  ["no 'there is nothing that'", 'f.md', 'There is nothing that fails.', []],
  ["no 'there is no'", 'd.md', 'There is no list, and it is no longer there.', []],
]

test.each(phrases)('the phrase check finds %s', (_rule, name, text, found) => {
  expect(findPhrases(name, text).map(each => each.found)).toEqual(found)
})

test('a phrase is reported by file and line, with its replacement', () => {
  const place = file('phrase.md', 'One.\n\nIt belongs into the header.\n')
  expect(checkPhrases([place])).toEqual({
    ok: false,
    output: `${place}:3 - 'belongs into': belongs in`,
  })
})
