import type { Problem } from 'src/constants/problems'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'
import { UNTIL } from 'scenarios/scenario'
import { ceremonyProblem, creationProblem } from 'src/features/ceremonyProblem'
import { enUS } from 'src/messages/en-US'
import type { CeremonyFailure } from 'src/services/browser/passkeys/ceremony'

const table: [rule: string, failure: Failure, problem: Problem][] = [
  ['being offline takes precedence over every other code', { kind: 'offline' }, { code: 'offline' }],
  ['a fault of the app takes precedence over every other code', { kind: 'fault' }, { code: 'ownFault' }],
  ['no answer', { kind: 'unreachable' }, { code: 'serverLater' }],
  [
    'a rate limit states when to try again',
    { kind: 'limited', status: 429, until: UNTIL },
    { code: 'serverLater', status: 429, until: UNTIL },
  ],
  ['a rate limit may have no time', { kind: 'limited', status: 429 }, { code: 'serverLater', status: 429 }],
  [
    'an error has no time',
    { kind: 'refused', status: 500, until: UNTIL },
    { code: 'serverLater', status: 500 },
  ],
  ['a page of HTML is a server fault', { kind: 'page', status: 403 }, { code: 'serverLater', status: 403 }],
  [
    'another account’s session has no message of its own',
    { kind: 'otherAccount', status: 409 },
    { code: 'serverLater', status: 409 },
  ],
  [
    'the request id is kept for a support ticket',
    { kind: 'refused', status: 500, requestId: 'r-1' },
    { code: 'serverLater', status: 500, requestId: 'r-1' },
  ],
  [
    'the server’s own text is not used',
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
    'a text with its language',
    { text: 'Nein.', textLang: 'de' },
    { code: 'serverText', text: 'Nein.', lang: 'de' },
  ],
  ['a language without a text', { textLang: 'de' }, { code: 'serverText' }],
])('the server’s message is shown for %s', (_rule, words, problem) => {
  expect(serverWords(words)).toStrictEqual(problem)
})

describe('a failed passkey', () => {
  // (passkeys/words)
  test.each<[reason: CeremonyFailure, words: string]>([
    ['cancelled', 'The passkey was not used. Please try again, or choose another way.'],
    ['timedOut', 'The time to use the passkey has run out. Please try again, or choose another way.'],
    [
      'elsewhere',
      'Another tab or window is asking for a passkey. Finish there first, or choose another way.',
    ],
    ['noAuthenticator', 'This device cannot use a passkey. Please choose another way.'],
    ['unsupported', 'This browser cannot use passkeys. Please choose another way.'],
    ['blocked', 'Passkeys are not allowed on this page. Please choose another way.'],
    ['exists', 'This device already has a passkey for your account.'],
  ])('%s has its own message', (reason, words) => {
    const { code } = ceremonyProblem(reason)
    expect(enUS[`problem.${code}` as keyof typeof enUS]).toBe(words)
  })

  // (passkeys/offer-words)
  test.each<[reason: CeremonyFailure, words: string]>([
    ['cancelled', 'No passkey was created. You can try again, or do it later.'],
    ['timedOut', 'No passkey was created. You can try again, or do it later.'],
    [
      'elsewhere',
      'Another tab or window is asking for a passkey. Finish there first, or create yours later.',
    ],
    ['noAuthenticator', 'A passkey cannot be created here. You can go on without one.'],
    ['unsupported', 'A passkey cannot be created here. You can go on without one.'],
    ['blocked', 'A passkey cannot be created here. You can go on without one.'],
    ['exists', 'This device already has a passkey for your account.'],
  ])('during creation, the message for %s offers no alternative', (reason, words) => {
    const { code } = creationProblem(reason)
    expect(enUS[`problem.${code}` as keyof typeof enUS]).toBe(words)
  })
})
