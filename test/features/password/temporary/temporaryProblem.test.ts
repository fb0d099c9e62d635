import { temporaryProblem } from 'src/features/password/temporary/temporaryProblem'
import type { Failure } from 'src/services/http/serviceError'

const later = 'tryAgainLater'
const table: [rule: string, failure: Failure, problem: object][] = [
  ['a server message', { kind: 'refused', status: 400, text: 'No.' }, { code: later }],
  ['no message', { kind: 'refused', status: 400 }, { code: 'usedPassword' }],
  ['no message, by the server’s fault', { kind: 'refused', status: 500 }, { code: 'usedPassword' }],
  ['no answer', { kind: 'unreachable' }, { code: later }],
  ['no connection', { kind: 'offline' }, { code: 'offline' }],
  ['too many tries', { kind: 'limited', status: 429, retryAfterS: 9 }, { code: later, retryAfterS: 9 }],
]
test.each(table)('%s', (_rule, failure, problem) => {
  expect(temporaryProblem(failure)).toMatchObject(problem)
})
