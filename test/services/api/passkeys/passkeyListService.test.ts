import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'

const kindOf = (result: Promise<unknown>) => result.catch((error: unknown) => failureOf(error).kind)
const listOf = (...list: object[]) => ({ kind: 'list', rpId: undefined, list })

// (passkeys/list)
test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  [
    'each has its name and its time',
    {
      body: {
        rpId: 'harbor.test',
        passkeys: [
          { id: 'a', name: 'Laptop', lastUsedAt: 5 },
          { id: 'b', name: 'Phone', lastUsedAt: '1970-01-01T00:00:01Z' },
          { id: 'c', name: 'New', lastUsedAt: null },
        ],
      },
    },
    {
      kind: 'list',
      rpId: 'harbor.test',
      list: [
        { id: 'a', name: 'Laptop', usedMs: 5 },
        { id: 'b', name: 'Phone', usedMs: 1000 },
        { id: 'c', name: 'New' },
      ],
    },
  ],
  [
    'one without a name has none',
    { body: { passkeys: [{ id: 'a', name: 7 }] } },
    listOf({ id: 'a', name: '' }),
  ],
  [
    'one without an id is skipped',
    { body: { passkeys: [{ name: 'x' }, { id: 'a', name: 'y' }] } },
    listOf({ id: 'a', name: 'y' }),
  ],
  ['there may be none', { body: { passkeys: [] } }, listOf()],
  ['a missing list cannot be read', { body: {} }, 'unreadable'],
  ['null neither', { body: null }, 'unreadable'],
  ['without a session there is none', { status: 401 }, { kind: 'signedOut' }],
  ['500 is a failure', { status: 500 }, 'refused'],
])('%s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await kindOf(fetchPasskeys())).toEqual(outcome)
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/api/auth/v2/passkeys' })
})

// (passkeys/remove)
test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  ['200 has removed it', { body: {} }, 'removed'],
  ['one that was gone is removed', { status: 404 }, 'removed'],
  ['401 has no session', { status: 401 }, 'signedOut'],
  ['a page proves nothing', { headers: { 'Content-Type': 'text/html' }, body: '<p>' }, 'unreadable'],
  ['500 has not', { status: 500 }, 'refused'],
])('removing: %s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await kindOf(removePasskey('a/b'))).toEqual(outcome)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/auth/v2/passkeys/remove',
    json: { id: 'a/b' },
  })
})
