import {
  type VisitReport,
  nextVisit,
  NO_VISIT,
  type VisibleState,
  reportOfVisit,
} from 'src/features/visit/visit'
import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'
import { endAt } from 'src/features/visit/stepFacts'
import { UNTIL } from 'scenarios/scenario'

const still = { busy: false, leaving: false, handedOver: false } as const
const at = (step: VisibleState['step'], more: Partial<VisibleState> = {}): VisibleState => ({
  step,
  ...still,
  ...more,
})
const username = at('username')
const password = at('password')
const sending = at('password', { busy: true })
const refused = at('password', { end: 'refused' })
const out = at(undefined, { leaving: true })

/** Returns the report of a visit that shows these states, one per second, and that is left one second later. */
function visit(...shown: VisibleState[]): VisitReport {
  const last = shown.reduce((before, now, second) => nextVisit(before, now, second * 1000), NO_VISIT)
  return reportOfVisit(last, shown.length * 1000)
}

const line = ({ steps, end }: VisitReport): string =>
  [...steps.map(({ step, tries }) => `${step} ${tries}`), end].join(', ')

// (visits/steps, visits/tries, visits/end)
test.each<[rule: string, shown: VisibleState[], told: string]>([
  ['a page that is left at once has no tries', [username], 'username 0, left'],
  ['a repeated state starts no new step', [username, username, password], 'username 0, password 0, left'],
  [
    'a step that is shown again later counts as a new one',
    [username, password, username],
    'username 0, password 0, username 0, left',
  ],
  ['each submission counts as a try', [password, sending, password, sending], 'password 2, left'],
  ['a long submission counts as one try', [password, sending, sending], 'password 1, left'],
  [
    'a rejection is the end until the user tries again',
    [password, sending, refused, password],
    'password 1, refused',
  ],
  ['another try clears the rejection', [password, sending, refused, password, sending], 'password 2, left'],
  [
    'another step clears the rejection',
    [password, sending, refused, username],
    'password 1, username 0, left',
  ],
  [
    'the checks after a correct answer start no new step',
    [password, sending, at(undefined), at('code')],
    'password 1, code 0, left',
  ],
  ['a visit is done when the app redirects', [password, sending, at(undefined), out], 'password 1, done'],
  [
    'a redirect after a rejection makes the visit done',
    [password, sending, refused, out],
    'password 1, done',
  ],
  [
    'a redirect to another screen does not make the visit done',
    [username, out, at('sessionStatus', { leaving: true })],
    'username 0, sessionStatus 0, left',
  ],
  [
    'a redirect to a screen that stays does not make the visit done',
    [username, out, at('sessionStatus', { leaving: true }), at('sessionStatus', { leaving: true })],
    'username 0, sessionStatus 0, left',
  ],
  [
    'a window that has notified the web app makes the visit done',
    [password, at(undefined, { handedOver: true })],
    'password 0, done',
  ],
  ['a cancelled redirect does not make the visit done', [username, out, username], 'username 0, left'],
])('%s', (_rule, shown, told) => {
  expect(line(visit(...shown))).toBe(told)
})

// (visits/times)
test.each([
  [0, 0],
  [1999, 0],
  [2000, 2],
  [59_999, 20],
  [60_000, 60],
  [599_999, 180],
  [86_400_000, 600],
])('%i milliseconds belong to the class that starts at %i seconds', (ms, seconds) => {
  expect(reportOfVisit(nextVisit(NO_VISIT, username, 0), ms).steps).toMatchObject([{ seconds }])
  const passed = nextVisit(nextVisit(NO_VISIT, username, 0), password, ms)
  expect(reportOfVisit(passed, ms).steps).toMatchObject([{ seconds }, { seconds: 0 }])
})

// (visits/factor, visits/entry)
test('details that arrive later are reported with their step', () => {
  const { steps } = visit(
    at('username', { entry: 'remembered' }),
    at('username', { entry: 'typed' }),
    username,
    at('code'),
    at('code', { factor: 'sms' }),
    at('code'),
  )
  expect(steps).toEqual([
    { step: 'username', seconds: 2, tries: 0, entry: 'typed' },
    { step: 'code', seconds: 2, tries: 0, factor: 'sms' },
  ])
})

// (visits/steps, visits/tries)
test('an endless visit reports its latest 20 steps', () => {
  const { steps } = visit(...Array.from({ length: 40 }, () => [username, password]).flat(), at('help'))
  expect(steps).toHaveLength(20)
  expect(steps.at(-1)?.step).toBe('help')
  const { steps: tried } = visit(...Array.from({ length: 200 }, () => [password, sending]).flat())
  expect(tried).toMatchObject([{ tries: 99 }])
})

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
