import { functionsAt, sourceFile, wordsIn } from 'scripts/build/names/sources'

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
