import { inspect } from 'node:util'
import * as v from 'valibot'
import { bodyOf, ended } from 'src/services/http/http'
import type { Call } from 'src/services/http/call'
import { jsonObject } from 'src/services/schemas'
import { send } from 'src/services/http/send'
import { ServiceError } from 'src/services/http/serviceError'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const shape = jsonObject({ name: v.string() })

const ask = (more: Partial<Call<unknown>> = {}): Promise<unknown> =>
  send<unknown>(
    { method: 'get', address: '/api/x', limitMs: 5000, read: bodyOf(shape), ...more },
    new AbortController().signal,
  )

// (calls/touch-header)
describe('the request of a call', () => {
  test('has its method, path, query and body', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await ask({ method: 'put', query: { q: 'a b&c', n: 2 }, body: { b: [1, null] }, read: ended })
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        query: { q: 'a b&c', n: '2' },
        json: { b: [1, null] },
        headers: { 'content-type': 'application/json' },
      },
    ])
  })

  test('has neither a body nor a content type without content', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await ask({ method: 'post', read: ended })
    expect(requests[0]).toMatchObject({ method: 'POST', body: '' })
    expect(requests[0]?.headers['content-type']).toBeUndefined()
  })

  // (calls/one-client)
  test('contains the browser’s user agent, not a library’s', async () => {
    const { origin, requests } = await serve(() => ({ status: 204 }))
    await fetch(`${origin}/plain`)
    await ask({ method: 'post', body: {}, read: ended })
    await ask({ headers: { 'X-Device-Name': 'a' }, read: ended })
    const [plain, ...asked] = requests.map(({ headers }) => headers['user-agent'])
    expect(asked).toEqual([plain, plain])
    expect(plain).not.toMatch(/axios/i)
  })

  // (calls/text-language)
  test('asks the app’s server for texts in the page’s language', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    document.documentElement.lang = 'pt-BR'
    await ask({ method: 'post', read: ended })
    expect(requests[0]?.headers['accept-language']).toBe('pt-BR')
  })

  test('keeps the query of an address', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await ask({ address: '/api/x?a=1', query: { b: 2 }, read: ended })
    expect(requests[0]?.query).toEqual({ a: '1', b: '2' })
  })

  test.each<[touchPoints: number, header: string]>([
    [0, 'false'],
    [5, 'true'],
  ])('with %i touch points sends the touch header %s', async (touchPoints, header) => {
    Reflect.deleteProperty(window, 'ontouchstart')
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true })
    const { requests } = await serve(() => ({ status: 204 }))
    await ask({ read: ended })
    expect(requests[0]?.headers['x-touch-supported']).toBe(header)
  })

  test('that needs no readable answer is sent in a worker, with its query', async () => {
    const unseen = jest.fn(() => Promise.resolve())
    const read = jest.fn(() => 'read')
    await expect(ask({ address: 'https://a.example/x', query: { b: 2 }, unseen, read })).resolves.toBe('read')
    expect(unseen).toHaveBeenCalledWith('https://a.example/x?b=2', expect.any(AbortSignal))
    expect(read).toHaveBeenCalledWith({ status: 0, body: '', form: 'empty' })
  })

  test('contains the headers of the call', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await ask({ headers: { 'X-Device-Name': 'a' }, read: ended })
    expect(requests[0]?.headers['x-device-name']).toBe('a')
  })
})

describe('a 2xx answer', () => {
  test('is read', async () => {
    await serve(() => ({ body: { name: 'jane', more: 1 } }))
    await expect(ask()).resolves.toEqual({ name: 'jane' })
  })

  test('may have any status up to 299, which is passed on', async () => {
    await serve(() => ({ status: 299, body: { name: 'jane' } }))
    await expect(ask({ read: ({ status }) => status })).resolves.toBe(299)
  })

  test('may have 5 MB of JSON', async () => {
    await serve(() => ({ body: { name: 'x'.repeat(5_000_000) } }))
    await expect(ask({ read: answer => bodyOf(shape)(answer).name.length })).resolves.toBe(5_000_000)
  })

  test('counts as JSON whatever its content type is', async () => {
    await serve(() => ({ headers: { 'Content-Type': 'text/plain' }, body: '{"name":"jane"}' }))
    await expect(ask()).resolves.toEqual({ name: 'jane' })
  })

  test.each<[what: string, body: string | undefined, read: unknown]>([
    ['no body', undefined, ''],
    ['true', 'true', true],
    ['a number', '7', 7],
    ['null', 'null', null],
    ['a JSON string', '"a"', 'a'],
    ['a plain string', 'a', 'a'],
    ['an empty list', '[]', []],
  ])('with %s is passed on unchanged', async (_what, body, read) => {
    await serve(() => ({ body }))
    await expect(ask({ read: answer => answer.body })).resolves.toEqual(read)
  })
})

// (calls/every-body-checked)
describe('WRONG and VOID: an answer that violates the contract', () => {
  test.each([{ name: 5 }, {}])('with %j is unreadable, and names its request', async body => {
    await serve(() => ({ body, headers: { 'X-Request-Id': 'r-7' } }))
    await expect(failing(ask())).resolves.toEqual({ kind: 'unreadable', status: 200, requestId: 'r-7' })
  })

  test('whose reader throws does not crash the app', async () => {
    await serve(() => ({ body: {} }))
    const read = (): never => {
      throw new TypeError('s3cret')
    }
    await expect(failing(ask({ read }))).resolves.toEqual({ kind: 'unreadable', status: 200 })
  })
})

describe('NONE: a call without an answer', () => {
  test('is unreachable if the connection is refused', async () => {
    visit('http://127.0.0.1:2/signin/')
    await expect(failing(ask())).resolves.toEqual({ kind: 'unreachable' })
  })

  test('is unreachable if the connection is reset', async () => {
    await serve((_request, response) => void response.destroy())
    await expect(failing(ask())).resolves.toEqual({ kind: 'unreachable' })
  })

  test('is unreachable if the body is cut off, even where it could be parsed', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
      response.write('{"name":"jane"}', () => response.destroy())
      return undefined
    })
    await expect(failing(ask())).resolves.toEqual({ kind: 'unreachable' })
  })

  test.each([301, 302, 303, 307, 308])('does not follow a redirect by %i to another origin', async status => {
    const other = await serve(() => ({ body: { name: 'evil' } }), { page: false })
    await serve(() => ({ status, headers: { Location: `${other.origin}/api/x` } }))
    const call = ask({ method: 'post', body: { password: 's3cret' } })
    await expect(failing(call)).resolves.toEqual({ kind: 'unreachable' })
    expect(other.requests).toEqual([])
  })

  test('is offline if the browser reports it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    visit('http://127.0.0.1:2/signin/')
    await expect(failing(ask())).resolves.toEqual({ kind: 'offline' })
    onLine.mockRestore()
  })

  test('succeeds even if the browser reports that it is offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await serve(() => ({ body: { name: 'jane' } }))
    await expect(ask()).resolves.toEqual({ name: 'jane' })
    onLine.mockRestore()
  })
})

// (security/secrets)
describe('an error contains nothing of the request', () => {
  const secret = {
    method: 'post',
    body: { password: 's3cret' },
    headers: { 'X-Device-Id': 's3cret' },
    query: { q: 's3cret' },
  } as const

  test.each<[what: string, status: number | undefined]>([
    ['no answer', undefined],
    ['an unreadable answer', 200],
    ['a refusal', 401],
  ])('%s', async (_what, status) => {
    await serve((_request, response) => (status ? { status } : void response.destroy()))
    const thrown: unknown = await ask(secret).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(ServiceError)
    expect(inspect(thrown, { depth: null, showHidden: true })).not.toContain('s3cret')
    expect(String((thrown as Error).stack)).not.toContain('s3cret')
  })
})
