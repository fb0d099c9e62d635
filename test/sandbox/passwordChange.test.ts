import { openSandbox } from './openSandbox'
import { PASSWORD } from './visitor'

const here = openSandbox()
const NEW = 'Fresh-Tide-77'
const SESSION = 'harbor_session'

const setNew = () => here.visitor.post('/api/onboarding/v2/password', { newPassword: NEW })
const message = async (person: string): Promise<string> => {
  const { messages } = await here.sandbox.api<{ messages: { code: string }[] }>(`phone?person=${person}`)
  return messages[0]?.code ?? ''
}

/** Some of the calls that a session needs a new password for. */
const REST = [
  '/api/onboarding/v2/status',
  '/api/online/v1/sessions/devices',
  '/api/auth/v2/activation-code',
  '/api/auth/v2/autologin',
  '/api/auth/v2/passkeys',
]

// (password-change/required)
test.each([
  ['password-expired', 'expired'],
  ['password-temporary', 'temporary'],
  ['password-policy', 'policy'],
])('the session of %s is restricted until the person has set a new password', async (person, reason) => {
  const { visitor } = here
  expect(await visitor.signIn(person)).toMatchObject({ status: 200, json: { passwordChange: reason } })
  expect(await visitor.status()).toMatchObject({ status: 200, json: { passwordChange: reason } })
  for (const path of REST) expect([path, (await visitor.get(path)).status]).toEqual([path, 401])
  const before = visitor.valueOf(SESSION)
  expect((await setNew()).status).toBe(200)
  expect(visitor.valueOf(SESSION)).not.toBe(before)
  expect((await visitor.status()).json).not.toHaveProperty('passwordChange')
  expect((await visitor.get('/api/onboarding/v2/status')).status).toBe(200)
  expect((await setNew()).status).toBe(403)
  expect((await visitor.signIn(person, PASSWORD)).status).toBe(401)
  expect((await visitor.signIn(person, NEW)).json).not.toHaveProperty('passwordChange')
})

test('a restricted session can be ended', async () => {
  await here.visitor.signIn('password-expired')
  expect((await here.visitor.post('/api/auth/v2/logout', {})).status).toBe(200)
  expect((await here.visitor.status()).status).toBe(401)
})

test('with a second factor, the reason comes first, and the change after the factor', async () => {
  const { visitor } = here
  expect(await visitor.signIn('password-expired-sms')).toMatchObject({
    status: 202,
    json: { passwordChange: 'expired' },
  })
  expect((await setNew()).status).toBe(401)
  await visitor.activate({ type: 'sms', code: await message('password-expired-sms') })
  expect(await visitor.status()).toMatchObject({ status: 200, json: { passwordChange: 'expired' } })
  expect((await setNew()).status).toBe(200)
})

// (sign-in/account-disabled)
test('the account is reported as disabled only after a correct password', async () => {
  expect(await here.visitor.signIn('disabled')).toMatchObject({
    status: 403,
    json: { code: 'accountDisabled' },
  })
  const { status, text } = await here.visitor.signIn('disabled', 'not-the-password')
  expect([status, text]).toEqual([401, expect.not.stringContaining('Disabled')])
})

// (factors/step-message)
test('the second of two codes has a text', async () => {
  await here.visitor.signIn('sms-next')
  const answer = await here.visitor.activate({ type: 'sms', code: await message('sms-next') })
  expect(answer.json).toMatchObject({ mfa: [{ type: 'sms', message: 'Enter the next code.' }] })
  await here.visitor.activate({ type: 'sms', code: await message('sms-next') })
  expect((await here.visitor.status()).status).toBe(200)
})
