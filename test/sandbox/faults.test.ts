import type { Call } from 'sandbox/state/calls'
import { until } from 'test/support/until'
import { openSandbox } from './openSandbox'

const METHOD = 'GET'
const PATH = '/api/online/v1/settings'
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

const here = openSandbox()

const fault = (kind: string, more: object = {}): Promise<unknown> =>
  here.sandbox.api('faults', { method: 'PUT', body: { method: METHOD, path: PATH, kind, ...more } })
const lastCall = async (): Promise<Call | undefined> => (await here.sandbox.api<Call[]>('calls')).at(-1)

// Every form of a body that distinguishes the server's own error from another's, with any status.
test.each<[kind: string, more: object, status: number, type: string, text: string]>([
  [
    'status',
    { status: 429, body: { message: 'Slower.' }, retryAfter: 9 },
    429,
    'application/json',
    '{"message":"Slower."}',
  ],
  ['status', { status: 307, headers: { Location: 'http://127.0.0.1:9/' } }, 307, 'application/json', ''],
  ['empty', {}, 200, 'application/json', ''],
  ['empty', { status: 404 }, 404, 'application/json', ''],
  ['emptyHtml', {}, 200, 'text/html', ''],
  ['emptyHtml', { status: 401 }, 401, 'text/html', ''],
  ['null', {}, 200, 'application/json', 'null'],
  ['malformed', {}, 200, 'application/json', '{"mfa": [{"type": sms'],
  ['html', { status: 403 }, 403, 'text/html', HTML],
  ['html', { status: 503, retryAfter: 9 }, 503, 'text/html', HTML],
  ['html', { headers: { 'Content-Type': 'text/plain' } }, 200, 'text/plain', HTML],
  ['text', {}, 500, 'text/plain', 'Not so.'],
  ['text', { status: 400, body: ' \n<p>Denied' }, 400, 'text/plain', ' \n<p>Denied'],
  [
    'problem',
    { status: 409 },
    409,
    'application/problem+json',
    '{"title":"Not so","detail":"Not so, in detail."}',
  ],
  ['problem', { body: { detail: 'Ask.' } }, 500, 'application/problem+json', '{"detail":"Ask."}'],
])('%s %j', async (kind, more, status, type, text) => {
  await fault(kind, more)
  const answer = await here.visitor.get(PATH)
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, type])
  expect(answer.headers.get('retry-after')).toBe('retryAfter' in more ? '9' : null)
  expect(answer.headers.get('location')).toBe(status === 307 ? 'http://127.0.0.1:9/' : null)
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(answer.text).toBe(text)
})

test.each(['reset', 'truncated'])('%s: the client gets no whole answer', async kind => {
  await fault(kind)
  await expect(here.visitor.get(PATH)).rejects.toThrow()
  expect(await lastCall()).toMatchObject({ fault: kind, aborted: false })
})

test('delay: the answer is late, and right', async () => {
  await fault('delay', { delayMs: 300 })
  const before = performance.now()
  expect((await here.visitor.get(PATH)).json).toMatchObject({ companyProviderName: 'Harbor' })
  expect(performance.now() - before).toBeGreaterThan(290)
})

test('hang: nothing comes until the client gives up, and that is on record', async () => {
  await fault('hang')
  const gone = new AbortController()
  const asked = fetch(here.sandbox.origin + PATH, { signal: gone.signal })
  await until(lastCall, last => last?.fault === 'hang')
  gone.abort()
  await expect(asked).rejects.toThrow()
  const call = await until(lastCall, last => last?.aborted === true)
  expect(call).toMatchObject({ fault: 'hang', aborted: true, status: null })
})

test('a fault occurs as often as configured, and only for its method and path', async () => {
  await fault('status', { status: 500, times: 2 })
  expect((await here.visitor.get('/api/online/v1/feature-settings')).status).toBe(200)
  const statuses = [await here.visitor.get(PATH), await here.visitor.get(PATH), await here.visitor.get(PATH)]
  expect(statuses.map(answer => answer.status)).toEqual([500, 500, 200])
})

test('a fault may strike after the call has taken effect', async () => {
  const path = '/api/auth/v2/login'
  const body = { method: 'POST', path, kind: 'status', status: 502, afterEffect: true }
  await here.sandbox.api('faults', { method: 'PUT', body })
  expect((await here.visitor.signIn('simple')).status).toBe(502)
  const [simple] = await here.sandbox.api<{ sessions: { complete: number } }[]>('people')
  expect(simple?.sessions.complete).toBe(1)
})

test('faults are listed, set many at once, and removed one by one or all', async () => {
  const faults = ['/api/a', '/api/b'].map(path => ({ method: 'GET', path, kind: 'empty' }))
  expect(await here.sandbox.api('faults', { method: 'PUT', body: faults })).toHaveLength(2)
  expect(await here.sandbox.api('faults?method=GET&path=/api/a', { method: 'DELETE' })).toHaveLength(1)
  expect(await here.sandbox.api('faults', { method: 'DELETE' })).toEqual([])
  await expect(fault('nonsense')).rejects.toThrow(/400/)
})

test('a call is recorded with its secrets masked', async () => {
  const login = { userName: 'simple', password: 'My secret 1!' }
  await here.visitor.post('/api/auth/v2/login?from=test', login)
  const call = await lastCall()
  expect(call).toMatchObject({
    method: 'POST',
    path: '/api/auth/v2/login',
    query: { from: 'test' },
    body: { userName: 'simple', password: '••••••••' },
    person: 'simple',
    status: 401,
    aborted: false,
  })
  expect(call?.headers['x-touch-supported']).toBe('false')
  expect(call?.endedAt).toBeGreaterThanOrEqual(call?.startedAt ?? Infinity)
  expect(JSON.stringify(await here.sandbox.api('calls'))).not.toContain('My secret')
})

test('of a code the record keeps length and punctuation only; calls can be forgotten', async () => {
  await here.visitor.activate({ type: 'signinVerification', action: 'allow', oneTimePassword: '1234-5678' })
  expect(await lastCall()).toMatchObject({ body: { oneTimePassword: '••••-••••', action: 'allow' } })
  expect(await here.sandbox.api('calls', { method: 'DELETE' })).toEqual([])
  expect(await here.sandbox.api('calls')).toEqual([])
})
