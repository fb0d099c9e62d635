/** @jest-environment jsdom */
import type { Journey } from 'scripts/conformance/journeys'
import type { Outcome } from 'scripts/conformance/outcome'
import { asJunit, asText, carriesAll } from 'scripts/conformance/report'

const journey = (id: string, chapter: Journey['chapter'] = 'journey'): Journey => ({
  id,
  summary: `Does ${id}`,
  chapter,
  person: undefined,
  secrets: [],
  extension: undefined,
  steps: {},
})

const carried: Outcome = { kind: 'carried', journey: journey('one'), calls: 2, ms: 1500 }
const broken: Outcome = {
  kind: 'not carried',
  journey: journey('two', 'security'),
  calls: 1,
  ms: 20,
  stop: {
    step: 'first',
    rule: 'It is "right".',
    operation: 'signIn',
    reasons: ['answered 500; asked for: $statusCode < 300 && true', 'a \u0007 bell'],
  },
}
const left: Outcome = {
  kind: 'left out',
  journey: journey('three'),
  calls: 0,
  lacks: ['--user a=NAME', 'FOYER_CODE'],
}

const untried: Outcome = {
  kind: 'not tried',
  journey: journey('four', 'security'),
  calls: 2,
  ms: 30,
  extension: 'session',
}

test('the text tells journeys from security, and what is wrong with each', () => {
  expect(asText([carried, broken, left, untried])).toBe(
    [
      'Journeys',
      '✓ one: Does one',
      '– three: Does three',
      '    left out: it needs --user a=NAME, FOYER_CODE',
      '',
      'Security',
      '✗ two: Does two',
      '    at first: It is "right".',
      '    signIn answered 500; asked for: $statusCode < 300 && true',
      '    signIn a \u0007 bell',
      '– four: Does four',
      '    not tried: the backend does not say the extension session',
      '',
      '1 carried, 1 not carried, 1 left out, 1 not tried',
    ].join('\n'),
  )
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
    'signIn answered 500; asked for: $statusCode < 300 && true; signIn a   bell',
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
