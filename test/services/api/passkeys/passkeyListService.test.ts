import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { type AnswerRow, type BodyRow, expectAnswer, expectBody } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'

const PAGE = { headers: { 'Content-Type': 'text/html' }, body: '<p>' }
const listOf = (...list: object[]) => ({ kind: 'list', rpId: undefined, whole: true, list })

// (passkeys/list)
test.each<BodyRow>([
  [
    'each passkey has its name and the time of its last use',
    {
      rpId: 'harbor.test',
      passkeys: [
        { id: 'YQ', name: 'Laptop', lastUsedAt: 1767225600000 },
        { id: 'Yg', name: 'Phone', lastUsedAt: '1970-01-01T00:00:01Z' },
        { id: 'Yw', name: 'New', lastUsedAt: null },
        { id: 'ZA', name: 'Unknown' },
        { id: 'ZQ', name: 'Unreadable', lastUsedAt: 'soon' },
      ],
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
  ['a missing name is empty', { passkeys: [{ id: 'YQ', name: 7 }] }, listOf({ id: 'YQ', name: '' })],
  [
    'a passkey without an id is skipped',
    { passkeys: [{ name: 'x' }, { id: 'YQ', name: 'y' }] },
    { ...listOf({ id: 'YQ', name: 'y' }), whole: false },
  ],
  [
    'the list may name its user',
    { userId: 'dS0xNw', userName: 'ada', displayName: 'Ada L.', passkeys: [] },
    { ...listOf(), user: { id: 'dS0xNw', name: 'ada', displayName: 'Ada L.' } },
  ],
  ['a username without an id names no user', { userName: 'ada', passkeys: [] }, listOf()],
  ['an invalid user id names no user', { userId: 'dS 0', userName: 'ada', passkeys: [] }, listOf()],
  [
    'names of another type are ignored',
    { userId: 'dS0xNw', userName: 7, displayName: null, passkeys: [] },
    { ...listOf(), user: { id: 'dS0xNw' } },
  ],
  [
    'an id that is not base64url is listed',
    { passkeys: [{ id: 'a b', name: 'y' }] },
    { ...listOf({ id: 'a b', name: 'y' }), whole: false },
  ],
  ['the list may be empty', { passkeys: [] }, listOf()],
  ['a missing list is unreadable', {}, 'unreadable'],
])('%s', expectBody(fetchPasskeys))

// (passkeys/remove)
test.each<AnswerRow>([
  [
    'an explicit code confirms that the passkey was already removed',
    { status: 404, body: { code: 'passkeyRemoved' } },
    'removed',
  ],
  ['a bare 404 proves nothing', { status: 404 }, 'refused'],
  ['a 404 with a text proves nothing', { status: 404, body: 'Not found' }, 'refused'],
  ['the page of a proxy proves nothing', { ...PAGE, status: 404 }, 'page'],
  ['an HTML page with a 200 proves nothing', PAGE, 'unreadable'],
  ['a 401 means that there is no session', { status: 401 }, 'signedOut'],
  ['a 500 does not confirm the removal', { status: 500 }, 'refused'],
  ['a 404 with other JSON proves nothing', { status: 404, body: { message: 'passkeyRemoved' } }, 'refused'],
  [
    'an HTML page that contains the code proves nothing',
    { status: 404, headers: { 'Content-Type': 'text/html' }, body: '{"code":"passkeyRemoved"}' },
    'page',
  ],
])(
  'removing a passkey: %s',
  expectAnswer(() => removePasskey('a/b')),
)

test('a passkey is removed by its id', async () => {
  const { requests } = await serve(() => ({}))
  await removePasskey('a/b')
  expect(requests[0]?.json).toEqual({ id: 'a/b' })
})
