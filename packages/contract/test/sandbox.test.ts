import { WALKS } from './journeys/all'
import { Caller } from './walks/walk'
import { openSandbox } from 'test/sandbox/openSandbox'
import { PASSWORD } from 'test/sandbox/visitor'
import { operations } from 'foyer-contract/document/operations'
import { answerProblems } from 'foyer-contract/document/validate'

const here = openSandbox()

test.each(WALKS)('%s returns %d when %s, as the contract specifies', async (_id, status, _when, act) => {
  const caller = new Caller(here.visitor)
  const answer = await act({ ...here, caller })
  expect(caller.problems).toEqual([])
  expect(answer.status).toBe(status)
})

test.each(operations.map(({ id }) => id))('%s is called, and succeeds', id => {
  expect(WALKS.filter(walk => walk[0] === id && walk[1] === 200)).not.toEqual([])
})

describe('the check itself', () => {
  const operation = operations.find(({ id }) => id === 'fetchOnboardingStatus')!
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' })

  test.each([
    [
      'an answer that fits has no problem',
      200,
      '{"onboardingStatus":"None","onboardingVersion":2}',
      headers,
      0,
    ],
    ['an unnamed status is a problem', 418, '{}', headers, 1],
    ['a missing field is a problem', 200, '{}', headers, 1],
    ['a field with another name is a problem', 200, '{"onboardingStatus":"None","version":2}', headers, 1],
    ['an unknown value is a problem', 200, '{"onboardingStatus":"Lost"}', headers, 1],
    [
      'another type of body is a problem',
      200,
      '<p>',
      new Headers({ 'Content-Type': 'text/html', 'X-Request-Id': 'r' }),
      1,
    ],
    ['a missing header is a problem', 401, '{}', new Headers({ 'Content-Type': 'application/json' }), 1],
  ])('%s', (_rule, status, text, given, count) => {
    expect(answerProblems(operation, { status, headers: given, text })).toHaveLength(count)
  })
})

describe('another site', () => {
  const changing = operations.filter(({ method }) => method !== 'get')

  const FORM = 'application/x-www-form-urlencoded'
  const sent: [what: string, headers: Record<string, string>, body: string][] = [
    ['a call without our header', { 'X-Touch-Supported': '' }, '{}'],
    ['a call of another site', { 'Sec-Fetch-Site': 'cross-site' }, '{}'],
    ['a call of another origin of this site', { 'Sec-Fetch-Site': 'same-site' }, '{}'],
    ['a call typed into the address bar', { 'Sec-Fetch-Site': 'none' }, '{}'],
    ['a form', { 'Content-Type': FORM }, 'userName=simple'],
    ['a text', { 'Content-Type': 'text/plain' }, '{}'],
    ['a text that names JSON', { 'Content-Type': 'text/plain;application/json' }, '{}'],
    ['a body of no type', { 'Content-Type': '' }, '{}'],
  ]
  /** One rule serves all operations, and the journeys of the contract forge each call: here the first one is sent in every way, each other in one. */
  const rows = changing.flatMap((operation, at) =>
    (at === 0 ? sent : [sent[at % sent.length]!]).map(
      ([what, headers, body]) => [operation.id, what, operation, headers, body] as const,
    ),
  )

  // (calls/contract-refuses)
  test.each(rows)('%s refuses %s', async (_id, _what, operation, headers, body) => {
    const given = { 'X-Touch-Supported': 'false', 'Content-Type': 'application/json', ...headers }
    const response = await fetch(here.sandbox.origin + operation.path, {
      method: operation.method.toUpperCase(),
      headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
      // As bytes, a body has no type.
      body: new TextEncoder().encode(body),
    })
    const answer = { status: response.status, headers: response.headers, text: await response.text() }
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answerProblems(operation, answer)).toEqual([])
  })

  test.each([
    ['of this origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['of a browser that does not send its origin', {}],
  ])('a call %s is answered, with a body and without', async (_what, headers) => {
    const credentials = { userName: 'simple', password: PASSWORD }
    expect((await here.visitor.call('POST', '/api/auth/v2/login', credentials, headers)).status).toBe(200)
    expect((await here.visitor.call('POST', '/api/auth/v2/logout', undefined, headers)).status).toBe(200)
  })

  test('a call that only reads is answered for every caller', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const response = await fetch(`${here.sandbox.origin}/api/online/v1/settings`, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
