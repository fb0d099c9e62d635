import {
  fetchPasskeyCreation,
  fetchPasskeyRequest,
  keepPasskey,
} from 'src/services/api/passkeys/passkeyService'
import { signInByPasskey } from 'src/services/api/passkeys/passkeySignInService'
import { type AnswerRow, type BodyRow, expectAnswer, expectBody } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'
import { ASSERTION, ATTESTATION } from 'test/support/passkeyCredentials'

const PAGE = { headers: { 'Content-Type': 'text/html' }, body: '<p>' }
const KEY = { id: 'a2V5', type: 'public-key' }
const NULLS = { challenge: 'Y2g', rpId: null, allowCredentials: null, extensions: null }
const REQUEST = {
  challenge: 'Y2g',
  rpId: 'harbor.test',
  allowCredentials: [{ ...KEY, transports: ['internal'] }],
  userVerification: 'required',
  extensions: { more: true },
  newer: [1],
}

test('the options are returned unchanged, including unknown WebAuthn members', async () => {
  const { requests } = await serve(() => ({ body: REQUEST }))
  expect(await fetchPasskeyRequest('factor')).toEqual({ options: REQUEST, ends: untilIn(300) })
  expect(requests[0]?.json).toEqual({ purpose: 'factor' })
})

// (passkeys/options)
test.each<BodyRow>([
  ['no challenge', { ...REQUEST, challenge: undefined }, 'unreadable'],
  ['an empty challenge', { ...REQUEST, challenge: '' }, 'unreadable'],
  ['a challenge that is not base64url', { ...REQUEST, challenge: 'Y2g!' }, 'unreadable'],
  ['a truncated challenge', { ...REQUEST, challenge: 'Y' }, 'unreadable'],
  ['a relying party of another type', { ...REQUEST, rpId: 7 }, 'unreadable'],
  ['an empty relying party', { ...REQUEST, rpId: '' }, 'unreadable'],
  [
    'passkeys that are not a list',
    { ...REQUEST, allowCredentials: { id: 'a2V5', type: 'public-key' } },
    'unreadable',
  ],
  ['a passkey without an id', { ...REQUEST, allowCredentials: [{ type: 'public-key' }] }, 'unreadable'],
  [
    'an id that is not base64url',
    { ...REQUEST, allowCredentials: [{ id: 'a b', type: 'public-key' }] },
    'unreadable',
  ],
  ['a passkey without a type', { ...REQUEST, allowCredentials: [{ id: 'a2V5' }] }, 'unreadable'],
  [
    'transports that are not a list',
    { ...REQUEST, allowCredentials: [{ ...KEY, transports: 'usb' }] },
    'unreadable',
  ],
  ['hints that are not a list', { ...REQUEST, hints: 'client-device' }, 'unreadable'],
  ['a user verification that is not a string', { ...REQUEST, userVerification: true }, 'unreadable'],
  ['extensions that are not an object', { ...REQUEST, extensions: [] }, 'unreadable'],
  ['a null member, which counts as missing', NULLS, { options: { challenge: 'Y2g' }, ends: untilIn(300) }],
])(
  'the options of a request with %s',
  expectBody(() => fetchPasskeyRequest('signIn')),
)

// (passkeys/factor)
test.each<[timeout: unknown, kept: number | undefined, seconds: number]>([
  [1000, 1000, 1],
  [600_000, 600_000, 600],
  [999, undefined, 300],
  [600_001, undefined, 300],
  [0, undefined, 300],
  [-1, undefined, 300],
  ['60000', undefined, 300],
  [null, undefined, 300],
])('a timeout of %p counts as %p, and the options are valid for %i s', async (timeout, kept, seconds) => {
  await serve(request => ({
    body: request.path.endsWith('authentication/options')
      ? { ...REQUEST, timeout }
      : { ...CREATION, timeout },
  }))
  const expected = kept === undefined ? {} : { timeout: kept }
  expect(await fetchPasskeyRequest('signIn')).toEqual({
    options: { ...REQUEST, ...expected },
    ends: untilIn(seconds),
  })
  expect(await fetchPasskeyCreation()).toEqual({ ...CREATION, ...expected })
})

const code = 'passkeyUnknown'
const credentialId = ASSERTION.id
const known = (answer: object) => ({ kind: 'known', username: 'ada', answer })

// (passkeys/sign-in, passkeys/unknown)
test.each<AnswerRow>([
  [
    'a 200 signs the user in',
    { body: { userName: 'ada', userId: 'u-7', passkeyOffer: false } },
    known({ kind: 'signedIn', person: { userId: 'u-7', passkeyOffer: false } }),
  ],
  ['a 202 requires a factor', { status: 202, body: { userName: 'ada' } }, known({ kind: 'secondFactorDue' })],
  // (one-sign-in/server-name)
  [
    'the username is cleaned',
    { status: 202, body: { userName: ' a\u202eda\u0007 ' } },
    known({ kind: 'secondFactorDue' }),
  ],
  ['401 refuses', { status: 401 }, { kind: 'refused', answer: { kind: 'refused' } }],
  [
    'a 403 can report that no phone is registered',
    { status: 403, body: 'User phone is not registered' },
    { kind: 'refused', answer: { kind: 'phoneNotRegistered' } },
  ],
  [
    'a 404 with the code means that the passkey is unknown',
    { status: 404, body: { code, credentialId } },
    { kind: 'unknown' },
  ],
  ['a bare 404 proves nothing', { status: 404 }, 'refused'],
  ['a 404 with a text proves nothing', { status: 404, body: 'This passkey is not known.' }, 'refused'],
  ['a 404 with the page of a proxy proves nothing', { ...PAGE, status: 404 }, 'page'],
  ['a 404 without the passkey’s id proves nothing', { status: 404, body: { code } }, 'refused'],
  [
    'a 404 for another passkey proves nothing',
    { status: 404, body: { code, credentialId: 'b3' } },
    'refused',
  ],
  [
    'a 404 with another code proves nothing',
    { status: 404, body: { code: 'gone', credentialId } },
    'refused',
  ],
  ['another status with the code proves nothing', { status: 410, body: { code, credentialId } }, 'refused'],
  ['the page of a proxy does not reject the passkey', { ...PAGE, status: 403 }, 'page'],
  ['an answer without a user signs no one in', { body: {} }, 'unreadable'],
  ['a 202 without a username is unreadable', { status: 202, body: {} }, 'unreadable'],
  ['a username without visible characters is unreadable', { body: { userName: '' } }, 'unreadable'],
  ['a username of control characters is unreadable', { body: { userName: '\u0000 \u200b' } }, 'unreadable'],
  ['a 400 is a failure', { status: 400 }, 'refused'],
  ['a 503 with a time is a rate limit', { status: 503, headers: { 'Retry-After': '9' } }, 'limited'],
])(
  'signing in with a passkey: %s',
  expectAnswer(() => signInByPasskey(ASSERTION, undefined)),
)

test('the passkey is sent with the device', async () => {
  const { requests } = await serve(() => ({ body: { userName: 'ada' } }))
  await signInByPasskey(ASSERTION, { name: 'Ada’s laptop', id: 'd 1' })
  expect(requests[0]?.json).toEqual({ credential: ASSERTION })
  expect(requests[0]?.headers).toMatchObject({
    'x-device-name': 'Ada%E2%80%99s%20laptop',
    'x-device-id': 'd%201',
  })
})

const CREATION = {
  challenge: 'Y2g',
  rp: { id: 'harbor.test', name: 'Harbor' },
  user: { id: 'dS0xNw', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ id: 'a2V5', type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required' },
}

test.each<BodyRow>([
  ['options', CREATION, CREATION],
  ...[
    { user: {} },
    { user: { ...CREATION.user, id: 'd S' } },
    { user: { ...CREATION.user, id: 'A'.repeat(88) } },
    { user: { id: 'dS0xNw', displayName: 'Ada' } },
    { user: { id: 'dS0xNw', name: 'ada' } },
    { rp: {} },
    { rp: { id: 7, name: 'Harbor' } },
    { challenge: 'c' },
    { pubKeyCredParams: {} },
    { pubKeyCredParams: [{ type: 'public-key', alg: 'ES256' }] },
    { excludeCredentials: 'none' },
    { excludeCredentials: [{ id: 7, type: 'public-key' }] },
    { authenticatorSelection: 'platform' },
    { attestation: 7 },
  ].map((member): BodyRow => [
    `with ${JSON.stringify(member)} they cannot be read`,
    { ...CREATION, ...member },
    'unreadable',
  ]),
])('the options for a creation: %s', expectBody(fetchPasskeyCreation))

test.each<AnswerRow>([
  ['a 200 confirms that it is stored', { body: {} }, 'kept'],
  ['an HTML page proves nothing', PAGE, 'unreadable'],
  ['a 401 means that there is no session', { status: 401 }, 'signedOut'],
  ['a 400 does not confirm that it is stored', { status: 400 }, 'refused'],
  ['a 404 does not confirm that it is stored', { status: 404 }, 'refused'],
  [
    'the code reports that it is not stored',
    { status: 400, body: { code: 'passkeyUnknown', credentialId: ATTESTATION.id } },
    { kind: 'notKept', failure: { kind: 'refused', status: 400 } },
  ],
  [
    'the code of another passkey proves nothing',
    { status: 400, body: { code: 'passkeyUnknown', credentialId: 'b3RoZXI' } },
    'refused',
  ],
])(
  'storing a passkey: %s',
  expectAnswer(() => keepPasskey(ATTESTATION)),
)

test('a new passkey is sent unchanged', async () => {
  const { requests } = await serve(() => ({}))
  await keepPasskey(ATTESTATION)
  expect(requests[0]?.json).toEqual({ credential: ATTESTATION })
})
