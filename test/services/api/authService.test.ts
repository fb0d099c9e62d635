import { inspect } from 'node:util'
import { signIn, type SignInAnswer } from 'src/services/api/authService'
import {
  findIdentityProvider,
  type IdentityProvider,
  isOwnProvider,
} from 'src/services/api/identityProviderService'
import { ANY_PROOF } from 'test/support/anyProof'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

jest.mock('src/services/proof/solvers', () => ({ SOLVERS: { anyProof: jest.fn() } }))

const jane = { username: 'jane', password: ' s3cret ' }
const unreadable = { kind: 'unreadable', status: 200 }

describe('finding the identity provider', () => {
  test('sends the username, encoded', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await findIdentityProvider('jane+x@harbor.example&a=b')
    expect(requests[0]?.path).toMatch(/\?username=jane%2Bx%40harbor.example%26a%3Db$/)
  })

  const redirectUrl = 'https://idp.example/a'
  test.each<[rule: string, body: unknown, found: IdentityProvider]>([
    ['an address and a name', { redirectUrl, identityProvider: 'Okta' }, { redirectUrl, name: 'Okta' }],
    ['no address', { identityProvider: 'Okta' }, { name: 'Okta' }],
    ['a null address', { redirectUrl: null, identityProvider: null }, {}],
    ['an empty address', { redirectUrl: '', identityProvider: '' }, {}],
    ['an untrusted address', { redirectUrl: 'javascript:alert(1)', identityProvider: 'x' }, { name: 'x' }],
    ['a relative address', { redirectUrl: '/idp' }, {}],
    ['nothing', {}, {}],
  ])('%s', async (_rule, body, found) => {
    await serve(() => ({ body }))
    await expect(findIdentityProvider('jane')).resolves.toEqual(found)
  })

  test('fails with a number for an address', async () => {
    await serve(() => ({ body: { redirectUrl: 7 } }))
    await expect(failing(findIdentityProvider('jane'))).resolves.toEqual(unreadable)
  })
})

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

// (sign-in/not-a-yes)
describe('signing in with a password', () => {
  test('sends the username and the password unchanged, and no device', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await signIn(jane, undefined)
    expect(requests[0]?.json).toEqual({ userName: 'jane', password: ' s3cret ' })
    expect(Object.keys(requests[0]?.headers ?? {}).join()).not.toMatch(/x-(?:device|extension)/)
  })

  test('sends the device, encoded, if it is known', async () => {
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
  ])('sends the extension version %j as %s', async (attribute, header) => {
    document.documentElement.setAttribute('data-extension-version', attribute)
    const { requests } = await serve(() => ({ body: {} }))
    await signIn(jane, undefined)
    expect(requests[0]?.headers['x-extension-version']).toBe(header)
    document.documentElement.removeAttribute('data-extension-version')
  })

  const signedIn = (person: object): SignInAnswer => ({ kind: 'signedIn', person })
  const facts = {
    userId: 'u-7',
    autoLoginEnabled: true,
    passwordExpiresIn: 12,
    passwordIsActivationCode: false,
  }
  const noPhone: SignInAnswer = { kind: 'phoneNotRegistered' }
  const NO_PHONE = 'User phone is not registered'
  test.each<[rule: string, answer: ServedAnswer, result: SignInAnswer]>([
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
    ['202 without a body', { status: 202 }, { kind: 'secondFactorDue' }],
    ['401 for a missing phone', { status: 401, body: NO_PHONE }, noPhone],
    ['403 for a missing phone', { status: 403, body: NO_PHONE }, noPhone],
    ['403 for a missing phone, as JSON', { status: 403, body: `"${NO_PHONE}"` }, noPhone],
    ['403 for a missing phone, as a message', { status: 403, body: { message: NO_PHONE } }, noPhone],
    ['403 with additional text', { status: 403, body: `${NO_PHONE} yet` }, { kind: 'refused' }],
  ])('%s', async (_rule, answer, result) => {
    await serve(() => answer)
    await expect(signIn(jane, undefined)).resolves.toEqual(result)
  })

  // (passkeys/extension, one-sign-in/server-name)
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
  ])('%j does not sign the user in', async body => {
    await serve(() => ({ body }))
    await expect(failing(signIn(jane, undefined))).resolves.toEqual(unreadable)
  })

  test('a text about a missing phone counts only with a 401 or a 403', async () => {
    await serve(() => ({ status: 404, body: NO_PHONE }))
    await expect(failing(signIn(jane, undefined))).resolves.toMatchObject({ kind: 'refused', status: 404 })
  })

  test.each<[form: string, body: unknown]>([
    ['a list', ['jane']],
    ['a text', 'jane'],
    ['a quoted string', '"jane"'],
    ['null', null],
    ['broken JSON', '{"userName":"jane"'],
  ])('a 202 with %s names no user', async (_form, body) => {
    await serve(() => ({ status: 202, body }))
    expect(await signIn(jane, undefined)).toEqual({ kind: 'secondFactorDue' })
  })

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
})

const anyProof = { algorithm: 'SHA-256', challenge: 'a', salt: 'b', signature: 'c' }
const proof = { name: ANY_PROOF, challenge: anyProof }

// (sign-in/robot-check)
test('the lookup of a username can require a proof', async () => {
  await serve(() => ({ body: { anyProof } }))
  await expect(findIdentityProvider('jane')).resolves.toEqual({ proof })
})

test.each<[rule: string, answer: ServedAnswer, result: SignInAnswer]>([
  [
    'a wrong password can require a proof of the next one',
    { status: 401, body: { message: 'No.', anyProof } },
    { kind: 'refused', proof },
  ],
  [
    'a password without a proof is rejected with its code',
    { status: 403, body: { code: ANY_PROOF, anyProof } },
    { kind: 'proofRequired', name: ANY_PROOF, proof },
  ],
  [
    'a password is rejected with its code even without a challenge',
    { status: 403, body: { code: ANY_PROOF } },
    { kind: 'proofRequired', name: ANY_PROOF },
  ],
])('%s', async (_rule, answer, result) => {
  await serve(() => answer)
  await expect(signIn(jane, undefined)).resolves.toEqual(result)
})

test('the next password is sent with the proof', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await signIn(jane, undefined, { altcha: 'e30=' })
  expect(requests).toMatchObject([{ json: { userName: 'jane', password: ' s3cret ', altcha: 'e30=' } }])
})
