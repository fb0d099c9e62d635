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

const rewritten: [faulty: string, better: string][] = [
  ['What a code is missing has the focus.', 'Focuses the first empty digit.'],
  [
    'That was right: what was said is kept, then cookies.',
    'A correct password stores the answer, then the cookies, then runs the checks.',
  ],
  [
    'The server gives a code to a full session alone.',
    'The server must issue a code only to a fully authenticated session.',
  ],
  [
    'As a second script of the page it took half of a slow line.',
    'Loaded by its own script tag, React took half the bandwidth of a slow connection.',
  ],
  [
    'A refusal or a call under way is told alone.',
    'Hides the rules while a request or a rejection is shown.',
  ],
  ['Of a code whose digits each have a box.', 'Code lengths that are entered in separate boxes.'],
  ['Times are digits to the eye.', 'Timers show digits; screen readers read words.'],
  [
    'Whether the site’s policy leaves a ceremony to this page.',
    'Whether Permissions-Policy allows WebAuthn on this page.',
  ],
  ['A page in the company’s own network needs no leave.', 'A page on the local network needs no permission.'],
  ['Somebody whom it cannot name is another.', 'An unknown person counts as a different person.'],
]

test.each(rewritten)('the voice check rejects "%s" and accepts "%s"', async (faulty, better) => {
  expect(await foundIn('faulty.md', faulty)).not.toEqual([])
  expect(await foundIn('better.md', better)).toEqual([])
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
