import type { Check, WorkflowExecutionResult } from '@redocly/respect-core'
import type { Journey } from 'scripts/conformance/journeys'
import { outcomeOf } from 'scripts/conformance/outcome'

const journey: Journey = {
  id: 'company',
  summary: 'The sign-in page knows its company',
  chapter: 'journey',
  person: undefined,
  secrets: [],
  extension: undefined,
  steps: { settings: { description: 'The settings are answered.', operation: 'fetchSettings' } },
}

const check = (name: string, given: Partial<Check> = {}): Check => ({
  name,
  passed: false,
  severity: 'error',
  ...given,
})

function ran(checks: Check[], statusCode?: number): WorkflowExecutionResult {
  const step = { stepId: 'settings', checks, ...(statusCode && { response: { statusCode } }) }
  return { executedSteps: [step], startTime: 10, endTime: 31.6 } as unknown as WorkflowExecutionResult
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

const rows: [rule: string, check: Check, status: number | undefined, reason: string][] = [
  [
    'a condition is told with the status',
    check('success criteria check', { condition: '$statusCode == 200', message: 'Checking simple criteria' }),
    401,
    'answered 401; asked for: $statusCode == 200',
  ],
  [
    'a broken schema is told with the field, never with its value',
    check('schema check', { message: QUOTING }),
    200,
    'answered 200, and the body breaks its schema: TYPE must be number,null (passwordExpiresIn)',
  ],
  [
    'an answer that does not come is told in its own words',
    check('failed network request', { message: 'no answer within 30 s' }),
    undefined,
    'no answer within 30 s',
  ],
]

test.each(rows)('%s', (_rule, failed, status, reason) => {
  expect(outcomeOf(journey, ran([check('status code check', { passed: true }), failed], status))).toEqual({
    kind: 'not carried',
    journey,
    calls: 1,
    ms: 22,
    stop: {
      step: 'settings',
      rule: 'The settings are answered.',
      operation: 'fetchSettings',
      reasons: [reason],
    },
  })
})

test('a journey whose every check passes is carried', () => {
  const passed = check('status code check', { passed: true })
  expect(outcomeOf(journey, ran([passed], 200))).toEqual({ kind: 'carried', journey, calls: 1, ms: 22 })
})

test.each([
  [
    'a journey of an extension that ends early is not tried',
    'session',
    { kind: 'not tried', extension: 'session' },
  ],
  ['one of no extension is carried', undefined, { kind: 'carried' }],
])('%s', (_rule, extension, outcome) => {
  const next = { description: 'The next is asked.', operation: 'fetchFeatures' }
  const longer = { ...journey, extension, steps: { ...journey.steps, next } }
  const passed = check('status code check', { passed: true })
  expect(outcomeOf(longer, ran([passed], 200))).toEqual({ ...outcome, journey: longer, calls: 1, ms: 22 })
})

test('a journey of an extension that breaks off early is not carried', () => {
  const failed = check('failed network request', { message: 'no answer' })
  expect(outcomeOf({ ...journey, extension: 'session' }, ran([failed])).kind).toBe('not carried')
})
