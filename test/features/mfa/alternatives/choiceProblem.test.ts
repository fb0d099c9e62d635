import { choiceProblem } from 'src/features/mfa/alternatives/choiceProblem'
import type { Problem } from 'src/constants/problems'
import type { Failure } from 'src/services/http/call'

const until = { monotonicMs: 1, wallMs: 2 }

// (alternatives/rejected, alternatives/failed)
test.each<[rule: string, failure: Failure, problem: Problem]>([
  [
    'a rejection shows the server’s text, in its language',
    { kind: 'refused', status: 400, text: 'Nicht so.', textLang: 'de' },
    { code: 'serverText', status: 400, text: 'Nicht so.', lang: 'de' },
  ],
  [
    'a 401 that does not end the sign-in shows the server’s text',
    { kind: 'refused', status: 401, text: 'No.' },
    { code: 'serverText', status: 401, text: 'No.' },
  ],
  ['a rejection without a text', { kind: 'refused', status: 409 }, { code: 'serverTryLater', status: 409 }],
  [
    'the text of a failing server is not shown',
    { kind: 'refused', status: 500, text: 'NullPointerException' },
    { code: 'serverTryLater', status: 500 },
  ],
  ['a page of a proxy', { kind: 'page', status: 403 }, { code: 'serverTryLater', status: 403 }],
  [
    'a response that cannot be read',
    { kind: 'unreadable', status: 200 },
    { code: 'serverTryLater', status: 200 },
  ],
  ['no response', { kind: 'unreachable' }, { code: 'serverTryLater' }],
  ['no connection', { kind: 'offline' }, { code: 'offline' }],
  [
    'a rate limit shows only when it ends',
    { kind: 'limited', status: 429, text: 'Slow down.', until },
    { code: 'serverTryLater', status: 429, until },
  ],
  ['a rate limit without a time', { kind: 'limited', status: 429 }, { code: 'serverTryLater', status: 429 }],
  ['a fault of the app', { kind: 'fault' }, { code: 'ownFault' }],
])('%s', (_rule, failure, problem) => {
  expect(choiceProblem(failure)).toEqual(problem)
})
