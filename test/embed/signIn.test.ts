import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'
import { serve } from 'test/support/server'

afterEach(removePasskeys)

const MARK = ['foyer.currentSignIn']
const html = { 'Content-Type': 'text/html' }
const wait = (time: string) => ({ 'Retry-After': time, Date: 'Mon, 05 Jan 2026 12:00:00 GMT' })
const capabilities = { immediateGet: true }
// (one-sign-in/rejected, calls/retry-after, addresses/helper)
test.each<[status: number, headers: Record<string, string>, body: string, left: string[]]>([
  [401, html, '', []],
  [401, html, 'Denied.', MARK],
  [429, html, '<p>', []],
  [503, wait('30'), '<p>', []],
  [503, wait('Mon Jan  5 12:00:40 2026'), '', []],
  [503, wait('Mon, 05 Jan 2026 11:59:59 GMT'), '', MARK],
  [503, wait('0'), '', MARK],
  [503, wait('2030-01-01'), '', MARK],
])('a passkey with the response %d, %j and %j leaves %j', async (status, headers, body, left) => {
  localStorage.clear()
  installPasskeys({ get: () => Promise.resolve({ toJSON: () => ({}) }), capabilities })
  Object.assign(PublicKeyCredential, { parseRequestOptionsFromJSON: () => ({}) })
  jest.spyOn(window, 'open').mockReturnValue(window)
  const { origin } = await serve(({ path }) =>
    path === '/verify' ? { status, headers, body } : { body: {} },
  )
  jest.resetModules()
  const { signIn } = await import('embed/signIn')
  await expect(signIn({ api: `${origin}/`, passkeys: true })).resolves.toBe('window')
  expect(Object.keys(localStorage)).toEqual(left)
})
