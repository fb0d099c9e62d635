import { openSandbox } from './openSandbox'
import { Visitor } from './visitor'

const here = openSandbox()
const { phone, newestCode, pass } = here
const DAY = 24 * 60

const answerApproval = async (person: string, body: object): Promise<unknown> =>
  here.sandbox.api(`approvals/${(await phone(person)).approvals[0]?.id}`, { method: 'POST', body })

test('a code expires, and the session with it', async () => {
  await here.visitor.signIn('sms')
  const code = await newestCode('sms')
  await pass(5)
  expect((await here.visitor.activate({ type: 'sms', code })).status).toBe(400)
  expect((await here.visitor.status()).status).toBe(401)
})

test('another tab is notified of the last factor for some seconds, until a sign-out, and receives nothing else', async () => {
  const SESSION = 'harbor_session'
  const approved = async (): Promise<Visitor> => {
    await here.visitor.signIn('approve')
    const tab = new Visitor(here.sandbox.origin)
    tab.cookie(SESSION, here.visitor.valueOf(SESSION))
    await answerApproval('approve', { answer: 'allow' })
    expect((await here.visitor.status()).status).toBe(200)
    return tab
  }
  const tab = await approved()
  const told = await tab.status()
  expect([told.status, told.headers.getSetCookie()]).toEqual([200, []])
  expect((await tab.get('/api/auth/v2/autologin')).status).toBe(401)
  await pass(1)
  expect((await tab.status()).status).toBe(401)
  const other = await approved()
  await here.visitor.post('/api/auth/v2/logout')
  expect((await other.status()).status).toBe(401)
})

// (factors/number-matching)
test.each<[rule: string, pick: (right: string, choices: string[]) => string | undefined]>([
  ['another number', (right, choices) => choices.find(each => each !== right)],
  ['no number', () => undefined],
])('%s denies an approval, and a second guess is too late', async (_rule, pick) => {
  await here.visitor.signIn('approve-number')
  const [{ challenge: right = '', choices = [] } = {}] = (await phone('approve-number')).approvals
  expect(new Set(choices).size).toBe(3)
  const challenge = pick(right, choices)
  await expect(answerApproval('approve-number', { answer: 'allow', challenge })).rejects.toThrow()
  expect((await phone('approve-number')).approvals[0]?.answer).toBe('deny')
  expect((await here.visitor.status()).status).toBe(401)
})

// (factors/trust-device)
describe('a trusted device', () => {
  const prove = async (more: object) => {
    await here.visitor.signIn('sms-trust')
    await here.visitor.activate({ type: 'sms', code: await newestCode('sms-trust'), ...more })
    await here.visitor.post('/api/auth/v2/logout', {})
  }
  const isAsked = async (person = 'sms-trust') => (await here.visitor.signIn(person)).status === 202

  test('is asked again if its user did not choose to trust it', async () => {
    await prove({})
    expect([await isAsked(), (await phone('sms-trust')).trusted]).toEqual([true, 0])
  })

  test('is asked again for another person, and when its days are over, not before', async () => {
    await prove({ trustDevice: true })
    expect(await isAsked('vip-trust')).toBe(true)
    expect(await isAsked()).toBe(false)
    await pass(29 * DAY)
    expect(await isAsked()).toBe(false)
    await pass(31 * DAY)
    expect([await isAsked(), (await phone('sms-trust')).trusted]).toEqual([true, 0])
  })

  test('is asked again after a new password', async () => {
    await prove({ trustDevice: true })
    await here.sandbox.api('people/sms-trust', { method: 'PUT', body: { newPassword: 'Lantern-2027!' } })
    expect((await here.visitor.signIn('sms-trust', 'Lantern-2027!')).status).toBe(202)
  })

  test('a device is not trusted if the step does not offer it', async () => {
    await here.visitor.signIn('sms')
    await here.visitor.activate({ type: 'sms', code: await newestCode('sms'), trustDevice: true })
    expect((await phone('sms')).trusted).toBe(0)
  })
})

// A browser can read this line (WebOTP).
test('a text message ends with the host and the code', async () => {
  await here.visitor.signIn('sms')
  const { messages } = await phone('sms')
  expect(messages[0]?.text).toMatch(new RegExp(`\n\n@127\\.0\\.0\\.1 #${await newestCode('sms')}$`))
})

// (factors/tries-left)
test('each wrong code reports the remaining tries', async () => {
  await here.visitor.signIn('sms-resend')
  const wrong = await here.visitor.activate({ type: 'sms', code: 'x' })
  expect(wrong.json).toEqual({ message: 'The code is not valid.', triesLeft: 4 })
})

// (factors/step-message)
test('the second of two codes has a text', async () => {
  await here.visitor.signIn('sms-next')
  const answer = await here.visitor.activate({ type: 'sms', code: await newestCode('sms-next') })
  expect(answer.json).toMatchObject({ mfa: [{ type: 'sms', message: 'Enter the next code.' }] })
  await here.visitor.activate({ type: 'sms', code: await newestCode('sms-next') })
  expect((await here.visitor.status()).status).toBe(200)
})

describe('another factor', () => {
  const choose = (type: string) => here.visitor.post('/api/auth/v2/factor', { type })
  beforeEach(() => here.visitor.signIn('other-ways'))

  // (alternatives/step)
  test('is a passkey only for a person who has one', async () => {
    const { mfa } = (await here.visitor.status()).json as { mfa: object[] }
    expect(mfa).toMatchObject([{ alternatives: ['email', 'totp', 'symantecVip', 'signinVerification'] }])
    expect((await choose('passkey')).status).toBe(400)
  })

  // (alternatives/answer)
  test('voids the code of the former step, which it offers in its place', async () => {
    const code = await newestCode('other-ways')
    const chosen = { type: 'email', alternatives: ['sms', 'totp', 'symantecVip', 'signinVerification'] }
    expect((await choose('email')).json).toMatchObject({ mfa: [chosen] })
    expect((await here.visitor.activate({ type: 'sms', code })).status).toBe(400)
    expect((await here.visitor.activate({ type: 'email', code })).status).toBe(400)
    const mailed = await newestCode('other-ways')
    expect((await here.visitor.activate({ type: 'email', code: mailed })).status).toBe(200)
  })

  test('gives back no attempt', async () => {
    const statuses: number[] = []
    for (const type of ['sms', 'email', 'sms', 'email', 'sms']) {
      statuses.push((await here.visitor.activate({ type, code: 'none' })).status)
      await choose(type === 'sms' ? 'email' : 'sms')
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429])
  })
})
