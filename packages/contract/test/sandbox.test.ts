import { ALL, otherAccountWalks } from './journeys/all'
import { Caller } from './walks/walk'
import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { Visitor } from 'test/sandbox/visitor'
import { operations } from 'foyer-contract/document/operations'
import { answerProblems } from 'foyer-contract/document/validate'

const WALKS = [...ALL.flatMap(({ walks = [] }) => walks), ...otherAccountWalks]

let sandbox: OwnSandbox
let caller: Caller

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.api('reset', { method: 'POST' })
  caller = new Caller(new Visitor(sandbox.origin))
})
afterAll(() => sandbox.stop())

test.each(WALKS)('%s returns %d when %s, as the contract specifies', async (_id, status, _when, act) => {
  const answer = await act({ caller, sandbox })
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
