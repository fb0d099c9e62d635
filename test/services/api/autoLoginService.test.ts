import { CANCEL } from '@redux-saga/symbols'
import { fetchAutoLogin, notifyHost } from 'src/services/api/autoLoginService'
import { serve } from 'test/support/server'

const answer = (body: unknown, status = 200) => serve(() => ({ status, body }))

describe('the auto-login data', () => {
  test('are read from the configured path', async () => {
    const { requests } = await answer({ type: 'Notify', token: 't-1', urls: ['https://a.example'] })
    await expect(fetchAutoLogin()).resolves.toEqual({
      redirect: false,
      token: 't-1',
      hosts: ['https://a.example'],
    })
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/auth/v2/autologin' }])
    expect(requests[0]?.headers).toHaveProperty('x-touch-supported')
  })
  test('distinguish the type Redirect', async () => {
    await answer({ type: 'Redirect', token: 't-1', urls: ['https://a.example'] })
    await expect(fetchAutoLogin()).resolves.toMatchObject({ redirect: true })
  })
  test.each([
    ['notify for an unknown type', { type: 'Carrier pigeon', token: 't', urls: [] }, []],
    ['treat a missing list of hosts as empty', { token: 't' }, []],
    [
      'skip a host that is not a string',
      { token: 't', urls: [1, null, 'https://a.example'] },
      ['https://a.example'],
    ],
  ])('%s', async (_rule, body, hosts) => {
    await answer(body)
    await expect(fetchAutoLogin()).resolves.toEqual({ redirect: false, token: 't', hosts })
  })
  test.each([
    ['no token', { type: 'Notify', urls: [] }],
    ['a list', []],
    ['HTML', '<html></html>'],
    ['nothing', undefined],
  ])('fail the call with %s', async (_rule, body) => {
    await answer(body)
    await expect(fetchAutoLogin()).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
  })
})

describe('a host that is notified', () => {
  test('receives the token and the time in whole seconds, without the app’s own headers', async () => {
    const host = await serve(() => ({ body: {} }))
    await notifyHost(host.origin, 'a/b+c', 1_800_000_000_999)
    expect(host.requests).toMatchObject([
      {
        method: 'GET',
        path: expect.stringMatching(/^\/auth\/v2\/autologin\?/) as string,
        query: { token: 'a/b+c', timestamp: '1800000000' },
      },
    ])
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
