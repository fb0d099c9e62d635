import { openSandbox } from './openSandbox'
import { PASSWORD, Visitor } from './visitor'

const NEW = 'Fresh-Tide-77'
const RESET = '/api/auth/v2/reset-password'

const here = openSandbox()

interface Phone {
  number: string
  messages: { code: string }[]
}

const phone = (person: string): Promise<Phone> => here.sandbox.api(`phone?person=${person}`)
const methods = (login: string) => here.visitor.get(`${RESET}/verification-methods?login=${login}`)
const send = (login: string, reference: string) =>
  here.visitor.post(`${RESET}/send-verification-message`, { login, reference, verificationMethodType: 'sms' })
const verify = (verificationMessage: string) =>
  here.visitor.put(`${RESET}/verify-user`, { verificationMessage, verificationMethodType: 'sms' })
const setNew = (newPassword: string) => here.visitor.put(`${RESET}/set-new-password`, { newPassword })
const pass = (minutes: number) =>
  here.sandbox.api('clock', { method: 'PUT', body: { offsetMs: minutes * 60_000 } })

async function proveForgetful(): Promise<void> {
  await send('forgetful', (await phone('forgetful')).number)
  expect((await verify((await phone('forgetful')).messages[0]?.code ?? '')).status).toBe(200)
}

test('the phone lookup has an answer for every kind of person', async () => {
  const { number } = await phone('forgetful')
  expect((await methods('forgetful')).json).toEqual([{ reference: number.slice(-4), isGuest: false }])
  expect((await methods('guest')).json).toMatchObject([{ isGuest: true }])
  expect((await methods('no-phone')).json).toEqual([{ isGuest: false }])
  expect((await methods('reset-nothing')).json).toEqual([])
  expect((await methods('extra-security')).status).toBe(401)
  expect((await methods('nobody')).status).toBe(404)
})

test('a forgotten password is reset by a code to the phone', async () => {
  await proveForgetful()
  expect((await setNew(NEW)).status).toBe(200)
  expect((await here.visitor.signIn('forgetful', PASSWORD)).status).toBe(401)
  expect((await here.visitor.signIn('forgetful', NEW)).status).toBe(200)
})

test('another number gets no code', async () => {
  expect((await send('forgetful', '+12025550000')).status).toBe(400)
  expect((await phone('forgetful')).messages).toEqual([])
})

test('a wrong code is refused, an expired one in words', async () => {
  await send('forgetful', (await phone('forgetful')).number)
  expect((await verify('000')).status).toBe(403)
  await pass(5)
  const expired = await verify((await phone('forgetful')).messages[0]?.code ?? '')
  expect([expired.status, expired.text]).toEqual([400, expect.stringContaining('expired')])
})

test('a code serves once', async () => {
  await proveForgetful()
  expect((await verify((await phone('forgetful')).messages[0]?.code ?? '')).status).not.toBe(200)
})

test('a new password without a code, or too long after it, is refused', async () => {
  expect((await setNew(NEW)).status).toBe(403)
  await proveForgetful()
  await pass(10)
  expect((await setNew(NEW)).status).toBe(403)
})

test.each([
  ['the one in use', PASSWORD, 409],
  ['a known one', 'My-Password-1', 409],
  ['one with the person’s name', 'Rossi-2026-x', 409],
  ['one against the policy', 'short', 400],
  ['one with a forbidden sign', 'Fresh-Tide-77#', 400],
])('%s is refused as the new password', async (_which, password, status) => {
  await proveForgetful()
  expect((await setNew(password)).status).toBe(status)
})

test('a used password stays used after another', async () => {
  await proveForgetful()
  await setNew(NEW)
  await proveForgetful()
  await setNew('Other-Tide-78')
  await proveForgetful()
  expect((await setNew(NEW)).status).toBe(409)
})

test('a password is changed with the old one, and other sessions end', async () => {
  const elsewhere = new Visitor(here.sandbox.origin)
  await elsewhere.signIn('simple')
  await here.visitor.signIn('simple')
  const change = (currentPassword: string, newPassword: string) =>
    here.visitor.post('/api/user/v1/settings/password', { currentPassword, newPassword })
  expect(await change('wrong', NEW)).toMatchObject({ status: 400, json: { code: 'currentPasswordWrong' } })
  expect((await change(PASSWORD, NEW)).status).toBe(200)
  expect((await here.visitor.status()).status).toBe(200)
  expect((await elsewhere.status()).status).toBe(401)
})

test('the prohibited check answers true or false, and only to people', async () => {
  const check = (newPassword: string) =>
    here.visitor.put('/api/user/v1/settings/is-password-prohibited', { newPassword })
  expect((await check(NEW)).status).toBe(401)
  await here.visitor.signIn('simple')
  expect((await check(NEW)).json).toBe(false)
  expect((await check(PASSWORD)).json).toBe(true)
})

test('a temporary password is changed once; its errors are three', async () => {
  const change = (newPassword: string) => here.visitor.post('/api/onboarding/v2/password', { newPassword })
  await here.visitor.signIn('activation-code')
  expect(await change(PASSWORD)).toMatchObject({ status: 400, json: {} })
  expect((await change('short')).json).toHaveProperty('message')
  expect((await change(NEW)).status).toBe(200)
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({
    passwordIsActivationCode: false,
  })
  expect((await change('Other-Tide-78')).status).toBe(403)
})

test('an expired password is good again after the change', async () => {
  await here.visitor.signIn('expired')
  await here.visitor.post('/api/user/v1/settings/password', { currentPassword: PASSWORD, newPassword: NEW })
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({ passwordExpiresIn: 90 })
})

test.each([
  ['simple', 5, 3],
  ['no-devices', 0, 0],
  ['many-devices', 5000, 40],
])('%s has %i devices and %i apps', async (person, devices, apps) => {
  await here.visitor.signIn(person)
  const listed = (await here.visitor.get('/api/online/v1/sessions/devices')).json as { id: string }[]
  expect(new Set(listed.map(device => device.id)).size).toBe(devices)
  expect((await here.visitor.get('/api/online/v1/sessions/app-specific')).json).toHaveLength(apps)
})
