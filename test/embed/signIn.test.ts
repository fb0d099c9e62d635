import { installPasskeys } from 'test/support/passkeyBrowser'
import { serve, type ServedAnswer } from 'test/support/server'

const MARK = ['foyer.currentSignIn']
const headers = { 'Content-Type': 'text/html' }
const wait = (time: string) => ({ 'Retry-After': time, Date: 'Mon, 05 Jan 2026 12:00:00 GMT' })
// (one-sign-in/rejected, calls/retry-after, addresses/helper)
test.each<[answer: ServedAnswer, left: string[]]>([
  [{ status: 401, headers }, []],
  [{ status: 429, headers, body: '<p>' }, []],
  [{ status: 503, headers: wait('30') }, []],
  [{ status: 503, headers: wait('Mon Jan  5 12:00:40 2026') }, []],
  [{ status: 503, headers: wait('Mon, 05 Jan 2026 11:59:59 GMT') }, MARK],
  [{ status: 503, headers: wait('0') }, MARK],
  [{ status: 503, headers: wait('2030-01-01') }, MARK],
])('a passkey with the response %j leaves %j', async (answer, left) => {
  jest.resetModules()
  localStorage.clear()
  installPasskeys({ get: () => Promise.resolve({ toJSON: Object }), capabilities: { immediateGet: true } })
  Object.assign(PublicKeyCredential, { parseRequestOptionsFromJSON: Object })
  jest.spyOn(window, 'open').mockReturnValue(window)
  const { origin } = await serve(({ path }) => (path === '/verify' ? answer : { body: {} }))
  const { signIn } = await import('embed/signIn')
  await expect(signIn({ api: `${origin}/`, passkeys: true })).resolves.toBe('window')
  expect(Object.keys(localStorage)).toEqual(left)
})
