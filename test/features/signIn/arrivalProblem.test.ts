import type { Problem } from 'src/constants/problems'
import { type Arrival, arrivalProblem } from 'src/features/signIn/arrivalProblem'

const nobody: Arrival = {
  previousPath: undefined,
  sessionLifespanLimit: false,
  sessionTimeoutLimit: undefined,
}

const table: [rule: string, arrival: Arrival, problem: Problem | undefined][] = [
  ['nothing to say', nobody, undefined],
  ['from the approval it was denied', { ...nobody, previousPath: '/verification' }, { code: 'loginDenied' }],
  ['from elsewhere it was not', { ...nobody, previousPath: '/session-status' }, undefined],
  ['the end of a session’s life', { ...nobody, sessionLifespanLimit: true }, { code: 'sessionLifespan' }],
  [
    'inactivity, with its minutes',
    { ...nobody, sessionTimeoutLimit: 15 },
    { code: 'sessionInactive', minutes: 15 },
  ],
  [
    'a denial outranks the session’s life',
    { ...nobody, previousPath: '/verification', sessionLifespanLimit: true },
    { code: 'loginDenied' },
  ],
  [
    'a denial outranks inactivity',
    { ...nobody, previousPath: '/verification', sessionTimeoutLimit: 15 },
    { code: 'loginDenied' },
  ],
  [
    'the session’s life outranks inactivity',
    { ...nobody, sessionLifespanLimit: true, sessionTimeoutLimit: 15 },
    { code: 'sessionLifespan' },
  ],
]
test.each(table)('%s', (_rule, arrival, problem) => {
  expect(arrivalProblem(arrival)).toEqual(problem)
})
