import { type Sandbox, startSandbox } from 'test/support/sandbox'
import { Visitor } from './visitor'
import { until } from 'test/support/until'

const METHOD = 'GET'
const PATH = '/api/online/v1/settings'

interface Call {
  method: string
  path: string
  query: object
  headers: Record<string, string>
  body: unknown
  person: string | null
  status: number | null
  fault: string | null
  startedAt: number
  endedAt: number | null
  aborted: boolean
}

let sandbox: Sandbox
let visitor: Visitor

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.api('reset', { method: 'POST' })
  visitor = new Visitor(sandbox.origin)
})
afterAll(() => sandbox.stop())

const fault = (kind: string, more: object = {}): Promise<unknown> =>
  sandbox.api('faults', { method: 'PUT', body: { method: METHOD, path: PATH, kind, ...more } })
const lastCall = async (): Promise<Call | undefined> => (await sandbox.api<Call[]>('calls')).at(-1)

test('status: any status, body and Retry-After', async () => {
  await fault('status', { status: 429, body: { message: 'Slower.' }, retryAfter: 7 })
  const answer = await visitor.get(PATH)
  expect([answer.status, answer.json]).toEqual([429, { message: 'Slower.' }])
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('status: a redirect to another origin', async () => {
  await fault('status', { status: 307, headers: { Location: 'http://127.0.0.1:9/' } })
  const answer = await visitor.get(PATH)
  expect([answer.status, answer.headers.get('location')]).toEqual([307, 'http://127.0.0.1:9/'])
})

test.each([
  ['empty', ''],
  ['null', 'null'],
  ['malformed', '{"mfa": [{"type": sms'],
])('%s: the body is %j', async (kind, text) => {
  await fault(kind)
  const answer = await visitor.get(PATH)
  expect([answer.status, answer.text]).toEqual([200, text])
})

test('html: a page of some proxy', async () => {
  await fault('html')
  const answer = await visitor.get(PATH)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.text).toContain('<!doctype html>')
})

test.each(['reset', 'truncated'])('%s: the client gets no whole answer', async kind => {
  await fault(kind)
  await expect(visitor.get(PATH)).rejects.toThrow()
  expect(await lastCall()).toMatchObject({ fault: kind, aborted: false })
})

test('delay: the answer is late, and right', async () => {
  await fault('delay', { delayMs: 300 })
  const before = performance.now()
  expect((await visitor.get(PATH)).json).toMatchObject({ companyProviderName: 'Harbor' })
  expect(performance.now() - before).toBeGreaterThan(290)
})

test('hang: nothing comes until the client gives up, and that is on record', async () => {
  await fault('hang')
  const signal = AbortSignal.timeout(300)
  await expect(fetch(sandbox.origin + PATH, { signal })).rejects.toThrow()
  const call = await until(lastCall, last => last?.aborted === true)
  expect(call).toMatchObject({ fault: 'hang', aborted: true, status: null })
})

test('a fault strikes as often as it says, and only its own method and path', async () => {
  await fault('status', { status: 500, times: 2 })
  expect((await visitor.get('/api/online/v1/feature-settings')).status).toBe(200)
  const statuses = [await visitor.get(PATH), await visitor.get(PATH), await visitor.get(PATH)]
  expect(statuses.map(answer => answer.status)).toEqual([500, 500, 200])
})

test('a fault may strike after the call has taken effect', async () => {
  const path = '/api/auth/v2/login'
  await sandbox.api('faults', {
    method: 'PUT',
    body: { method: 'POST', path, kind: 'status', status: 502, afterEffect: true },
  })
  expect((await visitor.signIn('simple')).status).toBe(502)
  const [simple] = await sandbox.api<{ sessions: { complete: number } }[]>('people')
  expect(simple?.sessions.complete).toBe(1)
})

test('faults are listed, set many at once, and removed one by one or all', async () => {
  const faults = ['/api/a', '/api/b'].map(path => ({ method: 'GET', path, kind: 'empty' }))
  expect(await sandbox.api('faults', { method: 'PUT', body: faults })).toHaveLength(2)
  expect(await sandbox.api('faults?method=GET&path=/api/a', { method: 'DELETE' })).toHaveLength(1)
  expect(await sandbox.api('faults', { method: 'DELETE' })).toEqual([])
  await expect(fault('nonsense')).rejects.toThrow(/400/)
})

test('a call is recorded with its secrets masked', async () => {
  await visitor.call(
    'POST',
    '/api/auth/v2/login?from=test',
    { userName: 'simple', password: 'My secret 1!' },
    { 'X-Touch-Supported': 'false' },
  )
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
  expect(JSON.stringify(await sandbox.api('calls'))).not.toContain('My secret')
})

test('of a code the record keeps length and punctuation only', async () => {
  await visitor.activate({ type: 'signinVerification', action: 'allow', oneTimePassword: '1234-5678' })
  expect(await lastCall()).toMatchObject({ body: { oneTimePassword: '••••-••••', action: 'allow' } })
})

test('calls can be forgotten', async () => {
  await visitor.get(PATH)
  expect(await sandbox.api('calls', { method: 'DELETE' })).toEqual([])
  expect(await sandbox.api('calls')).toEqual([])
})
