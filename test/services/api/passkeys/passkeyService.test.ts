import {
  fetchPasskeyCreation,
  fetchPasskeyRequest,
  keepPasskey,
  signInByPasskey,
} from 'src/services/api/passkeys/passkeyService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'
import { ASSERTION, ATTESTATION } from 'test/contract/serviceCalls'

const BASE = '/api/auth/v2/passkeys'
const kindOf = (result: Promise<unknown>) => result.catch((error: unknown) => failureOf(error).kind)
const REQUEST = { challenge: 'c', rpId: 'harbor.test', extensions: { more: true } }

test('the options go on as they came, whatever WebAuthn has in them', async () => {
  const { requests } = await serve(() => ({ body: REQUEST }))
  expect(await fetchPasskeyRequest('factor')).toEqual(REQUEST)
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
  ['a list is no answer', { body: [] }, 'unreadable'],
  ['null is no answer', { body: null }, 'unreadable'],
  ['no body is no answer', { status: 200 }, 'unreadable'],
  ['a page is no answer', { headers: { 'Content-Type': 'text/html' }, body: '<p>' }, 'unreadable'],
  ['too many tries', { status: 429 }, 'limited'],
])('options: %s', async (_rule, answer, outcome) => {
  await serve(() => answer)
  expect(await kindOf(fetchPasskeyRequest('signIn'))).toEqual(outcome)
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
  ['401 refuses', { status: 401 }, { kind: 'refused', answer: { kind: 'refused' } }],
  [
    '403 may say that no phone is registered',
    { status: 403, body: 'User phone is not registered' },
    { kind: 'refused', answer: { kind: 'phoneNotRegistered' } },
  ],
  ['404 knows no such passkey', { status: 404 }, { kind: 'unknown' }],
  ['nobody is not a person', { body: {} }, 'unreadable'],
  ['202 without a name neither', { status: 202, body: {} }, 'unreadable'],
  ['a name without letters neither', { body: { userName: '' } }, 'unreadable'],
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

const CREATION = { challenge: 'c', rp: { name: 'Harbor' }, user: { id: 'u' }, pubKeyCredParams: [] }

test.each<[rule: string, answer: ServedAnswer, outcome: unknown]>([
  ['options', { body: CREATION }, CREATION],
  ['without a person they cannot be read', { body: { ...CREATION, user: {} } }, 'unreadable'],
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
])('keeping: %s', async (_rule, answer, outcome) => {
  const { requests } = await serve(() => answer)
  expect(await kindOf(keepPasskey(ATTESTATION))).toEqual(outcome)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: `${BASE}/registration/verify`,
    json: { credential: ATTESTATION },
  })
})
