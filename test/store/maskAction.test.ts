import { isSecretBare, maskAction } from 'src/store/maskAction'

const table: [rule: string, payload: unknown, shown: unknown][] = [
  ['a password is masked', { username: 'jane', password: 's3cret' }, { username: 'jane', password: '•••' }],
  [
    'any field whose name contains password is masked',
    { newPassword: 'a', currentPassword: 'b' },
    { newPassword: '•••', currentPassword: '•••' },
  ],
  ['a code is masked', { smsCode: '123456', activationCode: '1' }, { smsCode: '•••', activationCode: '•••' }],
  ['a token is masked', { token: 't', webtoken: 't' }, { token: '•••', webtoken: '•••' }],
  ['a credential is masked', { credentialsId: 'VSMT1' }, { credentialsId: '•••' }],
  ['a nested secret is masked', { entry: { password: 's3cret' } }, { entry: { password: '•••' } }],
  ['a secret in a list is masked', { entries: [{ code: '1' }] }, { entries: [{ code: '•••' }] }],
  [
    'a secret object is masked as a whole',
    { credentials: { user: 'jane', pin: 'x' } },
    { credentials: '•••' },
  ],
  ['a secret number is masked', { code: 123456 }, { code: '•••' }],
  ['a code that is not a known problem is masked', { code: 'opensesame' }, { code: '•••' }],
  [
    'a slice whose name contains code or password is not masked, but its fields may be',
    { factorCode: { step: 'editing', code: '1' }, changePassword: { step: 'intro' } },
    { factorCode: { step: 'editing', code: '•••' }, changePassword: { step: 'intro' } },
  ],
  [
    'each code in a list is masked',
    { codes: ['123456', '654321'], tokens: ['t'] },
    { codes: ['•••', '•••'], tokens: ['•••'] },
  ],
  [
    'the key of an authenticator app is masked, but not its type',
    { credentialUri: 'otpauth://totp/Foyer?secret=ABC' },
    { credentialUri: 'otpauth://totp/•••' },
  ],
  [
    'secrets in a list of objects are masked by their own fields',
    { resetMethods: [], passwordMethods: [{ reference: '67', code: '1' }], credentials: [{ id: 'a' }] },
    { resetMethods: [], passwordMethods: [{ reference: '67', code: '•••' }], credentials: ['•••'] },
  ],
]
test.each(table)('%s', (_rule, payload, shown) => {
  expect(maskAction({ type: 'x/y', payload })).toEqual({ type: 'x/y', payload: shown })
})

test.each<[rule: string, payload: unknown]>([
  ['a flag about a password', { passwordIsActivationCode: true }],
  ['a problem’s code', { problem: { code: 'serverLater', status: 500 } }],
  ['the expiry of a password', { passwordExpiresIn: 30, passwordIsActivationCode: false }],
  ['the time of a code', { newCodeAt: 1795334400000 }],
  ['a count of codes', { step: 'enterCode', codes: 2 }],
  ['an empty value', { code: '', codes: [] }],
  ['a function', { followCode: () => undefined }],
  ['a payload without secrets', { username: 'jane', n: 1, x: null }],
  ['no payload', undefined],
])('%s is not masked', (_rule, payload) => {
  expect(maskAction({ type: 'x/y', payload })).toEqual({ type: 'x/y', payload })
})

test('a plain secret is masked because of its event’s name', () => {
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
])('%s with %s is not masked', (type, payload) => {
  expect(maskAction({ type, payload }).payload).toBe(payload)
})

test.each([
  ['resendCode', 'signedOut', false],
  ['setTemporaryPassword', 'alreadyCreated', false],
  ['checkResetCode', 'verified', false],
  ['fetchActivationCode', 'H-417', true],
  ['readToken', 'a-token', true],
])('whether the result of the function %s, such as %s, is a secret: %s', (name, value, secret) => {
  expect(isSecretBare(name, value)).toBe(secret)
})

test('the original action is not changed', () => {
  const action = { type: 'x/y', payload: { password: 's3cret' } }
  maskAction(action)
  expect(action.payload.password).toBe('s3cret')
})

test('an action without a payload is not changed', () => {
  expect(maskAction({ type: 'x/y' })).toEqual({ type: 'x/y' })
})
