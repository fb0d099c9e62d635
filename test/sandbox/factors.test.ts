import { openSandbox } from './openSandbox'
import { Visitor } from './visitor'

interface Phone {
  messages: { text: string; code: string; email?: string }[]
  approvals: { id: string }[]
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

test('a code expires, and the session with it', async () => {
  await here.visitor.signIn('sms')
  const code = await textedCode('sms')
  await pass(5)
  expect((await here.visitor.activate({ type: 'sms', code })).status).toBe(400)
  expect((await here.visitor.status()).status).toBe(401)
})

describe('the last factor gives the session another id', () => {
  const SESSION = 'harbor_session'
  const copyOf = (id: string): Visitor => {
    const copy = new Visitor(here.sandbox.origin)
    copy.cookie(SESSION, id)
    return copy
  }

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

test('the mobile app is set up on the phone, and the request follows on its own', async () => {
  await here.visitor.signIn('approve-setup')
  expect((await here.visitor.status()).json).toMatchObject({ mfa: [{ isMfaStepConfigured: false }] })
  expect((await here.visitor.get('/api/auth/v2/activation-code')).text).toMatch(/"activationCode":"HARBOR-/)
  await here.sandbox.api('phone/pair', { method: 'POST', body: { person: 'approve-setup' } })
  expect((await here.visitor.status()).json).toMatchObject({ mfa: [{ isMfaStepConfigured: true }] })
  await answerApproval('approve-setup', 'allow')
  expect((await here.visitor.status()).status).toBe(200)
})

// (factors/email-reference)
test('a code is sent to the mailbox, and the step contains the masked address', async () => {
  await here.visitor.signIn('email')
  const [mail] = (await phone('email')).messages
  expect(mail?.email).toBe('email@harbor.test')
  expect(mail?.text).toContain(mail?.code)
  expect((await here.visitor.status()).json).toMatchObject({
    mfa: [{ type: 'email', resend: true, reference: 'e•••@harbor.test' }],
  })
})
