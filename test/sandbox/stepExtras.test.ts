import { openSandbox } from './openSandbox'

interface Phone {
  number: string
  messages: { code: string }[]
  approvals: { id: string; answer: string; challenge?: string; choices?: string[]; place?: string }[]
  codes: [string, string, string]
  trusted: number
}

const here = openSandbox()
const phone = (person: string): Promise<Phone> => here.sandbox.api(`phone?person=${person}`)
const stepOf = async (): Promise<Record<string, unknown> | undefined> =>
  ((await here.visitor.status()).json as { mfa?: Record<string, unknown>[] }).mfa?.[0]
const pass = (days: number): Promise<unknown> =>
  here.sandbox.api('clock', { method: 'PUT', body: { offsetMs: days * 86_400_000 } })

// (factors/number-matching)
describe('a number to choose', () => {
  const approve = async (challenge?: string): Promise<unknown> =>
    here.sandbox
      .api(`approvals/${(await phone('approve-number')).approvals[0]?.id}`, {
        method: 'POST',
        body: { answer: 'allow', challenge },
      })
      .then(
        () => 'taken',
        () => 'refused',
      )

  test('the step shows the right number, and the phone offers it among three', async () => {
    await here.visitor.signIn('approve-number')
    const [request] = (await phone('approve-number')).approvals
    const step = await stepOf()
    expect(step).toMatchObject({ challenge: request?.challenge, place: request?.place })
    expect(new Set(request?.choices).size).toBe(3)
    expect(request?.choices).toContain(step?.['challenge'])
    expect(await approve(request?.challenge)).toBe('taken')
    expect((await here.visitor.status()).status).toBe(200)
  })

  test.each<[rule: string, pick: (right: string, choices: string[]) => string | undefined]>([
    ['another number', (right, choices) => choices.find(each => each !== right)],
    ['no number', () => undefined],
  ])('%s denies the request, and a second guess is too late', async (_rule, pick) => {
    await here.visitor.signIn('approve-number')
    const [request] = (await phone('approve-number')).approvals
    expect(await approve(pick(request?.challenge ?? '', request?.choices ?? []))).toBe('refused')
    expect((await phone('approve-number')).approvals[0]?.answer).toBe('deny')
    expect((await here.visitor.status()).status).toBe(401)
  })

  test('a request that is sent again asks the phone again', async () => {
    await here.visitor.signIn('approve-number')
    await here.visitor.post('/api/auth/v2/resend-verification', {})
    const [newest] = (await phone('approve-number')).approvals
    expect((await stepOf())?.['challenge']).toBe(newest?.challenge)
  })
})

// (factors/trust-device)
describe('a trusted device', () => {
  const prove = async (more: object) => {
    await here.visitor.signIn('sms-trust')
    const [message] = (await phone('sms-trust')).messages
    await here.visitor.activate({ type: 'sms', code: message?.code, ...more })
    await here.visitor.post('/api/auth/v2/logout', {})
  }
  const isAsked = async (person = 'sms-trust') => (await here.visitor.signIn(person)).status === 202

  test('a device is asked again if its user did not choose to trust it', async () => {
    await prove({})
    expect([await isAsked(), (await phone('sms-trust')).trusted]).toEqual([true, 0])
  })

  test('is asked again when its days are over, not before', async () => {
    await prove({ trustDevice: true })
    expect((await phone('sms-trust')).trusted).toBe(1)
    expect(await isAsked()).toBe(false)
    await pass(29)
    expect(await isAsked()).toBe(false)
    await pass(31)
    expect([await isAsked(), (await phone('sms-trust')).trusted]).toEqual([true, 0])
  })

  test('a device is trusted for one person only', async () => {
    await prove({ trustDevice: true })
    expect(await isAsked('vip-trust')).toBe(true)
  })

  test('is asked again after a new password', async () => {
    await prove({ trustDevice: true })
    await here.visitor.signIn('sms-trust')
    const changed = await here.visitor.post('/api/user/v1/settings/password', {
      currentPassword: 'Harbor-2026!',
      newPassword: 'Lantern-2027!',
    })
    expect(changed.status).toBe(200)
    await here.visitor.post('/api/auth/v2/logout', {})
    expect((await here.visitor.signIn('sms-trust', 'Lantern-2027!')).status).toBe(202)
  })

  test('a device is not trusted if the step does not offer it', async () => {
    await here.visitor.signIn('sms')
    const code = (await phone('sms')).messages[0]?.code
    await here.visitor.activate({ type: 'sms', code, trustDevice: true })
    expect((await phone('sms')).trusted).toBe(0)
  })
})

// (factors/new-code, factors/tries-left)
describe('another code', () => {
  const resend = () => here.visitor.post('/api/auth/v2/resend-code', { type: 'sms' })

  test('a code is sent five times at most, and each wrong one reports the remaining tries', async () => {
    await here.visitor.signIn('sms-resend')
    const statuses: number[] = []
    for (let sent = 1; sent <= 5; sent += 1) statuses.push((await resend()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const wrong = await here.visitor.activate({ type: 'sms', code: 'x' })
    expect(wrong.json).toEqual({ message: 'The code is not valid.', triesLeft: 4 })
  })
})
