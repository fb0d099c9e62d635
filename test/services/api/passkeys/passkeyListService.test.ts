import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'

const kindOf = (result: Promise<unknown>) => result.catch((error: unknown) => failureOf(error).kind)
const listOf = (...list: object[]) => ({ kind: 'list', rpId: undefined, whole: true, list })

// (passkeys/list)
test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  [
    'each has its name and its time',
    {
      body: {
        rpId: 'harbor.test',
        passkeys: [
          { id: 'YQ', name: 'Laptop', lastUsedAt: 1767225600000 },
          { id: 'Yg', name: 'Phone', lastUsedAt: '1970-01-01T00:00:01Z' },
          { id: 'Yw', name: 'New', lastUsedAt: null },
          { id: 'ZA', name: 'Unknown' },
          { id: 'ZQ', name: 'Unreadable', lastUsedAt: 'soon' },
        ],
      },
    },
    {
      kind: 'list',
      rpId: 'harbor.test',
      whole: true,
      list: [
        { id: 'YQ', name: 'Laptop', usedMs: 1767225600000 },
        { id: 'Yg', name: 'Phone', usedMs: 1000 },
        { id: 'Yw', name: 'New', usedMs: null },
        { id: 'ZA', name: 'Unknown' },
        { id: 'ZQ', name: 'Unreadable' },
      ],
    },
  ],
  [
    'one without a name has none',
    { body: { passkeys: [{ id: 'YQ', name: 7 }] } },
    listOf({ id: 'YQ', name: '' }),
  ],
  [
    'one without an id is skipped',
    { body: { passkeys: [{ name: 'x' }, { id: 'YQ', name: 'y' }] } },
    { ...listOf({ id: 'YQ', name: 'y' }), whole: false },
  ],
  [
    'it may say whose they are',
    { body: { userId: 'dS0xNw', userName: 'ada', displayName: 'Ada L.', passkeys: [] } },
    { ...listOf(), user: { id: 'dS0xNw', name: 'ada', displayName: 'Ada L.' } },
  ],
  ['a name alone does not', { body: { userName: 'ada', passkeys: [] } }, listOf()],
  ['nor does what is not a handle', { body: { userId: 'dS 0', userName: 'ada', passkeys: [] } }, listOf()],
  [
    'names of another type are none',
    { body: { userId: 'dS0xNw', userName: 7, displayName: null, passkeys: [] } },
    { ...listOf(), user: { id: 'dS0xNw' } },
  ],
  [
    'one whose id no device knows is listed',
    { body: { passkeys: [{ id: 'a b', name: 'y' }] } },
    { ...listOf({ id: 'a b', name: 'y' }), whole: false },
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
  ['and so has 204', { status: 204 }, 'removed'],
  ['one that was gone is removed, explicitly', { status: 404, body: { code: 'passkeyRemoved' } }, 'removed'],
  ['a bare 404 proves nothing', { status: 404 }, 'refused'],
  ['nor does a text', { status: 404, body: 'Not found' }, 'refused'],
  ['nor other JSON', { status: 404, body: { message: 'passkeyRemoved' } }, 'refused'],
  ['nor the page of a proxy', { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<p>' }, 'page'],
  [
    'nor a page that has the code in it',
    { status: 404, headers: { 'Content-Type': 'text/html' }, body: '{"code":"passkeyRemoved"}' },
    'page',
  ],
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

// (calls/acting)
test('a passkey is removed for the person whom the page shows', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await removePasskey('YQ', { userName: 'ada' })
  expect(requests[0]?.json).toEqual({ id: 'YQ', userName: 'ada' })
})
