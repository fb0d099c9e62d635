/** @jest-environment jsdom */
import type { Journey } from 'scripts/conformance/journeys'
import type { Outcome } from 'scripts/conformance/report/outcome'
import { asJunit, asText, carriesAll } from 'scripts/conformance/report/report'
import { type Left, leftOf, untriedLines } from 'scripts/conformance/report/untried'

const journey = (id: string, chapter: Journey['chapter'] = 'journey'): Journey => ({
  id,
  file: 'journeys.yaml',
  summary: `Does ${id}`,
  chapter,
  person: undefined,
  other: undefined,
  secrets: [],
  extension: undefined,
  option: undefined,
  read: 'docs/a.md#b',
  steps: {},
})

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
    reason: 'is answered 500, but <a \u0007 bell>',
    hint: 'Wait.',
  },
}
const left: Outcome = {
  kind: 'left out',
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

const NOTHING: Left = { unchosen: [], options: [], calls: [], overTls: true }

/** The text without the last lines. */
const textOf = (outcomes: Outcome[]): string => asText(outcomes, NOTHING).split('\n\nNot tried\n')[0] ?? ''

test('the text tells journeys from security, and what is wrong with each', () => {
  expect(textOf([carried, broken, left, untried, again, other])).toBe(
    [
      'Journeys',
      '✓ one: Does one',
      '– three: Does three',
      '    left out: it needs --user a=NAME, FOYER_CODE',
      '',
      'Security',
      '✗ two: Does two',
      '    first: POST /api/auth/v2/login is answered 500, but <a \u0007 bell>: it is "right". Wait.',
      '    read docs/a.md#b',
      '– four: Does four',
      '    not tried: the backend does not say the extension session',
      '✗ five: Does five',
      '    first: the same as at two, first',
      '✗ six: Does six',
      '    first: POST /api/auth/v2/login is answered 500, but <a \u0007 bell>: it is "right".',
      '    read docs/a.md#b',
      '',
      '1 carried, 3 not carried, 1 left out, 1 not tried',
    ].join('\n'),
  )
})

test('the last lines say what was not tried', () => {
  const lines = untriedLines([carried, broken, left, untried], {
    unchosen: ['seven'],
    options: [['limits', ['eight']]],
    calls: ['GET /api/a', 'POST /api/b'],
    overTls: false,
  })
  expect(lines).toEqual([
    '',
    'Not tried',
    '- journeys that lack a person or a secret: three',
    '- extensions that the backend does not say: four',
    '- journeys that broke off, from their step on: two',
    '- journeys that were not chosen: seven',
    '- what locks people out, without --limits: eight',
    '- calls of the contract that no step made: GET /api/a, POST /api/b',
    '- Secure, which counts over https alone: the step secure of cookie',
    expect.stringMatching(/^- never by this command: device checks, /),
  ])
})

test('what is left is what no outcome has', () => {
  const all = [journey('one'), journey('nine'), { ...journey('ten'), option: 'limits' }]
  const calls = new Map([
    ['signIn', 'POST /api/in'],
    ['support', 'GET /api/support'],
  ])
  expect(leftOf([carried], all, calls, 'https://api.example')).toEqual({
    unchosen: ['nine'],
    options: [['limits', ['ten']]],
    calls: ['GET /api/support'],
    overTls: true,
  })
})

test('the XML can be read whatever an answer said', () => {
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
    'POST /api/auth/v2/login is answered 500, but <a   bell>: it is "right". Wait. Read docs/a.md#b',
  )
})

test.each([
  ['one that is carried', [carried], true],
  ['one that is left out beside it', [carried, left], true],
  ['one that is not tried beside it', [carried, untried], true],
  ['one that is not carried', [carried, broken], false],
  ['nothing that could be run', [left], false],
  ['nothing', [], false],
])('%s decides how the command ends', (_what, outcomes, ends) => {
  expect(carriesAll(outcomes)).toBe(ends)
})

test('what a right answer leaves out stands below its journey', () => {
  const noted: Outcome = { ...carried, notes: ['https://nas.local is left out <here>'] }
  expect(textOf([noted])).toMatch(/^✓ .*\n {4}https:\/\/nas\.local is left out <here>$/m)
  expect(asJunit([noted])).toContain('<system-out>https://nas.local is left out &lt;here&gt;</system-out>')
})

test('a note that several journeys share is shown once in the text', () => {
  const noted: Outcome = { ...carried, notes: ['warning: a name is missing'] }
  expect(textOf([noted, { ...noted, journey: journey('seven') }]).match(/warning: /g)).toHaveLength(1)
})
