import { isSecretBare, maskAction } from 'src/store/maskAction'

const noop = (): void => undefined

const table: [rule: string, payload: unknown, shown: unknown][] = [
  ['a password is masked', { username: 'jane', password: 's3cret' }, { username: 'jane', password: '•••' }],
  [
    'any field that names one is',
    { newPassword: 'a', currentPassword: 'b' },
    { newPassword: '•••', currentPassword: '•••' },
  ],
  ['a code is masked', { smsCode: '123456', activationCode: '1' }, { smsCode: '•••', activationCode: '•••' }],
  ['a token is masked', { token: 't', webtoken: 't' }, { token: '•••', webtoken: '•••' }],
  ['a credential is masked', { credentialsId: 'VSMT1' }, { credentialsId: '•••' }],
  ['a secret further down is masked', { entry: { password: 's3cret' } }, { entry: { password: '•••' } }],
  ['a secret in a list is masked', { entries: [{ code: '1' }] }, { entries: [{ code: '•••' }] }],
  ['all of a secret object is masked', { credentials: { user: 'jane', pin: 'x' } }, { credentials: '•••' }],
  ['a secret number is masked', { code: 123456 }, { code: '•••' }],
  [
    'a flag about a password says no secret',
    { passwordIsActivationCode: true },
    { passwordIsActivationCode: true },
  ],
  [
    'a problem’s code is none',
    { problem: { code: 'serverLater', status: 500 } },
    { problem: { code: 'serverLater', status: 500 } },
  ],
  ['a word that is not a problem’s code may be one', { code: 'opensesame' }, { code: '•••' }],
  [
    'when a password expires is none',
    { passwordExpiresIn: 30, passwordIsActivationCode: false },
    { passwordExpiresIn: 30, passwordIsActivationCode: false },
  ],
  [
    'a slice that is named for a code or a password is none, what is in it may be',
    { factorCode: { step: 'editing', code: '1' }, changePassword: { step: 'intro' } },
    { factorCode: { step: 'editing', code: '•••' }, changePassword: { step: 'intro' } },
  ],
  ['the time of a code is none', { newCodeAt: 1795334400000 }, { newCodeAt: 1795334400000 }],
  ['a count of codes is none', { step: 'enterCode', codes: 2 }, { step: 'enterCode', codes: 2 }],
  [
    'each of a list of codes is one',
    { codes: ['123456', '654321'], tokens: ['t'] },
    { codes: ['•••', '•••'], tokens: ['•••'] },
  ],
  ['what is empty hides nothing', { code: '', codes: [] }, { code: '', codes: [] }],
  [
    'the key of an authenticator app is one, its kind is not',
    { credentialUri: 'otpauth://totp/Foyer?secret=ABC' },
    { credentialUri: 'otpauth://totp/•••' },
  ],
  [
    'a list of objects holds it in their own fields',
    { resetMethods: [], passwordMethods: [{ reference: '67', code: '1' }], credentials: [{ id: 'a' }] },
    { resetMethods: [], passwordMethods: [{ reference: '67', code: '•••' }], credentials: ['•••'] },
  ],
  ['a function is none', { followCode: noop }, { followCode: noop }],
  ['no secret, nothing masked', { username: 'jane', n: 1, x: null }, { username: 'jane', n: 1, x: null }],
  ['no payload', undefined, undefined],
]
test.each(table)('%s', (_rule, payload, shown) => {
  expect(maskAction({ type: 'x/y', payload })).toEqual({ type: 'x/y', payload: shown })
})

test('a bare secret is masked by the name of its event', () => {
  expect(maskAction({ type: 'phoneAuth/codeSubmitted', payload: '123456' })).toEqual({
    type: 'phoneAuth/codeSubmitted',
    payload: '•••',
  })
})

test.each([
  ['login/usernameSubmitted', 'jane'],
  ['login/passwordForgotten', 'jane'],
  ['forgotPassword/submitted', 'jane'],
  ['forgotPassword/providerFound', 'https://id.harbor.test/'],
  ['resetPassword/phoneSubmitted', '+15550101067'],
])('%s with %s says no secret', (type, payload) => {
  expect(maskAction({ type, payload }).payload).toBe(payload)
})

test.each([
  ['resendCode', 'signedOut', false],
  ['setTemporaryPassword', 'alreadyCreated', false],
  ['checkResetCode', 'verified', false],
  ['fetchActivationCode', 'H-417', true],
  ['readToken', 'a-token', true],
])('what the function %s gives, such as %s, is a secret: %s', (name, value, secret) => {
  expect(isSecretBare(name, value)).toBe(secret)
})

test('the action itself is left as it is', () => {
  const action = { type: 'x/y', payload: { password: 's3cret' } }
  maskAction(action)
  expect(action.payload.password).toBe('s3cret')
})

test('an action without a payload is shown as it is', () => {
  expect(maskAction({ type: 'x/y' })).toEqual({ type: 'x/y' })
})
