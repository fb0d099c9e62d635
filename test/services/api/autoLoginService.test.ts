import { CANCEL } from '@redux-saga/symbols'
import { fetchAutoLogin, notifyHost } from 'src/services/api/autoLoginService'
import { serve } from 'test/support/server'

const answer = (body: unknown, status = 200) => serve(() => ({ status, body }))

describe('auto-login data', () => {
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
  test('the type Redirect is told apart', async () => {
    await answer({ type: 'Redirect', token: 't-1', urls: ['https://a.example'] })
    await expect(fetchAutoLogin()).resolves.toMatchObject({ redirect: true })
  })
  test.each([
    ['an unknown type notifies', { type: 'Carrier pigeon', token: 't', urls: [] }, []],
    ['no list of hosts is an empty one', { token: 't' }, []],
    [
      'a host that is not a text is skipped',
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
  ])('%s is a failure of the call', async (_rule, body) => {
    await answer(body)
    await expect(fetchAutoLogin()).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
  })
  test('a refusal is a failure of the call', async () => {
    await answer({}, 500)
    await expect(fetchAutoLogin()).rejects.toMatchObject({ failure: { kind: 'refused', status: 500 } })
  })
})

describe('a host', () => {
  test('is told the token and the time in whole seconds, without our own headers', async () => {
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
  test('gets the cookies that it has set before', async () => {
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
  test('that breaks off fails', async () => {
    const host = await serve((_request, response) => void response.destroy())
    await expect(notifyHost(host.origin, 't', 0)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })
  test('that never answers is let go when the wait is cancelled', async () => {
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
