import { openSandbox } from './openSandbox'

interface Step {
  type: string
  alternatives?: string[]
}

const here = openSandbox()
const choose = (type: string) => here.visitor.post('/api/auth/v2/factor', { type })
const stepOf = async (): Promise<Step | undefined> =>
  ((await here.visitor.status()).json as { mfa?: Step[] }).mfa?.[0]
const sentCode = async (): Promise<string | undefined> =>
  (await here.sandbox.api<{ messages: { code?: string }[] }>('phone?person=other-ways')).messages[0]?.code

beforeEach(() => here.visitor.signIn('other-ways'))

// (alternatives/step)
test('a passkey is offered only to a person who has one', async () => {
  expect((await stepOf())?.alternatives).toEqual(['email', 'totp', 'symantecVip', 'signinVerification'])
  expect((await choose('passkey')).status).toBe(400)
})

// (alternatives/answer)
test('the session status returns the chosen step, which offers the former one; no one is signed in', async () => {
  const answer = await choose('totp')
  expect((answer.json as { mfa: Step[] }).mfa).toEqual([await stepOf()])
  expect(await stepOf()).toEqual({
    type: 'totp',
    action: 'code',
    digits: 6,
    alternatives: ['sms', 'email', 'symantecVip', 'signinVerification'],
  })
})

test('the code of the former step is void', async () => {
  const code = await sentCode()
  await choose('email')
  expect((await here.visitor.activate({ type: 'sms', code })).status).toBe(400)
  expect((await here.visitor.activate({ type: 'email', code })).status).toBe(400)
  expect((await here.visitor.activate({ type: 'email', code: await sentCode() })).status).toBe(200)
})

test('a choice gives back no attempt', async () => {
  const statuses: number[] = []
  for (const type of ['sms', 'email', 'sms', 'email', 'sms']) {
    statuses.push((await here.visitor.activate({ type, code: 'none' })).status)
    await choose(type === 'sms' ? 'email' : 'sms')
  }
  expect(statuses).toEqual([400, 400, 400, 400, 429])
})
