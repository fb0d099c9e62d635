import type { Check, WorkflowExecutionResult } from '@redocly/respect-core'
import type { Criterion, Journey } from 'foyer-contract/conformance/journeys'
import { withOldPassword } from 'foyer-contract/conformance/report/explained'
import { hostsLeftOut, type Outcome, outcomeOf } from 'foyer-contract/conformance/report/outcome'
import { statusesOf } from 'foyer-contract/conformance/report/reason'

const step = (operation: string, description = '', criteria: Criterion[] = []) => ({
  description,
  operation,
  criteria,
  carries: [],
  isPlain: true,
})
const STATUSES = '$statusCode == 200 || $statusCode == 204'
const settings = step('fetchSettings', 'The settings are answered.', [
  { condition: STATUSES, seen: undefined },
  { condition: '$response.body#/a == 1', seen: 'contains another a' },
])
// The other fields of a journey have no part in its outcome.
const journeyOf = (steps: Journey['steps'], extension?: string) => ({ steps, extension }) as Journey
const journey = journeyOf({ settings })

const check = (name: string, given: Partial<Check> = {}): Check => ({
  name,
  passed: false,
  severity: 'error',
  ...given,
})
const criterion = (condition: string): Check => check('success criteria check', { condition })
const PASSED = check('status code check', { passed: true })

interface Step {
  stepId?: string
  checks?: Check[]
  response?: { statusCode?: number | undefined; body?: unknown }
}

/** Returns the outcome of executed steps; each has passed unless it names its checks. */
const outcome = (of: Journey, ...steps: Step[]): Outcome => {
  const executedSteps = steps.map(each => ({ stepId: 'settings', checks: [PASSED], ...each }))
  // The library's type has many fields that the outcome does not read.
  const run = { executedSteps, startTime: 10, endTime: 31.6 } as unknown as WorkflowExecutionResult
  const calls = new Map([['fetchSettings', 'GET /api/online/v1/settings']])
  return outcomeOf(of, run, calls, 'https://signin.example.com')
}

const QUOTING = [
  '\u001b[0m',
  'TYPE must be number,null',
  '',
  '  1 | {',
  '> 2 |   "passwordExpiresIn": "90 days"',
  '    |                        ^^^^^^^^^ 👈🏽  type must be number,null',
  '\u001b[0m',
].join('\n')
const CSV =
  'Content type \u001b[31mtext/csv\u001b[39m for 200 response is not described in the schema.\n   Expected content types: application/json.'

test.each<[rule: string, checks: Check[], status: number | undefined, reason: string]>([
  [
    'a status is reported with the expected ones',
    [criterion(STATUSES)],
    401,
    'returned 401 instead of 200 or 204',
  ],
  [
    'anything else in words of the step',
    [criterion('$response.body#/a == 1')],
    200,
    'returned 200, but the response contains another a',
  ],
  [
    'a broken schema with the field, never with its value',
    [check('schema check', { message: QUOTING })],
    200,
    'returned 200, but passwordExpiresIn does not match the contract: it must be number,null',
  ],
  [
    'another type with that of the contract',
    [check('content-type check', { message: CSV })],
    200,
    'returned 200 with text/csv instead of application/json',
  ],
  [
    'an answer that does not come in its own words',
    [check('failed network request', { message: 'did not respond within 30 s' })],
    undefined,
    'did not respond within 30 s',
  ],
  [
    'of several the status, from which the rest follows',
    [check('schema check', { message: QUOTING }), criterion('$response.body#/a == 1'), criterion(STATUSES)],
    500,
    'returned 500 instead of 200 or 204',
  ],
])('%s', (_rule, failed, statusCode, reason) => {
  expect(outcome(journey, { checks: [PASSED, ...failed], response: { statusCode } })).toEqual({
    kind: 'not carried',
    journey,
    operations: ['fetchSettings'],
    ms: 22,
    stop: {
      step: 'settings',
      rule: 'The settings are answered.',
      call: 'GET /api/online/v1/settings',
      status: statusCode,
      reason,
    },
  })
})

test('the statuses of a call that is not offered are not required', () => {
  const condition = '$statusCode == 401 || $statusCode == 404 || $statusCode == 405 || $statusCode == 501'
  expect(statusesOf([{ condition, seen: undefined }])).toBe('401')
})

const longer = { settings, next: step('fetchFeatures') }
const untried = { kind: 'not tried', extension: 'session' }

test.each<[rule: string, of: Journey, expected: object]>([
  ['a journey passes if every check passes', journey, { kind: 'carried' }],
  ['a journey of an extension that ends early is not tried', journeyOf(longer, 'session'), untried],
  ['one of no extension is carried', journeyOf(longer), { kind: 'carried' }],
])('%s', (_rule, of, expected) => {
  expect(outcome(of, {})).toEqual({ ...expected, journey: of, operations: ['fetchSettings'], ms: 22 })
})

test('a journey of an extension that breaks off early fails', () => {
  const checks = [check('failed network request', { message: 'no answer' })]
  expect(outcome(journeyOf({ settings }, 'session'), { checks }).kind).toBe('not carried')
})

test('a right answer is reported with the hosts that it omits', () => {
  const body = { type: 'Notify', urls: ['https://mail.example.com', 'https://nas.local'] }
  const asked = { stepId: 'hosts', response: { statusCode: 200, body } }
  expect(outcome(journeyOf({ hosts: step('fetchAutoLogin') }), asked)).toMatchObject({
    kind: 'carried',
    notes: [expect.stringMatching(/^https:\/\/nas\.local is skipped/)],
  })
})

// (one-sign-in/server-name)
describe('an answer that may name the user', () => {
  const asking = journeyOf({ password: step('signIn'), status: step('fetchSessionStatus'), settings })
  type Answer = [stepId: string, statusCode: number, body: unknown]
  const of = (answers: Answer[]): Outcome =>
    outcome(
      asking,
      ...answers.map(([stepId, statusCode, body]) => ({ stepId, response: { statusCode, body } })),
    )
  const LOGIN = 'warning: the response that accepts the password has no userName: '
  const STATUS = 'warning: the session status has no userName: '
  const ADA = { userName: 'ada' }

  test.each<[rule: string, notes: string[] | undefined, ...answers: Answer[]]>([
    ['without a name in either', [LOGIN, STATUS], ['password', 200, {}], ['status', 200, {}]],
    ['without a name in two of a kind', [STATUS], ['status', 202, { mfa: [] }], ['status', 200, {}]],
    ['with an empty name', [LOGIN], ['password', 202, { userName: ' ' }]],
    ['with a name of another type', [LOGIN], ['password', 202, { userName: 7 }]],
    ['with a text for a body', [LOGIN], ['password', 202, 'OK']],
    ['without a body', [LOGIN], ['password', 202, undefined]],
    ['that names the user', undefined, ['password', 200, ADA], ['status', 202, ADA]],
    ['that accepts no one', undefined, ['password', 401, {}], ['status', 401, {}]],
    ['of another call', undefined, ['settings', 200, {}]],
  ])('%s: the journey passes, with the warnings %j', (_rule, notes, ...answers) => {
    const found = of(answers)
    expect(found.kind).toBe('carried')
    const told = 'notes' in found ? found.notes : undefined
    expect(told?.map(note => [LOGIN, STATUS].find(start => note.startsWith(start)))).toEqual(notes)
  })
})

const PAGE = 'https://signin.example.com'
const REASONS = ['not a host', 'the browser or the person', 'third party to signin.example.com']

test.each<[host: string, why: string | undefined]>([
  ['https://mail.example.com', undefined],
  ['https://signin.example.com:8443', undefined],
  ['http://mail.example.com', 'not a host'],
  ['https://mail.example.com/app', 'not a host'],
  ['https://mail.example.com?a=1', 'not a host'],
  ['https://user@mail.example.com', 'not a host'],
  ['mail.example.com', 'not a host'],
  ['https://nas.local', 'the browser or the person'],
  ['https://10.0.0.4:8443', 'the browser or the person'],
  ['https://wiki.internal', 'the browser or the person'],
  ['https://mail.example.org', 'third party to signin.example.com'],
  ['https://203.0.113.7', 'third party to signin.example.com'],
])('to a public page, %s is skipped: %s', (host, why) => {
  const said = hostsLeftOut({ type: 'Notify', urls: [host] }, PAGE)
  const told = said.filter(sentence => sentence.startsWith(`${host} is skipped`))
  expect(told.map(sentence => REASONS.find(reason => sentence.includes(reason)))).toEqual(
    why === undefined ? [] : [why],
  )
})

test.each<[rule: string, type: string, urls: unknown, page: string, skipped: string[]]>([
  [
    'a page on the company’s local network needs no permission',
    'Notify',
    ['https://nas.corp.internal', 'https://10.0.0.4'],
    'https://signin.corp.internal',
    ['^https://10\\.0\\.0\\.4 .* third party'],
  ],
  [
    'the type Redirect leads to the first host only, wherever it is',
    'Redirect',
    ['https://mail.example.org', 'https://mail.example.com'],
    PAGE,
    ['^https://mail\\.example\\.com .* only the first host$'],
  ],
  ['which must be one', 'Redirect', ['http://mail.example.com'], PAGE, ['not a host']],
  ['without a list, no host is reported', 'Notify', undefined, PAGE, []],
  ['a text is not a list', 'Notify', 'https://nas.local', PAGE, []],
  ['an object is not a list', 'Notify', {}, PAGE, []],
])('%s', (_rule, type, urls, page, skipped) => {
  expect(hostsLeftOut({ type, urls }, page)).toEqual(
    skipped.map(each => expect.stringMatching(each) as unknown),
  )
})

describe('an old password that still works', () => {
  const stopped = (at: string, status: number): Outcome => ({
    journey,
    operations: [],
    ms: 1,
    kind: 'not carried',
    stop: { step: at, status, rule: 'A rule.', call: 'POST /api/auth/v2/login', reason: 'returned' },
  })

  test('is explained, with the option that accepts it', () => {
    expect(withOldPassword(stopped('old-password', 200), false)).toMatchObject({
      kind: 'not carried',
      stop: { hint: expect.stringContaining('--old-password-stays') as unknown },
    })
  })

  test.each([200, 202])('a directory that accepts it for a while is carried, with a note (%d)', status => {
    expect(withOldPassword(stopped('old-password', status), true)).toMatchObject({
      kind: 'carried',
      notes: [expect.stringContaining('60 minutes')],
    })
  })

  test.each([
    ['another step', 'change', 200],
    ['an error', 'old-password', 500],
  ])('the option does not excuse %s', (_what, at, status) => {
    const found = stopped(at, status)
    expect(withOldPassword(found, true)).toBe(found)
  })
})
