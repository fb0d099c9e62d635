import { openSandbox } from './openSandbox'

const here = openSandbox()

const ticket = {
  displayName: 'Ada',
  email: 'ada@harbor.example',
  phone: '+12025550100',
  description: 'I cannot sign in.',
  company: 'Harbor',
}
const sendTicket = (change: object = {}) =>
  here.visitor.post('/api/online/v1/support/form', { ...ticket, ...change })

test('a ticket arrives with or without a company and a session', async () => {
  expect((await sendTicket()).status).toBe(200)
  expect((await sendTicket({ company: undefined })).status).toBe(200)
  expect(await here.sandbox.api('tickets')).toMatchObject([{ company: '' }, { ...ticket, number: 1001 }])
})

// (support/recording-sent)
test('a recording is a separate file beside its ticket', async () => {
  const recording = '{"format":1,"entries":[]}'
  expect((await sendTicket({ recording })).status).toBe(200)
  await sendTicket()
  expect(await here.sandbox.api('tickets')).toMatchObject([{ recorded: false }, { recorded: true }])
  expect(JSON.stringify(await here.sandbox.api('tickets'))).not.toContain('format')
  expect(await here.sandbox.api('tickets/1001/recording')).toEqual({ format: 1, entries: [] })
  const none = await fetch(`${here.sandbox.origin}/sandbox/api/tickets/1002/recording`)
  expect(none.status).toBe(404)
})

test('user settings are stored; photos are addresses of images', async () => {
  await here.visitor.signIn('v2-required')
  await here.visitor.post('/api/onboarding/v2/user-settings', { privateEmail: 'lena@home.example' })
  await here.visitor.post('/api/onboarding/v2/user-settings/photo', { photo: 'data:image/png;base64,AA==' })
  expect((await here.visitor.get('/api/onboarding/v2/user-settings')).json).toMatchObject({
    privateEmail: 'lena@home.example',
    photo: 'data:image/png;base64,AA==',
    companyLogoUrl: `${here.sandbox.origin}/sandbox/files/logo.svg`,
  })
  const random = await here.visitor.get('/api/onboarding/v2/user-settings/photos/random?$top=3')
  const photos = random.json as { url: string }[]
  expect(photos).toHaveLength(3)
  expect((await here.visitor.get(photos[0]?.url ?? '')).headers.get('content-type')).toBe('image/svg+xml')
})

test('a person can be changed for a test, and is restored by a reset', async () => {
  const change = {
    settings: { requireNativeAppInstall: true },
    features: { webappPreviewEnabled: true },
    onboarding: { status: 'InProgress' },
    mfa: [{ type: 'sms', timeout: 30 }],
  }
  expect(await here.sandbox.api('people/simple', { method: 'PUT', body: change })).toMatchObject(change)
  expect((await here.visitor.signIn('simple')).status).toBe(202)
  await here.sandbox.api('people/simple', { method: 'PUT', body: { mfa: null } })
  expect((await here.visitor.signIn('simple')).status).toBe(200)
  await here.sandbox.api('reset', { method: 'POST' })
  await here.visitor.signIn('simple')
  expect((await here.visitor.get('/api/online/v1/settings')).json).toMatchObject({
    requireNativeAppInstall: false,
  })
})

test('the control room is one page with its own files', async () => {
  const { text, headers } = await here.visitor.get('/sandbox/')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  for (const [, path] of text.matchAll(/(?:src|href)="(\/sandbox\/files\/[^"]+)"/g))
    expect((await here.visitor.get(path ?? '')).status).toBe(200)
  expect((await here.visitor.get('/sandbox/files/..%2fmain.ts')).status).toBe(404)
})

test('changes are published as they happen', async () => {
  const stream = await fetch(`${here.sandbox.origin}/sandbox/api/events`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await here.visitor.signIn('sms')
  expect((await reader?.read())?.value).toMatch(/"calls"/)
  await reader?.cancel()
})
