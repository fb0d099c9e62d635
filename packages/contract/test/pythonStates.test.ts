import { type Backend, startPython } from './python'

const PASSWORD = 'Correct-Horse-9'
const NEW = 'Lantern-Quay-77'
let backend: Backend
let cookie = ''

beforeAll(async () => {
  backend = await startPython({})
})
afterAll(() => backend.stop())

async function call(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await fetch(backend.origin + path, {
    method,
    headers: { Cookie: cookie, 'X-Touch-Supported': 'false', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const [given] = response.headers.getSetCookie()
  if (given) cookie = given.split(';')[0] ?? ''
  const text = await response.text()
  return { status: response.status, json: (text && JSON.parse(text)) as unknown }
}

const signIn = (userName: string, password = PASSWORD) =>
  call('POST', '/api/auth/v2/login', { userName, password })
const status = () => call('GET', '/api/auth/v2/session-status')
const onboarding = () => call('GET', '/api/onboarding/v2/status')
const setNew = () => call('POST', '/api/onboarding/v2/password', { newPassword: NEW })

// (password-change/required)
test.each([
  ['elsa', 'expired'],
  ['timo', 'temporary'],
])('the Python backend restricts the session of %s to a new password', async (name, passwordChange) => {
  expect(await signIn(name)).toMatchObject({ status: 200, json: { passwordChange } })
  expect(await status()).toMatchObject({ status: 200, json: { userName: name, passwordChange } })
  expect((await onboarding()).status).toBe(401)
  const restricted = cookie
  expect((await setNew()).status).toBeLessThan(300)
  expect(await status()).toMatchObject({ status: 200, json: { passwordChange: null } })
  expect((await onboarding()).status).toBe(200)
  cookie = restricted
  expect((await status()).status).toBe(401)
})

// (sign-in/account-disabled)
test('the Python backend names a disabled account after the right password only', async () => {
  expect(await signIn('dora')).toMatchObject({ status: 403, json: { code: 'accountDisabled' } })
  expect((await signIn('dora', 'not-the-password')).status).toBe(401)
})
