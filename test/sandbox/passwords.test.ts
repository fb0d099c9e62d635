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

test('an expired password is good again after the change', async () => {
  await here.visitor.signIn('expired')
  await here.visitor.post('/api/user/v1/settings/password', { currentPassword: PASSWORD, newPassword: NEW })
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({ passwordExpiresIn: 90 })
})
