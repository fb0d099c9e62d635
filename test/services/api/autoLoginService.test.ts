import { CANCEL } from '@redux-saga/symbols'
import { fetchAutoLogin, notifyHost, redirectAddress } from 'src/services/api/autoLoginService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const HOST = 'https://a.example'
const token = 't-1'

test.each<[rule: string, body: object, read: object]>([
  ['a notification', { type: 'Notify', token, urls: [HOST] }, { redirect: false, hosts: [HOST] }],
  ['a redirect', { type: 'Redirect', token, urls: [HOST] }, { redirect: true, hosts: [HOST] }],
  [
    'an unknown type, which notifies',
    { type: 'Carrier pigeon', token, urls: [] },
    { redirect: false, hosts: [] },
  ],
  ['no list of hosts, which counts as empty', { token }, { redirect: false, hosts: [] }],
  ['a host that is not a string', { token, urls: [1, null, HOST] }, { redirect: false, hosts: [HOST] }],
])('the auto-login data are read with %s', async (_rule, body, read) => {
  await serve(() => ({ body }))
  expect(await fetchAutoLogin()).toEqual({ token, ...read })
})

test('the auto-login data are unreadable without a token', async () => {
  await serve(() => ({ body: { type: 'Notify', urls: [] } }))
  expect(await failing(fetchAutoLogin())).toMatchObject({ kind: 'unreadable' })
})

describe('a host that is notified', () => {
  test('receives the token and the time in whole seconds, without the app’s own headers', async () => {
    const host = await serve(() => ({ body: {} }))
    await notifyHost(host.origin, 'a/b+c', 1_800_000_000_999)
    expect(host.requests[0]).toMatchObject({ query: { token: 'a/b+c', timestamp: '1800000000' } })
    expect(host.requests[0]?.headers).not.toHaveProperty('x-touch-supported')
  })
  test('receives the cookies that it has set before', async () => {
    const host = await serve(() => ({ body: {} }))
    const fetched = jest.spyOn(globalThis, 'fetch')
    await notifyHost(host.origin, 't', 0)
    expect(new Request(...(fetched.mock.calls[0] as [string])).credentials).toBe('include')
    fetched.mockRestore()
  })
  test.each([200, 204, 401, 500])('may answer %d with anything', async status => {
    const host = await serve(() => ({ status, body: status === 204 ? undefined : '<html>' }))
    await expect(notifyHost(host.origin, 't', 0)).resolves.toBeUndefined()
  })
  test('fails if it drops the connection', async () => {
    const host = await serve((_request, response) => void response.destroy())
    await expect(notifyHost(host.origin, 't', 0)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })
  test('is abandoned if it never answers and the wait is cancelled', async () => {
    let tellAsked = (): void => {}
    const asked = new Promise<void>(resolve => (tellAsked = resolve))
    const host = await serve(() => {
      tellAsked()
      return undefined
    })
    const call = notifyHost(host.origin, 't', 0) as Promise<void> & Record<string, () => void>
    await asked
    call[CANCEL]?.()
    await expect(call).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })
})

test('the redirect contains the token, the time in seconds and the return address', () => {
  expect(
    redirectAddress('https://a.example', 'a/b+c', 1_800_000_000_999, 'https://here.example/online/'),
  ).toBe(
    'https://a.example/auth/v2/autologin?token=a%2Fb%2Bc&timestamp=1800000000&back=https%3A%2F%2Fhere.example%2Fonline%2F',
  )
})
