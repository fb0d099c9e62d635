import { openSandbox } from './openSandbox'

const here = openSandbox()
let leads: string
let back: string

beforeAll(() => {
  leads = `${here.sandbox.origin}/signin/session-status`
  back = encodeURIComponent(leads)
})

const answer = (path: string, given: string) =>
  here.visitor.call('POST', path, new URLSearchParams({ answer: given }))
/** The cookie of the sign-in page, with the addresses to which the check returns. */
const tell = (info: object) =>
  here.visitor.cookie('w-device-compliance-check-info', encodeURIComponent(JSON.stringify(info)))

test('version 1 passes, and leads back', async () => {
  await here.visitor.signIn('device-v1')
  const path = `/device-check/?back=${back}`
  expect((await here.visitor.get(path)).text).toContain('Sami Aho')
  const passed = await answer(path, 'pass')
  expect([passed.status, passed.headers.get('location')]).toEqual([303, leads])
  expect((await here.visitor.status()).status).toBe(200)
})

test('version 2 asks for the login marker of the session', async () => {
  await here.visitor.signIn('device-v2')
  const { mfa } = (await here.visitor.status()).json as { mfa: { loginMarker: string }[] }
  expect((await answer(`/device-check/v2?back=${back}`, 'pass')).status).toBe(400)
  expect((await answer(`/device-check/?back=${back}`, 'pass')).status).toBe(400)
  const marker = encodeURIComponent(mfa[0]?.loginMarker ?? '')
  expect((await answer(`/device-check/v2?back=${back}&login-marker=${marker}`, 'pass')).status).toBe(303)
  expect((await here.visitor.status()).status).toBe(200)
})

test('failing leads to the address in the cookie, never to another origin', async () => {
  await here.visitor.signIn('device-v1')
  const failUrl = `${here.sandbox.origin}/signin/?failed`
  tell({ mode: 'mfa', failUrl })
  const failed = await answer(`/device-check/?back=${back}`, 'fail')
  expect(failed.headers.get('location')).toBe(failUrl)
  tell({ mode: 'mfa', failUrl: 'https://evil.example/' })
  expect((await answer(`/device-check/?back=${back}`, 'fail')).headers.get('location')).toBe('/signin/')
  expect((await here.visitor.status()).status).toBe(202)
})

test('the check may ask to install first', async () => {
  await here.visitor.signIn('device-v1')
  const install = new URLSearchParams({ answer: 'install' })
  const { addresses, last } = await here.visitor.follow(`/device-check/?back=${back}`, install)
  expect(last.text).toContain('Install Harbor on this device')
  expect((await answer(addresses.at(-1) ?? '', 'pass')).headers.get('location')).toBe(leads)
})

test('onboarding version 3 is completed by its device check', async () => {
  await here.visitor.signIn('v3-devicesignin')
  tell({ mode: 'onboardingV3' })
  await answer(`/device-check/?back=${encodeURIComponent('/signup/v2/all-set')}`, 'pass')
  const { json } = await here.visitor.get('/api/onboarding/v2/status')
  expect(json).toMatchObject({ onboardingStatus: 'Completed' })
})

test.each([
  '/online/?webtoken=secret-token&x=%3Cscript%3E',
  '/preview/online/?onboarding=true',
  '/welcome',
  '/signup/v2/progress?step=confirmName',
  '/signup/v2/mobile-set-up',
  '/signup/v2/all-set',
])('%s shows the signed-in user, no token, and parameters as text', async path => {
  expect((await here.visitor.get(path)).text).toContain('Nobody is signed in')
  await here.visitor.signIn('simple')
  const { text } = await here.visitor.get(path)
  expect(text).toContain('data-signed-in="simple"')
  expect(text).not.toContain('secret-token')
  expect(text.includes('&lt;script&gt;')).toBe(path.includes('script'))
})

test('the web app sends an expired password back to be changed', async () => {
  await here.visitor.signIn('expired')
  const { addresses } = await here.visitor.follow('/online/')
  expect(addresses.at(-1)).toBe(`${here.sandbox.origin}/signin/password-expired?back=%2Fonline%2F`)
})
