import { execFileSync } from 'node:child_process'

type Row = [what: string, code: string, refused: boolean]

const SAGA = `import * as raw from 'redux-saga/effects'
import { call, put, type Saga } from 'src/sagas/effects'
import { notifyHosts } from 'src/sagas/signIn/hosts/notifyHosts'
export function* probe(ok: boolean): Saga {
`

const EFFECTS: Row[] = [
  ['a call that is dropped', 'call(probe, ok)', true],
  ['a saga that is only called', "notifyHosts([], 't')", true],
  ['an effect behind a condition', "ok && put({ type: 'x' })", true],
  ['an effect that is dropped on purpose', "void put({ type: 'x' })", true],
  ['a plain effect that is dropped', "raw.put({ type: 'x' })", true],
  ['an effect that is delegated to', 'yield* call(probe, ok)', false],
  ['a saga that is delegated to', 'yield* probe(ok)', false],
  ['an effect behind a condition that is delegated to', "if (ok) yield* put({ type: 'x' })", false],
  ['a function that is not a saga', "console.log('x')", false],
]

const MODULE = `import { call, put, select } from 'src/sagas/effects'
const [storage, state] = [new Map(), { value: 1 }]
`

const QUESTIONS: Row[] = [
  ['a question that dispatches', "function* isHeld() { yield* put({ type: 'x' }) }", true],
  ['a question that calls a deletion', 'function* mayGo() { yield* call(removeCookie) }', true],
  ['a question that writes', 'const readNames = () => writeNames([])', true],
  ['a question that empties the storage', "const hasName = () => localStorage.removeItem('x')", true],
  ['a question that assigns to an outer object', 'const canGo = () => (state.value = 2)', true],
  ['a conversion that reports', 'const failureOf = () => reportCrash()', true],
  ['a conversion that converts', 'const failureOf = () => String(state)', false],
  ['a method', 'const facts = { isLate() { forgetPerson() } }', true],
  ['a function without a name within a question', 'const isDone = () => [1].map(() => forgetPerson())', true],
  ['a question that asks', 'function* isHeld() { return yield* call(readCookie) }', false],
  ['a question that selects', 'function* mayGo() { return yield* select(isLate) }', false],
  ['a question with a local collection', 'const isSeen = () => new Set().delete(1)', false],
  ['a name that acts', "function* claimRedirect() { yield* put({ type: 'x' }) }", false],
  ['an act with a question before its name', 'const island = () => removeCookie()', false],
  [
    'an act within a question that has a name',
    'const isReady = () => { function start() { removeCookie() } }',
    false,
  ],
]

const sourceOf = (head: string, rows: Row[], end = ''): string =>
  `${head}${rows.map(([, code]) => `${code}\n`).join('')}${end}`

/** By rule, the lines of each source that it refuses: one process, since the types of the project take most of its time. */
const LINES = JSON.parse(
  execFileSync(process.execPath, ['test/scripts/lint/lintSagas.mjs'], {
    input: JSON.stringify({
      'sagas/yielded': sourceOf(SAGA, EFFECTS, '}\n'),
      'questions/changeNothing': sourceOf(MODULE, QUESTIONS),
    }),
    encoding: 'utf8',
  }),
) as Record<string, number[]>

test.each([
  ['an effect that is made and not yielded is an error', 'sagas/yielded', SAGA, EFFECTS],
  ['a question that acts is an error', 'questions/changeNothing', MODULE, QUESTIONS],
])('%s', (_name, rule, head, rows) => {
  const first = head.split('\n').length
  expect(LINES[rule]?.map(line => rows[line - first]![0])).toEqual(
    rows.filter(([, , refused]) => refused).map(([what]) => what),
  )
})
