import { execFileSync } from 'node:child_process'

const HEAD = `import * as raw from 'redux-saga/effects'
import { call, put, type Saga } from 'src/sagas/effects'
import { notifyHosts } from 'src/sagas/signIn/hosts/notifyHosts'
export function* probe(ok: boolean): Saga {
`

const rows: [rule: string, statement: string, refused: boolean][] = [
  ['a call that is dropped', 'call(probe, ok)', true],
  ['a saga that is only called', "notifyHosts([], 't')", true],
  ['an effect behind a condition', "ok && put({ type: 'x' })", true],
  ['an effect that is dropped on purpose', "void put({ type: 'x' })", true],
  ['a plain effect that is dropped', "raw.put({ type: 'x' })", true],
  ['an effect that is delegated to', 'yield* call(probe, ok)', false],
  ['a saga that is delegated to', 'yield* probe(ok)', false],
  ['an effect behind a condition that is delegated to', "if (ok) yield* put({ type: 'x' })", false],
  ['a function that is no saga', "console.log('x')", false],
]

test('an effect that is made and not yielded is an error', () => {
  const input = `${HEAD}${rows.map(([, statement]) => `  ${statement}\n`).join('')}}\n`
  const said = execFileSync(process.execPath, ['test/scripts/lint/lintSaga.mjs', 'sagas/yielded'], {
    input,
    encoding: 'utf8',
  })
  const first = HEAD.split('\n').length
  const refused = (JSON.parse(said) as number[]).map(line => rows[line - first]![0])
  expect(refused).toEqual(rows.filter(([, , wrong]) => wrong).map(([rule]) => rule))
})
