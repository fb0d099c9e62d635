import { openSandbox } from './openSandbox'
import { PASSWORD, Visitor } from './visitor'

const NEW = 'Fresh-Tide-77'
const RESET = '/api/auth/v2/reset-password'
const SESSION = 'harbor_session'

const here = openSandbox()
const { phone, newestCode, pass } = here

const verify = async () =>
  here.visitor.put(`${RESET}/verify-user`, {
    verificationMessage: await newestCode('forgetful'),
    verificationMethodType: 'sms',
  })
const reset = (newPassword: string) => here.visitor.put(`${RESET}/set-new-password`, { newPassword })
const change = (currentPassword: string, newPassword: string) =>
  here.visitor.post('/api/user/v1/settings/password', { currentPassword, newPassword })

async function proveForgetful(): Promise<void> {
  const { number: reference } = await phone('forgetful')
  const body = { login: 'forgetful', reference, verificationMethodType: 'sms' }
  await here.visitor.post(`${RESET}/send-verification-message`, body)
  expect((await verify()).status).toBe(200)
}

test('a code serves once, and a new password too long after it is refused', async () => {
  await proveForgetful()
  expect((await verify()).status).not.toBe(200)
  await pass(10)
  expect((await reset(NEW)).status).toBe(403)
})

test('a used password stays used after another', async () => {
  await proveForgetful()
  await reset(NEW)
  await proveForgetful()
  await reset('Other-Tide-78')
  await proveForgetful()
  expect((await reset(NEW)).status).toBe(409)
})

test('a change of the password ends the other sessions', async () => {
  const elsewhere = new Visitor(here.sandbox.origin)
  await elsewhere.signIn('simple')
  await here.visitor.signIn('simple')
  expect(await change('wrong', NEW)).toMatchObject({ status: 400, json: { code: 'currentPasswordWrong' } })
  expect((await change(PASSWORD, NEW)).status).toBe(200)
  expect((await here.visitor.status()).status).toBe(200)
  expect((await elsewhere.status()).status).toBe(401)
})

test('the prohibited check returns true or false', async () => {
  await here.visitor.signIn('simple')
  const check = async (newPassword: string) =>
    (await here.visitor.put('/api/user/v1/settings/is-password-prohibited', { newPassword })).json
  expect([await check(NEW), await check(PASSWORD)]).toEqual([false, true])
})

test('an expired password is good again after the change', async () => {
  await here.visitor.signIn('expired')
  await change(PASSWORD, NEW)
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({ passwordExpiresIn: 90 })
})

// (password-change/required)
describe('a session that is restricted to a new password', () => {
  const setNew = () => here.visitor.post('/api/onboarding/v2/password', { newPassword: NEW })
  const reasonOf = (reason: string) => ({ status: 200, json: { passwordChange: reason } })

  test.each(['expired', 'temporary', 'policy'])(
    '%s: is complete with another id afterwards',
    async reason => {
      const { visitor } = here
      expect(await visitor.signIn(`password-${reason}`)).toMatchObject(reasonOf(reason))
      for (const path of [
        '/api/onboarding/v2/status',
        '/api/online/v1/sessions/devices',
        '/api/auth/v2/activation-code',
        '/api/auth/v2/passkeys',
      ])
        expect([path, (await visitor.get(path)).status]).toEqual([path, 401])
      const before = visitor.valueOf(SESSION)
      expect((await setNew()).status).toBe(200)
      expect(visitor.valueOf(SESSION)).not.toBe(before)
      expect((await visitor.get('/api/onboarding/v2/status')).status).toBe(200)
      expect((await setNew()).status).toBe(403)
    },
  )

  test('can be ended', async () => {
    await here.visitor.signIn('password-expired')
    expect((await here.visitor.post('/api/auth/v2/logout', {})).status).toBe(200)
    expect((await here.visitor.status()).status).toBe(401)
  })

  test('names the reason before a second factor, and waits for that', async () => {
    const { visitor } = here
    const named = await visitor.signIn('password-expired-sms')
    expect(named).toMatchObject({ status: 202, json: { passwordChange: 'expired' } })
    expect((await setNew()).status).toBe(401)
    await visitor.activate({ type: 'sms', code: await newestCode('password-expired-sms') })
    expect(await visitor.status()).toMatchObject(reasonOf('expired'))
    expect((await setNew()).status).toBe(200)
  })
})
