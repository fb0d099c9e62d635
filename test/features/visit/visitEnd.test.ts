import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'
import { endAt } from 'src/features/visit/visitEnd'
import { UNTIL } from 'scenarios/scenario'

// (visits/end)
test.each<[rule: string, problem: Problem, end: string]>([
  ['a wrong password', { code: 'wrongCredentials' }, 'refused'],
  ['the words of the server', { code: 'serverText', text: 'Wrong.' }, 'refused'],
  ['a server that does not answer', { code: 'serverLater' }, 'fault'],
  ['one that says when to come again has refused', { code: 'serverLater', until: UNTIL }, 'refused'],
  ['a code that has run out', { code: 'codeTimedOut' }, 'tooLate'],
  ['an empty field', { code: 'enterPassword' }, 'left'],
  ['a sign-in that the person has broken off', { code: 'providerCancelled' }, 'left'],
])('%s', (_rule, problem, end) => {
  expect(endAt(problem)).toBe(end)
})

test('no problem counts as done', () => {
  expect(Object.values(PROBLEM_ENDS)).not.toContain('done')
})
