import type { Check, WorkflowExecutionResult } from '@redocly/respect-core'
import type { Journey } from 'foyer-contract/conformance/journeys'
import { outcomeOf } from 'foyer-contract/conformance/report/outcome'
import { statusesOf } from 'foyer-contract/conformance/report/reason'

const journey: Journey = {
  id: 'company',
  file: 'journeys.yaml',
  summary: 'The sign-in page knows its company',
  chapter: 'journey',
  person: undefined,
  other: undefined,
  secrets: [],
  extension: undefined,
  option: undefined,
  pageRule: undefined,
  read: 'docs/a.md#b',
  steps: {
    settings: {
      description: 'The settings are answered.',
      operation: 'fetchSettings',
      criteria: [
        { condition: '$statusCode == 200 || $statusCode == 204', seen: undefined },
        { condition: '$response.body#/a == 1', seen: 'contains another a' },
      ],
      carries: [],
      isPlain: true,
    },
  },
}

const API = 'https://signin.example.com'
const CALLS = new Map([['fetchSettings', 'GET /api/online/v1/settings']])

const check = (name: string, given: Partial<Check> = {}): Check => ({
  name,
  passed: false,
  severity: 'error',
  ...given,
})

// The library's type has many fields that the outcome does not read.
const resultOf = (executedSteps: object[]) =>
  ({ executedSteps, startTime: 10, endTime: 31.6 }) as unknown as WorkflowExecutionResult

const ran = (checks: Check[], statusCode?: number): WorkflowExecutionResult =>
  resultOf([{ stepId: 'settings', checks, ...(statusCode && { response: { statusCode } }) }])

const QUOTING = [
  '\u001b[0m',
  'TYPE must be number,null',
  '',
  '  1 | {',
  '> 2 |   "passwordExpiresIn": "90 days"',
  '    |                        ^^^^^^^^^ 👈🏽  type must be number,null',
  '\u001b[0m',
].join('\n')

const rows: [rule: string, checks: Check[], status: number | undefined, reason: string][] = [
  [
    'a status is reported with the expected ones',
    [check('success criteria check', { condition: '$statusCode == 200 || $statusCode == 204' })],
    401,
    'returned 401 instead of 200 or 204',
  ],
  [
    'anything else in words of the step',
    [check('success criteria check', { condition: '$response.body#/a == 1' })],
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
    [
      check('content-type check', {
        message:
          'Content type \u001b[31mtext/csv\u001b[39m for 200 response is not described in the schema.\n   Expected content types: application/json.',
      }),
    ],
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
    [
      check('schema check', { message: QUOTING }),
      check('success criteria check', { condition: '$response.body#/a == 1' }),
      check('success criteria check', { condition: '$statusCode == 200 || $statusCode == 204' }),
    ],
    500,
    'returned 500 instead of 200 or 204',
  ],
]

test.each(rows)('%s', (_rule, failed, status, reason) => {
  const run = ran([check('status code check', { passed: true }), ...failed], status)
  expect(outcomeOf(journey, run, CALLS, API)).toEqual({
    kind: 'not carried',
    journey,
    operations: ['fetchSettings'],
    ms: 22,
    stop: {
      step: 'settings',
      rule: 'The settings are answered.',
      call: 'GET /api/online/v1/settings',
      status,
      reason,
    },
  })
})

test('the statuses of a call that is not offered are not required', () => {
  const condition = '$statusCode == 401 || $statusCode == 404 || $statusCode == 405 || $statusCode == 501'
  expect(statusesOf([{ condition, seen: undefined }])).toBe('401')
})

test('a journey passes if every check passes', () => {
  const passed = check('status code check', { passed: true })
  expect(outcomeOf(journey, ran([passed], 200), CALLS, API)).toEqual({
    kind: 'carried',
    journey,
    operations: ['fetchSettings'],
    ms: 22,
  })
})

test.each([
  [
    'a journey of an extension that ends early is not tried',
    'session',
    { kind: 'not tried', extension: 'session' },
  ],
  ['one of no extension is carried', undefined, { kind: 'carried' }],
])('%s', (_rule, extension, outcome) => {
  const next = {
    description: 'The next is asked.',
    operation: 'fetchFeatures',
    criteria: [],
    carries: [],
    isPlain: true,
  }
  const longer = { ...journey, extension, steps: { ...journey.steps, next } }
  const passed = check('status code check', { passed: true })
  expect(outcomeOf(longer, ran([passed], 200), CALLS, API)).toEqual({
    ...outcome,
    journey: longer,
    operations: ['fetchSettings'],
    ms: 22,
  })
})

test('a journey of an extension that breaks off early fails', () => {
  const failed = check('failed network request', { message: 'no answer' })
  expect(outcomeOf({ ...journey, extension: 'session' }, ran([failed]), CALLS, API).kind).toBe('not carried')
})

test('a right answer is reported with the hosts that it omits', () => {
  const asking: Journey = {
    ...journey,
    steps: {
      hosts: { description: '', operation: 'fetchAutoLogin', criteria: [], carries: [], isPlain: true },
    },
  }
  const body = { type: 'Notify', urls: ['https://mail.example.com', 'https://nas.local'] }
  const step = {
    stepId: 'hosts',
    checks: [check('1', { passed: true })],
    response: { statusCode: 200, body },
  }
  expect(outcomeOf(asking, resultOf([step]), CALLS, API)).toMatchObject({
    kind: 'carried',
    notes: [expect.stringMatching(/^https:\/\/nas\.local is skipped/)],
  })
})

// (one-sign-in/server-name)
describe('an answer that may name the user', () => {
  const step = (operation: string) => ({
    description: '',
    operation,
    criteria: [],
    carries: [],
    isPlain: true,
  })
  const asking: Journey = {
    ...journey,
    steps: {
      password: step('signIn'),
      status: step('fetchSessionStatus'),
      settings: step('fetchSettings'),
    },
  }
  type Answers = [stepId: string, statusCode: number, body: unknown][]
  const outcome = (answers: Answers) => {
    const executedSteps = answers.map(([stepId, statusCode, body]) => ({
      stepId,
      checks: [check('1', { passed: true })],
      response: { statusCode, body },
    }))
    return outcomeOf(asking, resultOf(executedSteps), CALLS, API)
  }
  const LOGIN: unknown = expect.stringMatching(
    /^warning: the response that accepts the password has no userName: /,
  )
  const STATUS: unknown = expect.stringMatching(/^warning: the session status has no userName: /)

  test.each<[rule: string, answers: Answers, notes: unknown[]]>([
    [
      'without a name in either',
      [
        ['password', 200, {}],
        ['status', 200, {}],
      ],
      [LOGIN, STATUS],
    ],
    [
      'without a name in two answers of a kind',
      [
        ['status', 202, { mfa: [] }],
        ['status', 200, {}],
      ],
      [STATUS],
    ],
    ['with an empty name', [['password', 202, { userName: ' ' }]], [LOGIN]],
    ['with a name of another type', [['password', 202, { userName: 7 }]], [LOGIN]],
    ['with a text for a body', [['password', 202, 'OK']], [LOGIN]],
    ['without a body', [['password', 202, undefined]], [LOGIN]],
  ])('%s leads to a warning, and the journey passes', (_rule, answers, notes) => {
    expect(outcome(answers)).toMatchObject({ kind: 'carried', notes })
  })

  test.each<[rule: string, answers: Answers]>([
    [
      'that names the user',
      [
        ['password', 200, { userName: 'ada' }],
        ['status', 202, { userName: 'ada' }],
      ],
    ],
    [
      'that accepts no one',
      [
        ['password', 401, {}],
        ['status', 401, {}],
      ],
    ],
    ['of another call', [['settings', 200, {}]]],
  ])('%s leads to none', (_rule, answers) => {
    expect(outcome(answers)).not.toHaveProperty('notes')
  })
})
