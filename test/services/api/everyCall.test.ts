import { operations, resolved, ACTING } from 'foyer-contract/document/operations'
import { SERVICE_CALLS, ALL } from 'foyer-contract/test/journeys/all'
import { connectionChanged } from 'src/services/browser/connectionReport'
import { request, ended } from 'src/services/http/http'
import type { Call } from 'src/services/http/call'
import { send } from 'src/services/http/send'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

/** Answers that no call with a JSON answer can use. */
const UNUSABLE: [what: string, answer: ServedAnswer][] = [
  ['no body', {}],
  ['malformed JSON', { body: '{"a":' }],
  ['a page', { body: '<html></html>' }],
  ['null', { body: 'null' }],
  ['a text', { body: '"x"' }],
]

/** Each service function that reads a JSON body of a success, unless the call may also succeed without a body. */
const READS = operations.flatMap(({ id, responses }) =>
  Object.entries('204' in responses ? {} : responses).flatMap(([status, { content }]) => {
    const { type } = resolved((content?.['application/json']?.schema ?? {}) as { type?: string })
    const calls = type && Number(status) < 300 ? (SERVICE_CALLS[id] ?? []) : []
    return calls.map((call, at) => [`${id} ${at}`, type, Number(status), call] as const)
  }),
)

// (calls/every-body-checked)
test.each(READS)(
  '%s cannot be read from a body other than the %s of a %i',
  async (_call, type, status, call) => {
    let answer: ServedAnswer = {}
    const { origin } = await serve(() => ({ ...answer, status }))
    for (const [what, body] of [
      ...UNUSABLE,
      ['another form', { body: type === 'array' ? {} : [] }] as const,
    ]) {
      answer = body
      expect([what, await failing(call(origin))]).toEqual([what, { kind: 'unreadable', status }])
    }
  },
)

// (calls/acting)
describe.each(ACTING.map(({ id }) => id))('%s', operation => {
  const calls = SERVICE_CALLS[operation] ?? []

  /** Returns the requests of each variant of the call. */
  async function sent(acting?: { userName?: string }) {
    const { origin, requests } = await serve(() => ({ status: 204 }))
    // A call that reads its answer fails here.
    for (const make of calls) await make(origin, acting).catch(() => undefined)
    return requests
  }

  test('names the user for whom it acts', async () => {
    const plain = await sent()
    expect(plain).toHaveLength(calls.length)
    const named = await sent({ userName: 'grace' })
    expect(named.map(({ json }) => json)).toEqual(
      plain.map(({ json }) => ({ ...(json as object | undefined), userName: 'grace' })),
    )
  })

  test('is unchanged if no user is named', async () => {
    const plain = await sent()
    expect((await sent({})).map(({ body }) => body)).toEqual(plain.map(({ body }) => body))
    for (const { body, json, headers } of plain) {
      expect(body).not.toContain('userName')
      expect(headers['content-type']).toBe(json && 'application/json')
    }
  })
})

describe('a submit while offline', () => {
  /**
   * The operations that the app calls automatically: they are sent even while the browser reports that it is offline. Every other operation is the submit of a form or a button.
   */
  const OWN = new Set(ALL.flatMap(({ unasked = [] }) => unasked))

  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    connectionChanged('offline')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    connectionChanged('online')
  })

  // (calls/offline)
  test.each(Object.keys(SERVICE_CALLS).filter(id => id !== 'notifyHost'))(
    'while the browser reports that it is offline, the first submit sends nothing and the second is sent: %s',
    async id => {
      // Fetching the options of a proof, the last of these, is a submit.
      const calls = SERVICE_CALLS[id] ?? []
      for (const call of id === 'fetchPasskeyRequest' ? calls.slice(0, 2) : calls) {
        connectionChanged('offline')
        const { origin, requests } = await serve(() => ({ status: 500 }))
        const first = await failing(call(origin))
        const sent = requests.length
        await failing(call(origin))
        expect({ held: sent === 0, first: first.kind, second: requests.length - sent }).toEqual(
          OWN.has(id)
            ? { held: false, first: 'refused', second: 1 }
            : { held: true, first: 'offline', second: 1 },
        )
      }
    },
  )

  /** Sends a call to a server that answers with this status; returns the number of requests that arrive. */
  async function sent(more: object, status = 200): Promise<number> {
    const { requests } = await serve(() => ({ status, body: {} }))
    await request<unknown>('get', '/api/x', { limitMs: 5000, read: () => undefined, ...more }).catch(
      () => undefined,
    )
    return requests.length
  }

  test('after a successful submit, every other form ignores the report', async () => {
    expect(await sent({ form: 'one' })).toBe(0)
    expect(await sent({ form: 'one' })).toBe(1)
    expect(await sent({ form: 'another' })).toBe(1)
    connectionChanged('offline')
    expect(await sent({ form: 'another' })).toBe(0)
  })

  test('a failed submit disproves nothing', async () => {
    await sent({ form: 'one' })
    expect(await sent({ form: 'one' }, 500)).toBe(1)
    expect(await sent({ form: 'another' })).toBe(0)
  })

  test.each([
    ['a poll disproves the report', { disprovesReport: true }, 1],
    ['a read by the page does not disprove it, so that the user sees the message once', {}, 0],
  ])('%s', async (_rule, call, expected) => {
    expect(await sent(call)).toBe(1)
    expect(await sent({ form: 'one' })).toBe(expected)
  })
})

const act = (more: Partial<Call<unknown>> = {}): Promise<unknown> =>
  send<unknown>(
    { method: 'post', address: '/api/x', limitMs: 5000, read: ended, ...more },
    new AbortController().signal,
  )

// (calls/acting)
describe('a call that acts for a user', () => {
  test.each<[what: string, call: Partial<Call<unknown>>, sent: unknown]>([
    [
      'names the user in its body',
      { body: { a: 1 }, acting: { userName: 'ada' } },
      { a: 1, userName: 'ada' },
    ],
    ['gets a body for the name if it has none', { acting: { userName: 'ada' } }, { userName: 'ada' }],
    ['sends no name if none is known', { body: { a: 1 }, acting: {} }, { a: 1 }],
    ['sends no name if the name is empty', { body: { a: 1 }, acting: { userName: '' } }, { a: 1 }],
  ])('%s', async (_what, call, sent) => {
    const { requests } = await serve(() => ({ status: 204 }))
    await act(call)
    expect(requests[0]?.json).toEqual(sent)
    expect(requests[0]?.headers['content-type']).toBe('application/json')
  })

  test('stays without a body if no name is known', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await act({ acting: {} })
    expect(requests[0]).toMatchObject({ body: '' })
    expect(requests[0]?.headers['content-type']).toBeUndefined()
  })

  const other = { status: 409, body: { code: 'otherAccount', message: 'Somebody else.' } }
  const ruled = { 409: () => 'ruled' }

  test.each([{ userName: 'ada' }, {}])(
    'fails if the session belongs to another account: %j',
    async acting => {
      await serve(() => ({ ...other, headers: { 'X-Request-Id': 'r-1' } }))
      await expect(failing(act({ acting, refusals: ruled }))).resolves.toEqual({
        kind: 'otherAccount',
        status: 409,
        requestId: 'r-1',
      })
    },
  )

  test.each<[what: string, answer: ServedAnswer]>([
    ['another code', { body: { code: 'prohibited' } }],
    ['the code as a string', { body: 'otherAccount' }],
    ['the code in a list', { body: [{ code: 'otherAccount' }] }],
    ['no body', {}],
  ])('keeps the meaning of a 409 with %s', async (_what, answer) => {
    await serve(() => ({ ...answer, status: 409 }))
    await expect(act({ acting: { userName: 'ada' }, refusals: ruled })).resolves.toBe('ruled')
  })

  test('treats a 409 with the code in an HTML page as a page', async () => {
    await serve(() => ({ ...other, headers: { 'Content-Type': 'text/html' } }))
    await expect(failing(act({ acting: {}, refusals: ruled }))).resolves.toEqual({
      kind: 'page',
      status: 409,
    })
  })

  test('keeps the meaning of another status with the code', async () => {
    await serve(() => ({ ...other, status: 403 }))
    await expect(failing(act({ acting: {} }))).resolves.toMatchObject({ kind: 'refused', status: 403 })
  })
})

test('a call that acts for no user gives this 409 no special meaning', async () => {
  await serve(() => ({ status: 409, body: { code: 'otherAccount' } }))
  await expect(act({ refusals: { 409: () => 'ruled' } })).resolves.toBe('ruled')
})
