import { openSandbox } from './openSandbox'
import { Visitor } from './visitor'

interface Phone {
  messages: { text: string; code: string; link?: string }[]
  approvals: { id: string; answer: string; superseded: boolean }[]
  credentialId: string
  codes: [string, string, string]
  offlineCode: string
}

const here = openSandbox()

const phone = (person: string): Promise<Phone> => here.sandbox.api(`phone?person=${person}`)
const textedCode = async (person: string): Promise<string> => (await phone(person)).messages[0]?.code ?? ''
const pass = (minutes: number): Promise<unknown> =>
  here.sandbox.api('clock', { method: 'PUT', body: { offsetMs: minutes * 60_000 } })
const answerApproval = async (person: string, answer: string): Promise<unknown> =>
  here.sandbox.api(`approvals/${(await phone(person)).approvals[0]?.id}`, {
    method: 'POST',
    body: { answer },
  })

test('a text message ends in the line that a browser reads automatically', async () => {
  await here.visitor.signIn('sms')
  const [message] = (await phone('sms')).messages
  expect(message?.text.split('\n').at(-1)).toBe(`@127.0.0.1 #${message?.code}`)
  const { mfa } = (await here.visitor.status()).json as { mfa: { timeout: number }[] }
  expect(mfa).toEqual([{ type: 'sms', timeout: expect.any(Number) as number }])
  // The remaining minutes.
  expect(Math.ceil((mfa[0]?.timeout ?? 0) / 60)).toBe(5)
})

test.each([
  ['sms', 'sms', 'code'],
  ['guest', 'guestSms', 'smsCode'],
])('%s: a wrong code is refused, the right one lets in', async (person, type, field) => {
  await here.visitor.signIn(person)
  const wrong = await here.visitor.activate({ type, [field]: 'none' })
  expect([wrong.status, wrong.json]).toEqual([400, { message: 'The code is not valid.' }])
  expect((await here.visitor.status()).status).toBe(202)
  const right = await here.visitor.activate({ type, [field]: await textedCode(person) })
  expect([right.status, right.json]).toEqual([200, {}])
  expect((await here.visitor.status()).status).toBe(200)
})

test('a code expires, and the session with it', async () => {
  await here.visitor.signIn('sms')
  const code = await textedCode('sms')
  await pass(5)
  expect((await here.visitor.activate({ type: 'sms', code })).status).toBe(400)
  expect((await here.visitor.status()).status).toBe(401)
})

test('five wrong codes in a row have to wait', async () => {
  await here.visitor.signIn('sms')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push((await here.visitor.activate({ type: 'sms', code: 'x' })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 429])
})

test('a credential is registered with its ID and two codes in a row, and then only asks for one', async () => {
  await here.visitor.signIn('vip-register')
  const { credentialId, codes } = await phone('vip-register')
  const type = 'symantecVip'
  const both = { activationCode: codes[0], secondActivationCode: codes[1] }
  expect((await here.visitor.activate({ type, credentialsId: 'VSMT00000000', ...both })).status).toBe(400)
  const same = { credentialsId: credentialId, activationCode: codes[0], secondActivationCode: codes[0] }
  expect((await here.visitor.activate({ type, ...same })).status).toBe(400)
  expect((await here.visitor.activate({ type, credentialsId: credentialId, ...both })).status).toBe(200)
  await here.visitor.signIn('vip-register')
  expect((await here.visitor.status()).json).toMatchObject({ mfa: [{ type, action: 'code' }] })
})

test('a credential is activated with two codes', async () => {
  await here.visitor.signIn('vip-activate')
  const { codes } = await phone('vip-activate')
  const body = { type: 'symantecVip', activationCode: codes[0], secondActivationCode: codes[1] }
  expect((await here.visitor.activate(body)).status).toBe(200)
})

test('two factors in a row: the answer to the first names the second', async () => {
  await here.visitor.signIn('two-factors')
  const first = await here.visitor.activate({ type: 'sms', code: await textedCode('two-factors') })
  expect(first.json).toEqual({ mfa: [{ type: 'symantecVip', action: 'code' }] })
  expect((await here.visitor.get('/api/onboarding/v2/status')).status).toBe(401)
  const { codes } = await phone('two-factors')
  expect((await here.visitor.activate({ type: 'symantecVip', activationCode: codes[0] })).json).toEqual({})
  expect((await here.visitor.status()).status).toBe(200)
})

test('a request is approved on the phone', async () => {
  await here.visitor.signIn('approve')
  expect((await here.visitor.status()).status).toBe(202)
  await answerApproval('approve', 'allow')
  expect((await here.visitor.status()).status).toBe(200)
})

describe('the last factor gives the session another id', () => {
  const SESSION = 'harbor_session'
  const copyOf = (id: string): Visitor => {
    const copy = new Visitor(here.sandbox.origin)
    copy.cookie(SESSION, id)
    return copy
  }

  test('after a code the old one is worth nothing', async () => {
    await here.visitor.signIn('sms')
    const copy = copyOf(here.visitor.valueOf(SESSION))
    await here.visitor.activate({ type: 'sms', code: await textedCode('sms') })
    expect((await here.visitor.get('/api/auth/v2/autologin')).status).toBe(200)
    expect((await copy.get('/api/auth/v2/autologin')).status).toBe(401)
  })

  test('after an approval another tab is notified for some seconds, and receives nothing else', async () => {
    await here.visitor.signIn('approve')
    const tab = copyOf(here.visitor.valueOf(SESSION))
    await answerApproval('approve', 'allow')
    expect((await here.visitor.status()).status).toBe(200)
    const told = await tab.status()
    expect([told.status, told.headers.getSetCookie()]).toEqual([200, []])
    expect((await tab.get('/api/auth/v2/autologin')).status).toBe(401)
    await pass(1)
    expect((await tab.status()).status).toBe(401)
  })

  test('after a sign-out the old session receives nothing', async () => {
    await here.visitor.signIn('approve')
    const tab = copyOf(here.visitor.valueOf(SESSION))
    await answerApproval('approve', 'allow')
    await here.visitor.status()
    await here.visitor.post('/api/auth/v2/logout')
    expect((await tab.status()).status).toBe(401)
  })
})

test('after five wrong codes a right one has to wait as well', async () => {
  await here.visitor.signIn('sms')
  for (const status of [400, 400, 400, 400, 429])
    expect((await here.visitor.activate({ type: 'sms', code: 'none' })).status).toBe(status)
  const code = await textedCode('sms')
  const early = await here.visitor.activate({ type: 'sms', code })
  expect([early.status, Number(early.headers.get('retry-after'))]).toEqual([429, expect.closeTo(60, -1)])
  await pass(1)
  expect((await here.visitor.activate({ type: 'sms', code })).status).toBe(200)
})

test('a request that is denied ends the session', async () => {
  await here.visitor.signIn('approve')
  await answerApproval('approve', 'deny')
  expect((await here.visitor.status()).status).toBe(401)
})

test('an approval request without an answer expires with a message, and can be sent again', async () => {
  await here.visitor.signIn('approve')
  await pass(5)
  const expired = await here.visitor.status()
  expect([expired.status, expired.text]).toEqual([400, expect.stringContaining('expired')])
  expect((await here.visitor.post('/api/auth/v2/resend-verification')).status).toBe(200)
  expect((await here.visitor.status()).status).toBe(202)
  const { approvals } = await phone('approve')
  expect(approvals.map(approval => approval.superseded)).toEqual([false, true])
})

test('without a network the app’s own code approves', async () => {
  await here.visitor.signIn('approve')
  const { offlineCode } = await phone('approve')
  expect(offlineCode).toMatch(/^\d{4}-\d{4}$/)
  const allow = { type: 'signinVerification', action: 'allow', deviceInfo: null }
  expect((await here.visitor.activate({ ...allow, oneTimePassword: '00000000' })).status).toBe(400)
  const oneTimePassword = (await phone('approve')).offlineCode.replace('-', '')
  expect((await here.visitor.activate({ ...allow, oneTimePassword })).status).toBe(200)
})

test('the mobile app is set up on the phone, and the request follows on its own', async () => {
  await here.visitor.signIn('approve-setup')
  expect((await here.visitor.status()).json).toMatchObject({ mfa: [{ isMfaStepConfigured: false }] })
  expect((await here.visitor.get('/api/auth/v2/activation-code')).text).toMatch(/"activationCode":"HARBOR-/)
  await here.sandbox.api('phone/pair', { method: 'POST', body: { person: 'approve-setup' } })
  expect((await here.visitor.status()).json).toMatchObject({ mfa: [{ isMfaStepConfigured: true }] })
  await answerApproval('approve-setup', 'allow')
  expect((await here.visitor.status()).status).toBe(200)
})

test('setting the mobile app up can be skipped, or begun by a link to the phone', async () => {
  await here.visitor.signIn('approve-setup')
  await here.visitor.post('/api/onboarding/v2/send-download-link', { phoneNumber: '+12025550146' })
  expect((await phone('approve-setup')).messages[0]?.link).toMatch(/^https:/)
  await here.visitor.post('/api/onboarding/v2/bypass-mobile-install')
  expect((await here.visitor.status()).status).toBe(200)
})

test('an empty list stays a 202, and opens everything', async () => {
  await here.visitor.signIn('no-steps')
  const status = await here.visitor.status()
  expect(status).toMatchObject({ status: 202, json: { mfa: [] } })
  expect((await here.visitor.get('/api/onboarding/v2/status')).status).toBe(200)
})
