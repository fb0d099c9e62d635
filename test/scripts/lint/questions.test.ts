import { execFileSync } from 'node:child_process'

const HEAD = `import { call, put, select } from 'src/sagas/effects'
const [storage, state] = [new Map(), { value: 1 }]
`

const rows: [rule: string, code: string, refused: boolean][] = [
  ['a question that dispatches', "function* isHeld() { yield* put({ type: 'x' }) }", true],
  ['a question that calls what removes', 'function* mayGo() { yield* call(removeCookie) }', true],
  ['a question that writes', 'const readNames = () => writeNames([])', true],
  ['a question that empties the storage', "const hasName = () => localStorage.removeItem('x')", true],
  ['a question that assigns to what it has not made', 'const canGo = () => (state.value = 2)', true],
  ['a method', 'const facts = { isLate() { forgetPerson() } }', true],
  ['a function without a name within a question', 'const isDone = () => [1].map(() => forgetPerson())', true],
  ['a question that asks', 'function* isHeld() { return yield* call(readCookie) }', false],
  ['a question that selects', 'function* mayGo() { return yield* select(isLate) }', false],
  ['a question with a collection of its own', 'const isSeen = () => new Set().delete(1)', false],
  ['a name that acts', "function* claimRedirect() { yield* put({ type: 'x' }) }", false],
  ['an act with a question before its name', 'const island = () => removeCookie()', false],
  [
    'an act within a question that has a name',
    'const isReady = () => { function start() { removeCookie() } }',
    false,
  ],
]

test('a question that acts is an error', () => {
  const input = HEAD + rows.map(([, code]) => `${code}\n`).join('')
  const program = ['test/scripts/lint/lintSaga.mjs', 'questions/changeNothing']
  const lines = JSON.parse(execFileSync(process.execPath, program, { input, encoding: 'utf8' })) as number[]
  const first = HEAD.split('\n').length
  expect(lines.map(line => rows[line - first]![0])).toEqual(
    rows.filter(([, , wrong]) => wrong).map(([rule]) => rule),
  )
})
