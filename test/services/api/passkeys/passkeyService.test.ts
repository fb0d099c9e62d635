import {
  fetchPasskeyCreation,
  fetchPasskeyRequest,
  keepPasskey,
  signInByPasskey,
} from 'src/services/api/passkeys/passkeyService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'
import { ASSERTION, ATTESTATION } from 'test/support/passkeyCredentials'

const BASE = '/api/auth/v2/passkeys'
const kindOf = (result: Promise<unknown>) => result.catch((error: unknown) => failureOf(error).kind)
const PAGE = { headers: { 'Content-Type': 'text/html' }, body: '<p>' }
const REQUEST = {
  challenge: 'Y2g',
  rpId: 'harbor.test',
  allowCredentials: [{ id: 'a2V5', type: 'public-key', transports: ['internal'] }],
  userVerification: 'required',
  extensions: { more: true },
  newer: [1],
}

test('the options go on as they came, whatever WebAuthn has in them', async () => {
  const { requests } = await serve(() => ({ body: REQUEST }))
  expect(await fetchPasskeyRequest('factor')).toEqual({ options: REQUEST, ends: untilIn(300) })
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: `${BASE}/authentication/options`,
    json: { purpose: 'factor' },
  })
  expect(requests[0]?.headers['x-touch-supported']).toMatch(/^(?:true|false)$/)
})

test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  ['without a session there are none', { status: 401 }, 'signedOut'],
  ['without a challenge they cannot be read', { body: { rpId: 'x' } }, 'unreadable'],
  ['an empty challenge is none', { body: { challenge: '' } }, 'unreadable'],
  ['a list is not an answer', { body: [] }, 'unreadable'],
  ['null is not an answer', { body: null }, 'unreadable'],
  ['no body is not an answer', { status: 200 }, 'unreadable'],
  ['a page is not an answer', { headers: { 'Content-Type': 'text/html' }, body: '<p>' }, 'unreadable'],
  ['too many tries', { status: 429 }, 'limited'],
])('options: %s', async (_rule, answer, outcome) => {
  await serve(() => answer)
  expect(await kindOf(fetchPasskeyRequest('signIn'))).toEqual(outcome)
})

// (passkeys/options)
test.each<[rule: string, member: object]>([
  ['a challenge that is not base64url', { challenge: 'Y2g!' }],
  ['a challenge that was cut off', { challenge: 'Y' }],
  ['a relying party of another type', { rpId: 7 }],
  ['an empty one', { rpId: '' }],
  ['passkeys that are not a list', { allowCredentials: { id: 'a2V5', type: 'public-key' } }],
  ['a passkey without an id', { allowCredentials: [{ type: 'public-key' }] }],
  ['an id that is not base64url', { allowCredentials: [{ id: 'a b', type: 'public-key' }] }],
  ['a passkey without a type', { allowCredentials: [{ id: 'a2V5' }] }],
  [
    'transports that are not a list',
    { allowCredentials: [{ id: 'a2V5', type: 'public-key', transports: 'usb' }] },
  ],
  ['hints that are not a list', { hints: 'client-device' }],
  ['a verification that is not a text', { userVerification: true }],
  ['extensions that are not an object', { extensions: [] }],
])('options with %s cannot be read', async (_what, member) => {
  await serve(() => ({ body: { ...REQUEST, ...member } }))
  expect(await kindOf(fetchPasskeyRequest('signIn'))).toBe('unreadable')
})

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
])('a time-out of %p counts as %p, and the options are good for %i s', async (timeout, kept, seconds) => {
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

test('a member that is null is absent', async () => {
  await serve(() => ({ body: { challenge: 'Y2g', rpId: null, allowCredentials: null, extensions: null } }))
  expect(await fetchPasskeyRequest('signIn')).toMatchObject({ options: { challenge: 'Y2g' } })
})

const known = (answer: object) => ({ kind: 'known', username: 'ada', answer })

// (passkeys/sign-in, passkeys/unknown)
test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  [
    '200 signs in',
    { body: { userName: 'ada', userId: 'u-7', passkeyOffer: false } },
    known({ kind: 'signedIn', person: { userId: 'u-7', passkeyOffer: false } }),
  ],
  ['202 asks for a factor', { status: 202, body: { userName: 'ada' } }, known({ kind: 'secondFactorDue' })],
  // (one-sign-in/server-name)
  [
    'the name is cleaned',
    { status: 202, body: { userName: ' a\u202eda\u0007 ' } },
    known({ kind: 'secondFactorDue' }),
  ],
  ['401 refuses', { status: 401 }, { kind: 'refused', answer: { kind: 'refused' } }],
  [
    '403 may say that no phone is registered',
    { status: 403, body: 'User phone is not registered' },
    { kind: 'refused', answer: { kind: 'phoneNotRegistered' } },
  ],
  [
    '404 knows no such passkey, explicitly',
    { status: 404, body: { code: 'passkeyUnknown', credentialId: ASSERTION.id } },
    { kind: 'unknown' },
  ],
  ['a bare 404 proves nothing', { status: 404 }, 'refused'],
  ['nor does a text', { status: 404, body: 'This passkey is not known.' }, 'refused'],
  ['nor the page of a proxy', { ...PAGE, status: 404 }, 'page'],
  ['nor the code without the passkey', { status: 404, body: { code: 'passkeyUnknown' } }, 'refused'],
  [
    'nor the code for another one',
    { status: 404, body: { code: 'passkeyUnknown', credentialId: 'b3RoZXI' } },
    'refused',
  ],
  ['nor another code', { status: 404, body: { code: 'gone', credentialId: ASSERTION.id } }, 'refused'],
  [
    'nor does another status with it',
    { status: 410, body: { code: 'passkeyUnknown', credentialId: ASSERTION.id } },
    'refused',
  ],
  ['the page of a proxy is not a refused passkey', { ...PAGE, status: 403 }, 'page'],
  ['nobody is not a person', { body: {} }, 'unreadable'],
  ['202 without a name neither', { status: 202, body: {} }, 'unreadable'],
  ['a name without letters neither', { body: { userName: '' } }, 'unreadable'],
  ['nor a name of control characters', { body: { userName: '\u0000 \u200b' } }, 'unreadable'],
  ['400 is a failure', { status: 400 }, 'refused'],
  ['503 with a time is one that ends', { status: 503, headers: { 'Retry-After': '9' } }, 'limited'],
])('sign-in: %s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await kindOf(signInByPasskey(ASSERTION, undefined))).toEqual(outcome)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: `${BASE}/authentication/verify`,
    json: { credential: ASSERTION },
  })
})

test('the device goes along as with a password', async () => {
  const { requests } = await serve(() => ({ body: { userName: 'ada' } }))
  await signInByPasskey(ASSERTION, { name: 'Ada’s laptop', id: 'd 1' })
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

test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  ['options', { body: CREATION }, CREATION],
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
  ].map((member): [string, ServedAnswer, string] => [
    `with ${JSON.stringify(member)} they cannot be read`,
    { body: { ...CREATION, ...member } },
    'unreadable',
  ]),
  ['without a session there are none', { status: 401 }, 'signedOut'],
])('creation: %s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await kindOf(fetchPasskeyCreation())).toEqual(outcome)
  expect(requests[0]).toMatchObject({ method: 'POST', path: `${BASE}/registration/options`, body: '' })
})

test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  ['200 has kept it', { body: {} }, 'kept'],
  ['so has 204', { status: 204 }, 'kept'],
  ['a page proves nothing', { headers: { 'Content-Type': 'text/html' }, body: '<p>' }, 'unreadable'],
  ['401 has no session', { status: 401 }, 'signedOut'],
  ['400 has not', { status: 400 }, 'refused'],
  ['nor has 404', { status: 404 }, 'refused'],
  [
    'the code says that it is not known',
    { status: 400, body: { code: 'passkeyUnknown', credentialId: ATTESTATION.id } },
    { kind: 'notKept', failure: { kind: 'refused', status: 400 } },
  ],
  [
    'not the code of another',
    { status: 400, body: { code: 'passkeyUnknown', credentialId: 'b3RoZXI' } },
    'refused',
  ],
])('keeping: %s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await kindOf(keepPasskey(ATTESTATION))).toEqual(outcome)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: `${BASE}/registration/verify`,
    json: { credential: ATTESTATION },
  })
})

// (calls/acting)
test('a new passkey is asked for and kept for the person whom the page shows', async () => {
  const { requests } = await serve(request =>
    request.path.endsWith('options') ? { body: CREATION } : { body: {} },
  )
  await fetchPasskeyCreation({ userName: 'ada' })
  await keepPasskey(ATTESTATION, { userName: 'ada' })
  expect(requests.map(({ json }) => json)).toEqual([
    { userName: 'ada' },
    { credential: ATTESTATION, userName: 'ada' },
  ])
})
