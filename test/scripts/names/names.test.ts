import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { functionsAt, sourceFile, wordsIn } from 'scripts/build/names/sources'
import { writeNames } from 'scripts/build/names/writeNames'
import { temporaryFolder } from 'test/support/temporaryFolder'

/** The files of a built folder of one script once its names are written. */
function built(keepMaps?: boolean): string[] {
  const folder = temporaryFolder('maps')
  writeFileSync(path.join(folder, 'main.0a1b2c3d.js'), 'go()')
  writeFileSync(
    path.join(folder, 'main.0a1b2c3d.js.map'),
    JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }),
  )
  writeNames(folder, [], keepMaps)
  return readdirSync(folder).toSorted()
}

test('a release has the names of its functions, and no source map', () => {
  expect(built()).toEqual(['main.0a1b2c3d.js', 'names.0a1b2c3d.json'])
})

test('a measurement of packages has the maps as well', () => {
  expect(built(true)).toEqual(['main.0a1b2c3d.js', 'main.0a1b2c3d.js.map', 'names.0a1b2c3d.json'])
})

const at = (text: string, place: string): string | undefined => {
  const file = sourceFile('one.ts', text)
  const { line, character } = file.getLineAndCharacterOfPosition(text.indexOf(place))
  return functionsAt(file).get(line * 10_000 + character)
}

test.each<[text: string, place: string, name: string | undefined]>([
  ['export function* submitPassword() { yield 1 }', 'function', 'submitPassword'],
  ['export async function send() {}', 'async', 'send'],
  ['export async function send() {}', 'send', 'send'],
  ['function takeEvery$1() {}', 'function', 'takeEvery'],
  ['const told = <T>(one: T): T => one', '<T>', 'told'],
  ['const slice = { selectors: { selectStep: state => state } }', 'state =>', 'selectStep'],
  ['const slice = { read() { return 1 } }', 'read', 'read'],
  ['call(() => 1)', '() =>', undefined],
])('%s has its name', (text, place, name) => {
  expect(at(text, place)).toBe(name)
})

test('the words of a file are its short texts and its fields, in types too', () => {
  const text = `type Step = { step: 'editing' } | { gone: 'left' }
const told = (one: Other) => one.answer === 'signedIn' ? \`\${one}\` : 'Nobody says this.'`
  expect(wordsIn(sourceFile('one.ts', text))).toEqual([
    'step',
    'editing',
    'gone',
    'left',
    'answer',
    'signedIn',
  ])
})
