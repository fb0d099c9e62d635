import { inspect } from 'node:util'
import { signIn } from 'src/services/api/authService'
import { findIdentityProvider, isOwnProvider } from 'src/services/api/identityProviderService'
import { ANY_PROOF } from 'test/support/anyProof'
import { type AnswerRow, type BodyRow, expectAnswer, expectBody } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'

jest.mock('src/services/proof/solvers', () => ({ SOLVERS: { anyProof: jest.fn() } }))

const jane = { username: 'jane', password: ' s3cret ' }
const anyProof = { algorithm: 'SHA-256', challenge: 'a', salt: 'b', signature: 'c' }
const proof = { name: ANY_PROOF, challenge: anyProof }

test('finding the identity provider sends the username, encoded', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await findIdentityProvider('jane+x@harbor.example&a=b')
  expect(requests[0]?.path).toMatch(/\?username=jane%2Bx%40harbor.example%26a%3Db$/)
})

const redirectUrl = 'https://idp.example/a'
test.each<BodyRow>([
  ['an address and a name', { redirectUrl, identityProvider: 'Okta' }, { redirectUrl, name: 'Okta' }],
  ['no address', { identityProvider: 'Okta' }, { name: 'Okta' }],
  ['a null address', { redirectUrl: null, identityProvider: null }, {}],
  ['an empty address', { redirectUrl: '', identityProvider: '' }, {}],
  ['an untrusted address', { redirectUrl: 'javascript:alert(1)', identityProvider: 'x' }, { name: 'x' }],
  ['a relative address', { redirectUrl: '/idp' }, {}],
  ['a number for an address', { redirectUrl: 7 }, 'unreadable'],
  ['nothing', {}, {}],
  // (sign-in/robot-check)
  ['a required proof', { anyProof }, { proof }],
])(
  'the identity provider is found with %s',
  expectBody(() => findIdentityProvider('jane')),
)

test.each<[name: string | undefined, company: string | null | undefined, own: boolean]>([
  ['Harbor', 'Harbor', true],
  ['HARBOR', 'harbor', true],
  ['Keel', 'Harbor', false],
  ['Harbor', undefined, false],
  ['Harbor', null, false],
  [undefined, 'Harbor', false],
  [undefined, undefined, false],
  // In capitals the two names would be equal.
  ['Straße', 'STRASSE', false],
])('whether %s is the own provider of %s: %s', (name, company, own) => {
  expect(isOwnProvider(name, company)).toBe(own)
})

test('the username and the password are sent unchanged with the proof, and no device', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await signIn(jane, undefined)
  await signIn(jane, undefined, { altcha: 'e30=' })
  const sent = { userName: 'jane', password: ' s3cret ' }
  expect(requests.map(({ json }) => json)).toEqual([sent, { ...sent, altcha: 'e30=' }])
  expect(Object.keys(requests[0]?.headers ?? {}).join()).not.toMatch(/x-(?:device|extension)/)
})

test('the device is sent, encoded, if it is known', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await signIn(jane, { name: 'Jörgs Laptop', id: 'a/b' })
  expect(requests[0]?.headers).toMatchObject({
    'x-device-name': 'J%C3%B6rgs%20Laptop',
    'x-device-id': 'a%2Fb',
  })
})

test.each<[attribute: string, header: string | undefined]>([
  ['1.4.2-beta+7', '1.4.2-beta+7'],
  ['1.4 2', undefined],
  ['', undefined],
  ['x'.repeat(33), undefined],
  ['1\r\nX-Admin: 1', undefined],
])('the extension version %j is sent as %s', async (attribute, header) => {
  document.documentElement.setAttribute('data-extension-version', attribute)
  const { requests } = await serve(() => ({ body: {} }))
  await signIn(jane, undefined)
  expect(requests[0]?.headers['x-extension-version']).toBe(header)
  document.documentElement.removeAttribute('data-extension-version')
})

const signedIn = (person: object) => ({ kind: 'signedIn', person })
const facts = {
  userId: 'u-7',
  autoLoginEnabled: true,
  passwordExpiresIn: 12,
  passwordIsActivationCode: false,
}
const factorDue = { kind: 'secondFactorDue' }
const noPhone = { kind: 'phoneNotRegistered' }
const NO_PHONE = 'User phone is not registered'
const askSignIn = () => signIn(jane, undefined)

// (sign-in/not-a-yes, passkeys/extension, one-sign-in/server-name)
test.each<AnswerRow>([
  [
    '200 with all fields',
    { body: { type: 'local', ...facts, more: 1 } },
    signedIn({ type: 'local', ...facts }),
  ],
  ['200 without fields', { body: {} }, signedIn({})],
  ['a number for the user', { body: { userId: 7 } }, signedIn({ userId: 7 })],
  ['no expiry', { body: { passwordExpiresIn: null } }, signedIn({ passwordExpiresIn: null })],
  [
    'a message beside a field',
    { body: { type: 'x', message: 'Hi', success: true } },
    signedIn({ type: 'x' }),
  ],
  [
    'a message beside a password that never expires',
    { body: { passwordExpiresIn: null, message: 'Welcome' } },
    signedIn({ passwordExpiresIn: null }),
  ],
  ['an error with empty fields', { body: { error: null, message: '', success: true } }, signedIn({})],
  ['202 without a body', { status: 202 }, factorDue],
  ['202 with a list', { status: 202, body: ['jane'] }, factorDue],
  ['202 with a text', { status: 202, body: 'jane' }, factorDue],
  ['202 with a quoted string', { status: 202, body: '"jane"' }, factorDue],
  ['202 with null', { status: 202, body: null }, factorDue],
  ['202 with broken JSON', { status: 202, body: '{"userName":"jane"' }, factorDue],
  ['401 for a missing phone', { status: 401, body: NO_PHONE }, noPhone],
  ['403 for a missing phone', { status: 403, body: NO_PHONE }, noPhone],
  ['403 for a missing phone, as JSON', { status: 403, body: `"${NO_PHONE}"` }, noPhone],
  ['403 for a missing phone, as a message', { status: 403, body: { message: NO_PHONE } }, noPhone],
  ['403 with additional text', { status: 403, body: `${NO_PHONE} yet` }, { kind: 'refused' }],
  ['404 with the text of a missing phone', { status: 404, body: NO_PHONE }, 'refused'],
  // (sign-in/robot-check)
  [
    '401, which requires a proof of the next password',
    { status: 401, body: { message: 'No.', anyProof } },
    { kind: 'refused', proof },
  ],
  [
    '403 with the code of a missing proof',
    { status: 403, body: { code: ANY_PROOF, anyProof } },
    { kind: 'proofRequired', name: ANY_PROOF, proof },
  ],
  [
    '403 with the code of a proof, without a challenge',
    { status: 403, body: { code: ANY_PROOF } },
    { kind: 'proofRequired', name: ANY_PROOF },
  ],
])('the answer to a password: %s', expectAnswer(askSignIn))

test.each<object>([
  { autoLoginEnabled: 'true' },
  { passwordExpiresIn: '12' },
  { error: 'denied' },
  { error: { code: 7 } },
  { error: 'denied', passkeyOffer: 'yes' },
  { message: 'Invalid credentials', code: 7 },
  { success: false },
  { error: 'denied', userName: 'jane' },
  { success: false, userName: 'jane' },
  { message: 'Locked out.', userName: 'jane' },
])('%j does not sign the user in', body => expectAnswer(askSignIn)('', { body }, 'unreadable'))

// (passkeys/extension)
test.each(['yes', 1, [true], null])('a passkey offer of %j counts as absent', async passkeyOffer => {
  await serve(() => ({ body: { type: 'member', passkeyOffer } }))
  const answer = await signIn(jane, undefined)
  expect(answer).toMatchObject({ kind: 'signedIn', person: { type: 'member' } })
  expect(answer).not.toHaveProperty('person.passkeyOffer', passkeyOffer ?? 'null')
})

test('no failure contains the password', async () => {
  await serve(() => ({ status: 500, body: 'x' }))
  const thrown: unknown = await signIn(jane, undefined).catch((error: unknown) => error)
  expect(inspect(thrown, { depth: null, showHidden: true })).not.toContain('s3cret')
})
