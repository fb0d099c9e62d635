/** @jest-environment jsdom */
import type { Journey } from 'foyer-contract/conformance/journeys'
import type { Outcome } from 'foyer-contract/conformance/report/outcome'
import {
  asJunit,
  asText,
  carriesAll,
  type Scope,
  untriedLines,
} from 'foyer-contract/conformance/report/report'

// The other fields of a journey are not reported.
const journey = (id: string, chapter: Journey['chapter'] = 'journey') =>
  ({ id, summary: `Does ${id}`, chapter, read: 'docs/a.md#b' }) as Journey

const carried: Outcome = {
  kind: 'carried',
  journey: journey('one'),
  operations: ['signIn', 'signOut'],
  ms: 1500,
}
const broken: Extract<Outcome, { kind: 'not carried' }> = {
  kind: 'not carried',
  journey: journey('two', 'security'),
  operations: ['signIn'],
  ms: 20,
  stop: {
    step: 'first',
    rule: 'It is "right".',
    call: 'POST /api/auth/v2/login',
    status: 500,
    reason: 'returned 500, but <a \u0007 bell>',
    hint: 'Wait.',
  },
}
const left: Outcome = {
  kind: 'not tried',
  ms: 0,
  journey: journey('three'),
  operations: [],
  lacks: ['--user a=NAME', 'FOYER_CODE'],
}

const untried: Outcome = {
  kind: 'not tried',
  journey: journey('four', 'security'),
  operations: ['signIn', 'signOut'],
  ms: 30,
  extension: 'session',
}

const again: Outcome = { ...broken, journey: journey('five', 'security') }
const other: Outcome = {
  ...broken,
  journey: journey('six', 'security'),
  stop: { ...broken.stop, hint: undefined },
}

const NOTHING: Scope = {
  api: 'https://api.example',
  all: [],
  chosen: [],
  calls: new Map(),
  isSelection: false,
}

/** The text without the last lines. */
const textOf = (outcomes: Outcome[]): string => asText(outcomes, NOTHING).split('\n\nNot tried\n')[0] ?? ''

test('the text separates journeys from security, and lists the failures of each', () => {
  expect(textOf([carried, broken, left, untried, again, other])).toBe(
    [
      'Journeys',
      '✓ one: Does one',
      '– three: Does three',
      '    not tried: it needs --user a=NAME, FOYER_CODE',
      '',
      'Security',
      '✗ two: Does two',
      '    first: POST /api/auth/v2/login returned 500, but <a \u0007 bell>: it is "right". Wait.',
      '    read docs/a.md#b',
      '– four: Does four',
      '    not tried: the backend does not announce the extension session',
      '✗ five: Does five',
      '    first: same cause as two, first',
      '✗ six: Does six',
      '    first: POST /api/auth/v2/login returned 500, but <a \u0007 bell>: it is "right".',
      '    read docs/a.md#b',
      '',
      '1 carried, 3 not carried, 2 not tried',
    ].join('\n'),
  )
})

test('the last lines list the untested aspects, without those of a selection', () => {
  const scope = {
    api: 'http://api.example',
    all: [...['one', 'two', 'seven'].map(id => journey(id)), { ...journey('eight'), option: 'limits' }],
    chosen: [journey('one'), journey('eleven')],
    calls: new Map([
      ['signIn', 'POST /api/in'],
      ['a', 'GET /api/a'],
      ['b', 'POST /api/b'],
    ]),
    isSelection: false,
  }
  const outcomes = [carried, broken, left, untried]
  const tried = [
    '- journeys without a person or a secret: three',
    '- journeys of extensions that the backend does not announce: four',
    '- journeys that were not carried, after the step that failed: two',
  ]
  const unwalked =
    '- journeys that are not walked on a page, so run the command without --browser too: eleven'
  const secure = '- Secure, which is required only over https: the step secure of cookie'
  expect(untriedLines(outcomes, scope)).toEqual([
    '',
    'Not tried',
    ...tried,
    '- journeys that were not selected: seven',
    unwalked,
    '- tests that lock people out, without --limits: eight',
    '- calls of the contract that no step made: GET /api/a, POST /api/b',
    secure,
    expect.stringMatching(/^- not covered by this command: device checks, /),
  ])
  const selection = untriedLines(outcomes, { ...scope, isSelection: true })
  expect(selection).toEqual(['', 'Not tried', ...tried, unwalked, secure])
})

test('everything was tried', () => {
  expect(untriedLines([carried], { ...NOTHING, isSelection: true })).toEqual([])
})

test('the XML is readable with any text in an answer', () => {
  const xml = asJunit([carried, broken, left, untried])
  const read = new DOMParser().parseFromString(xml, 'text/xml')
  expect(read.querySelector('parsererror')).toBeNull()
  expect(read.querySelector('testsuite')?.getAttribute('failures')).toBe('1')
  expect(read.querySelector('testsuite')?.getAttribute('skipped')).toBe('2')
  expect([...read.querySelectorAll('testcase')].map(one => one.getAttribute('time'))).toEqual([
    '1.500',
    '0.020',
    '0.000',
    '0.030',
  ])
  expect(read.querySelector('failure')?.getAttribute('message')).toBe('first: It is "right".')
  expect(read.querySelector('failure')?.textContent).toBe(
    'POST /api/auth/v2/login returned 500, but <a   bell>: it is "right". Wait. Read docs/a.md#b',
  )
})

test.each([
  ['one that passes', [carried], true],
  ['one without a person beside it', [carried, left], true],
  ['one of an extension beside it', [carried, untried], true],
  ['one that fails', [carried, broken], false],
  ['nothing that could be run', [left], false],
  ['nothing', [], false],
])('%s decides how the command ends', (_what, outcomes, ends) => {
  expect(carriesAll(outcomes)).toBe(ends)
})

test('omissions of a right answer are listed below its journey', () => {
  const noted: Outcome = { ...carried, notes: ['https://nas.local is skipped <here>'] }
  expect(textOf([noted])).toMatch(/^✓ .*\n {4}https:\/\/nas\.local is skipped <here>$/m)
  expect(asJunit([noted])).toContain('<system-out>https://nas.local is skipped &lt;here&gt;</system-out>')
})

test('a note that several journeys share is shown once in the text', () => {
  const noted: Outcome = { ...carried, notes: ['warning: a name is missing'] }
  expect(textOf([noted, { ...noted, journey: journey('seven') }]).match(/warning: /g)).toHaveLength(1)
})
