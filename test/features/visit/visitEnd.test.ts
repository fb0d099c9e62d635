import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'
import { endAt } from 'src/features/visit/visitEnd'
import { UNTIL } from 'scenarios/scenario'

// (visits/end)
test.each<[rule: string, problem: Problem, end: string]>([
  ['a wrong password', { code: 'wrongCredentials' }, 'refused'],
  ['the server’s message', { code: 'serverText', text: 'Wrong.' }, 'refused'],
  ['a server that does not answer', { code: 'serverLater' }, 'fault'],
  ['an answer with a time to retry counts as refused', { code: 'serverLater', until: UNTIL }, 'refused'],
  ['an expired code', { code: 'codeTimedOut' }, 'tooLate'],
  ['an empty field', { code: 'enterPassword' }, 'left'],
  ['a sign-in that the user cancelled', { code: 'providerCancelled' }, 'left'],
])('%s', (_rule, problem, end) => {
  expect(endAt(problem)).toBe(end)
})

test('no problem counts as done', () => {
  expect(Object.values(PROBLEM_ENDS)).not.toContain('done')
})
