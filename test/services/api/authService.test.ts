import { inspect } from 'node:util'
import {
  findIdentityProvider,
  type IdentityProvider,
  signIn,
  type SignInAnswer,
} from 'src/services/api/authService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'
import { unusable } from 'test/support/unusable'

const jane = { username: 'jane', password: ' s3cret ' }

describe('finding the identity provider', () => {
  test('sends the username, encoded', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await findIdentityProvider('jane+x@harbor.example&a=b')
    expect(requests).toMatchObject([
      {
        method: 'GET',
        path: '/api/auth/v2/login/options?username=jane%2Bx%40harbor.example%26a%3Db',
        body: '',
      },
    ])
  })

  const answers: [rule: string, body: unknown, found: IdentityProvider][] = [
    [
      'an address and a name',
      { redirectUrl: 'https://idp.example/a', identityProvider: 'Okta' },
      { redirectUrl: 'https://idp.example/a', name: 'Okta' },
    ],
    ['no address', { identityProvider: 'Okta' }, { name: 'Okta' }],
    ['a null address', { redirectUrl: null, identityProvider: null }, {}],
    ['an empty address', { redirectUrl: '', identityProvider: '' }, {}],
    [
      'an untrusted address',
      { redirectUrl: 'javascript:alert(1)', identityProvider: 'Okta' },
      { name: 'Okta' },
    ],
    ['a relative address', { redirectUrl: '/idp' }, {}],
    ['nothing', {}, {}],
  ]
  test.each(answers)('%s', async (_rule, body, found) => {
    await serve(() => ({ body }))
    await expect(findIdentityProvider('jane')).resolves.toEqual(found)
  })

  test.each([...unusable, ['a number for an address', { body: { redirectUrl: 7 } }] as const])(
    '%s is unreadable',
    async (_what, answer) => {
      await serve(() => answer)
      await expect(failing(findIdentityProvider('jane'))).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})

// (sign-in/not-a-yes)
describe('signing in with a password', () => {
  test('sends the username and the password unchanged', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await signIn(jane, undefined)
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/auth/v2/login', json: { userName: 'jane', password: ' s3cret ' } },
    ])
    expect(requests[0]?.headers).not.toHaveProperty('x-device-name')
    expect(requests[0]?.headers).not.toHaveProperty('x-device-id')
    expect(requests[0]?.headers).not.toHaveProperty('x-extension-version')
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

  const person = {
    type: 'local',
    userId: 'u-7',
    autoLoginEnabled: true,
    passwordExpiresIn: 12,
    passwordIsActivationCode: false,
  }
  const answers: [rule: string, answer: ServedAnswer, result: SignInAnswer][] = [
    ['200 with all fields', { body: { ...person, more: 1 } }, { kind: 'signedIn', person }],
    ['200 without fields', { body: {} }, { kind: 'signedIn', person: {} }],
    ['a number for the user', { body: { userId: 7 } }, { kind: 'signedIn', person: { userId: 7 } }],
    [
      'a password that never expires',
      { body: { passwordExpiresIn: null } },
      { kind: 'signedIn', person: { passwordExpiresIn: null } },
    ],
    ['federated', { body: { type: 'federated' } }, { kind: 'signedIn', person: { type: 'federated' } }],
    [
      'a message beside a known field',
      { body: { type: 'local', message: 'Welcome', success: true } },
      { kind: 'signedIn', person: { type: 'local' } },
    ],
    [
      'a message beside a password that never expires',
      { body: { passwordExpiresIn: null, message: 'Welcome' } },
      { kind: 'signedIn', person: { passwordExpiresIn: null } },
    ],
    [
      'an error with empty fields',
      { body: { error: null, message: '', success: true } },
      { kind: 'signedIn', person: {} },
    ],
    ['202 without a body', { status: 202 }, { kind: 'secondFactorDue' }],
    [
      '401 for a missing phone',
      { status: 401, body: 'User phone is not registered' },
      { kind: 'phoneNotRegistered' },
    ],
    [
      '403 for a missing phone',
      { status: 403, body: 'User phone is not registered' },
      { kind: 'phoneNotRegistered' },
    ],
    [
      '403 for a missing phone, as JSON',
      { status: 403, body: '"User phone is not registered"' },
      { kind: 'phoneNotRegistered' },
    ],
    [
      '403 for a missing phone, as a message',
      { status: 403, body: { message: 'User phone is not registered' } },
      { kind: 'phoneNotRegistered' },
    ],
    [
      '403 with additional text',
      { status: 403, body: 'User phone is not registered yet' },
      { kind: 'refused' },
    ],
  ]
  test.each(answers)('%s', async (_rule, answer, result) => {
    await serve(() => answer)
    await expect(signIn(jane, undefined)).resolves.toEqual(result)
  })

  test.each([
    ...unusable,
    ['a text for a flag', { body: { autoLoginEnabled: 'true' } }] as const,
    ['a text for a number', { body: { passwordExpiresIn: '12' } }] as const,
    ['an error alone', { body: { error: 'denied' } }] as const,
    ['an error of any shape', { body: { error: { code: 7 } } }] as const,
    ['a message alone', { body: { message: 'Invalid credentials', code: 7 } }] as const,
    ['a success that is none', { body: { success: false } }] as const,
  ])('%s does not sign the user in', async (_what, answer) => {
    await serve(() => answer)
    await expect(failing(signIn(jane, undefined))).resolves.toMatchObject({ kind: 'unreadable' })
  })

  test('a text about a missing phone counts only with a 401 or a 403', async () => {
    await serve(() => ({ status: 404, body: 'User phone is not registered' }))
    await expect(failing(signIn(jane, undefined))).resolves.toMatchObject({ kind: 'refused', status: 404 })
  })

  // (one-sign-in/server-name)
  test.each<[rule: string, userName: unknown, named: object]>([
    ['is returned', 'jane@harbor.example', { userName: 'jane@harbor.example' }],
    ['is cleaned', ' ja\u202ene\u0007 ', { userName: 'jane' }],
    ['is cut to 256 characters', 'x'.repeat(300), { userName: 'x'.repeat(256) }],
    ['is absent if it is empty', '', {}],
    ['is absent if it has only control characters', '\u0000 \u200b', {}],
    ['is absent if it is null', null, {}],
    ['is absent if it is a number', 7, {}],
    ['is absent if it is a list', ['jane'], {}],
  ])('the username in a 200 or a 202 %s', async (_rule, userName, named) => {
    const answers: ServedAnswer[] = [
      { body: { userId: 'u-7', userName } },
      { status: 202, body: { userName } },
    ]
    await serve(() => answers.shift())
    expect(await signIn(jane, undefined)).toEqual({ kind: 'signedIn', person: { userId: 'u-7' }, ...named })
    expect(await signIn(jane, undefined)).toEqual({ kind: 'secondFactorDue', ...named })
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

  test.each([{ error: 'nobody' }, { success: false }, { message: 'Locked out.' }])(
    'the username does not turn %j into a sign-in',
    async said => {
      await serve(() => ({ body: { ...said, userName: 'jane' } }))
      await expect(failing(signIn(jane, undefined))).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )

  // (passkeys/extension)
  test.each([
    ['a text', 'yes'],
    ['a number', 1],
    ['a list', [true]],
    ['null', null],
  ])('a passkey offer that is %s counts as absent', async (_what, passkeyOffer) => {
    await serve(() => ({ body: { type: 'member', passkeyOffer } }))
    const answer = await signIn(jane, undefined)
    expect(answer).toMatchObject({ kind: 'signedIn', person: { type: 'member' } })
    expect(answer).not.toHaveProperty('person.passkeyOffer', passkeyOffer ?? 'null')
  })

  test.each([{ passkeyOffer: 'yes' }, {}])(
    'an error with the user’s fields is still an error: %j',
    async said => {
      await serve(() => ({ body: { error: 'nobody', ...said } }))
      await expect(failing(signIn(jane, undefined))).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )

  test('no failure contains the password', async () => {
    await serve(() => ({ status: 500, body: 'x' }))
    const thrown: unknown = await signIn(jane, undefined).catch((error: unknown) => error)
    expect(inspect(thrown, { depth: null, showHidden: true })).not.toContain('s3cret')
  })
})
