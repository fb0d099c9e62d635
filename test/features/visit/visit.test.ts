import {
  visibleState,
  type VisitReport,
  nextVisit,
  NO_VISIT,
  type VisibleState,
  reportOfVisit,
} from 'src/features/visit/visit'
import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'
import type { JourneyProgress, Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
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
  ['a visit without a step is left', [], 'left'],
  ['a page that is left at once has no tries', [username], 'username 0, left'],
  ['a page that redirects at once is done', [at('username', { leaving: true })], 'username 0, done'],
  ['a submission that the page shows first counts as a try', [sending], 'password 1, left'],
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
  ['a new step clears the rejection', [password, sending, refused, username], 'password 1, username 0, left'],
  [
    'the checks after a correct answer start no new step',
    [password, sending, at(undefined), at('code')],
    'password 1, code 0, left',
  ],
  ['a visit is done when the app redirects', [password, sending, at(undefined), out], 'password 1, done'],
  ['a page that is still being left stays done', [password, sending, out, out], 'password 1, done'],
  ['a redirect after a rejection is done', [password, sending, refused, out], 'password 1, done'],
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

test('a step lasts until the next one', () => {
  const states = [...Array.from({ length: 8 }, () => username), ...Array.from({ length: 12 }, () => password)]
  expect(visit(...states, username).steps.map(({ seconds }) => seconds)).toEqual([5, 10, 0])
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

describe('what the state shows', () => {
  // Each flag of the record stands for a fact that a journey reads.
  const flag = (name: string) => (state: AppState) => name in state.record
  const ends = (state: AppState) => (flag('done')(state) ? 'done' : undefined)
  const journeys = (more: Partial<Progress> = {}): JourneyProgress[] => [
    {
      steps: {
        username: {
          problems: ['login', 'support'],
          busy: flag('busy'),
          remembered: flag('remembered'),
          ...more,
        },
      },
    },
    {
      stepAt: (route, state) =>
        flag('between')(state) ? null : route === '/change-password' ? 'security' : undefined,
      stepInFront: state => (flag('help')(state) ? 'help' : undefined),
      isLeaving: flag('leaving'),
      isHandedOver: flag('handedOver'),
      steps: { help: { problems: [], end: ends }, security: { problems: [], otherwise: 'done' } },
    },
  ]
  const FAULT = { problem: { code: 'serverLater' } }
  const REFUSED = { problem: { code: 'wrongCredentials' } }

  // (visits/steps, visits/end, visits/entry, visits/factor)
  test.each<
    [rule: string, shown: object, flags: string, slices?: object, path?: string, more?: Partial<Progress>]
  >([
    ['the step of a screen', {}, ''],
    ['the step that a journey names', { step: 'security', end: 'done' }, '', {}, '/change-password'],
    ['the last step between two steps', { step: undefined, busy: true }, 'between busy'],
    ['a modal, with the end of its screen', { step: 'help', end: 'fault' }, 'help', { login: FAULT }],
    ['a modal with an end', { step: 'help', end: 'done' }, 'help done', { login: FAULT }],
    ['a modal in front of no problem', { step: 'help' }, 'help'],
    ['the first problem of the slices', { end: 'refused' }, '', { login: REFUSED, support: FAULT }],
    ['a problem in a region', { end: 'fault' }, '', { support: { text: 'a', none: null, form: FAULT } }],
    ['no problem of another slice', {}, '', { company: FAULT }],
    ['an end before a problem', { end: 'done' }, 'done', { login: FAULT }, '/', { end: ends }],
    ['an end otherwise', { end: 'left' }, '', {}, '/', { otherwise: 'left' }],
    ['the end of a part', { end: 'done' }, 'done', {}, '/', { parts: [{ problems: [], end: ends }] }],
    ['a request, and a remembered name', { busy: true, entry: 'remembered' }, 'busy remembered'],
    ['a page that is being left', { leaving: true }, 'leaving'],
    ['a sign-in in another window', { handedOver: true }, 'handedOver'],
    ['the factor of a screen', { step: 'approval', factor: 'approval' }, '', {}, '/verification'],
    ['a code, with the name from the server', { step: 'code', factor: 'sms' }, '', {}, '/phone-auth'],
  ])('%s', (_rule, shown, flags, slices = {}, path = '/', more = {}) => {
    const record = Object.fromEntries(flags.split(' ').map(name => [name, true]))
    const router = { location: { pathname: `/signin${path}` } }
    const factor = { awaited: { mfaType: 'sms' } }
    const state = { record: { ...record, factor }, router, ...slices } as unknown as AppState
    const none = { step: 'username', factor: undefined, busy: false, leaving: false, handedOver: false }
    expect(visibleState(state, 'username', journeys(more))).toEqual({ ...none, ...shown })
  })
  test('no end between two steps if the visit has no step yet', () => {
    const state = { record: { between: true }, router: {} } as unknown as AppState
    expect(visibleState(state, undefined, journeys({ otherwise: 'left' }))).toEqual(at(undefined))
  })
})
