import { openSandbox } from './openSandbox'

interface Mail {
  text: string
  code: string
  email?: string
}

const here = openSandbox()
const mails = async (person: string): Promise<Mail[]> =>
  (await here.sandbox.api<{ messages: Mail[] }>(`phone?person=${person}`)).messages
const stepOf = async (): Promise<unknown> =>
  ((await here.visitor.status()).json as { mfa?: unknown[] }).mfa?.[0]

// (factors/email-reference)
test('a code is sent to the mailbox, and the step contains the masked address', async () => {
  await here.visitor.signIn('email')
  const [mail] = await mails('email')
  expect(mail?.email).toBe('email@harbor.test')
  expect(mail?.text).toContain(mail?.code)
  expect(await stepOf()).toMatchObject({ type: 'email', resend: true, reference: 'e•••@harbor.test' })
})

test('an e-mail code is accepted once, and only in its own session', async () => {
  await here.visitor.signIn('email')
  const [first] = await mails('email')
  expect((await here.visitor.activate({ type: 'email', code: first?.code })).status).toBe(200)
  await here.visitor.signIn('email')
  const [second] = await mails('email')
  const used = await here.visitor.activate({ type: 'email', code: first?.code })
  expect(used.status).toBe(first?.code === second?.code ? 200 : 400)
  await here.visitor.signIn('email-short')
  const [other] = await mails('email-short')
  const elsewhere = await here.visitor.activate({ type: 'email', code: second?.code })
  expect(elsewhere.status).toBe(second?.code === other?.code ? 200 : 400)
  expect((await here.visitor.activate({ type: 'email', code: other?.code })).status).toBe(200)
})

test.each<[defect: string, from: string]>([
  ['used-code', 'email'],
  ['any-mailbox', 'email-short'],
])('with the switch %s a code of %s that is none is taken', async (defect, from) => {
  await here.visitor.signIn(from)
  const [former] = await mails(from)
  if (from === 'email') await here.visitor.activate({ type: 'email', code: former?.code })
  await here.visitor.signIn('email')
  await here.sandbox.api('defects', { method: 'PUT', body: [defect] })
  const answer = await here.visitor.activate({ type: 'email', code: former?.code })
  await here.sandbox.api('defects', { method: 'PUT', body: [] })
  expect(answer.status).toBe(200)
})
