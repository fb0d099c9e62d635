import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { Visitor } from 'test/sandbox/visitor'
import { operations } from 'foyer-contract/document/operations'
import { answerProblems } from 'foyer-contract/document/validate'

let sandbox: OwnSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

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
  const response = await fetch(sandbox.origin + operation.path, {
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
  const visitor = new Visitor(sandbox.origin)
  const credentials = { userName: 'simple', password: 'Harbor-2026!' }
  expect((await visitor.call('POST', '/api/auth/v2/login', credentials, headers)).status).toBe(200)
  expect((await visitor.call('POST', '/api/auth/v2/logout', undefined, headers)).status).toBe(200)
})

test('a call that only reads is answered for every caller', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  const response = await fetch(`${sandbox.origin}/api/online/v1/settings`, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
