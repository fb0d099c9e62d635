import type { Problem } from 'src/constants/problems'
import { type Arrival, arrivalReason } from 'src/features/signIn/arrivalReason'

const nobody: Arrival = { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }
const broken: Problem = { code: 'deviceCheckFailed' }

/** The causes, each of which outranks those below it. */
const causes: [cause: string, arrival: Partial<Arrival>, problem: Problem, sessionOver: boolean][] = [
  ['a journey that was broken off says why', { abortReason: broken }, broken, true],
  ['from the approval it was denied', { previousPath: '/verification' }, { code: 'loginDenied' }, true],
  ['the end of a session’s life', { sessionLifespanLimit: true }, { code: 'sessionLifespan' }, true],
  [
    'inactivity, with its minutes',
    { sessionTimeoutLimit: 15 },
    { code: 'sessionInactive', minutes: 15 },
    true,
  ],
  ['none at all is a limit, too', { sessionTimeoutLimit: 0 }, { code: 'sessionInactive', minutes: 0 }, true],
  ['a 401 anywhere else', { previousPath: '/change-password' }, { code: 'signInAgain' }, true],
  ['a step that is not known any more', { lostStep: true }, { code: 'signInAgain' }, false],
]

// (sign-in/denied, sign-in/again)
test.each(causes)('%s', (_cause, arrival, problem, sessionOver) => {
  expect(arrivalReason({ ...nobody, ...arrival })).toEqual({ problem, sessionOver })
})

test('an arrival of the person’s own has nothing to say', () => {
  expect(arrivalReason(nobody)).toBeUndefined()
})

const ranks = causes.flatMap((cause, rank) =>
  causes
    .slice(rank + 1)
    // One field cannot hold two values.
    .filter(lower => Object.keys(lower[1]).every(field => !(field in cause[1])))
    .map(lower => [cause[0], lower[0], { ...lower[1], ...cause[1] }, cause[2]] as const),
)
test.each(ranks)('%s: outranks %s', (_cause, _lower, arrival, problem) => {
  expect(arrivalReason({ ...nobody, ...arrival })?.problem).toEqual(problem)
})
