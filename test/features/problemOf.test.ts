import type { Problem } from 'src/constants/problems'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/failure'
import { UNTIL } from 'scenarios/scenario'

const table: [rule: string, failure: Failure, problem: Problem][] = [
  ['offline outranks every code', { kind: 'offline' }, { code: 'offline' }],
  ['so does a fault of ours', { kind: 'fault' }, { code: 'ownFault' }],
  ['no answer', { kind: 'unreachable' }, { code: 'serverLater' }],
  [
    'a limit says when to try again',
    { kind: 'limited', status: 429, until: UNTIL },
    { code: 'serverLater', status: 429, until: UNTIL },
  ],
  ['a limit without a time', { kind: 'limited', status: 429 }, { code: 'serverLater', status: 429 }],
  [
    'a refusal names no time',
    { kind: 'refused', status: 500, until: UNTIL },
    { code: 'serverLater', status: 500 },
  ],
  ['a page is the server’s fault', { kind: 'page', status: 403 }, { code: 'serverLater', status: 403 }],
  [
    'the session of another person has no words of its own',
    { kind: 'otherAccount', status: 409 },
    { code: 'serverLater', status: 409 },
  ],
  [
    'the request goes along for a ticket',
    { kind: 'refused', status: 500, requestId: 'r-1' },
    { code: 'serverLater', status: 500, requestId: 'r-1' },
  ],
  [
    'the server’s own words do not',
    { kind: 'refused', status: 500, text: 'NullPointerException' },
    { code: 'serverLater', status: 500 },
  ],
]
// (calls/kind-of-failure)
test.each(table)('%s', (_rule, failure, problem) => {
  expect(problemOf(failure, 'serverLater')).toStrictEqual(problem)
})

// (calls/error-text, calls/text-language)
test.each<[rule: string, words: Parameters<typeof serverWords>[0], problem: Problem]>([
  ['a text', { text: 'Nein.' }, { code: 'serverText', text: 'Nein.' }],
  [
    'a text and its language',
    { text: 'Nein.', textLang: 'de' },
    { code: 'serverText', text: 'Nein.', lang: 'de' },
  ],
  ['a language without a text', { textLang: 'de' }, { code: 'serverText' }],
])('the server’s own words: %s', (_rule, words, problem) => {
  expect(serverWords(words)).toStrictEqual(problem)
})
