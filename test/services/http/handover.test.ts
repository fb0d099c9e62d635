import { ended, request } from 'src/services/http/http'
import { requestUrl } from 'src/services/http/requestUrl'
import type { Handover } from 'src/services/http/handover'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

/** Runs the lookup of jane that the page has already begun: its address is that of the app's own call. */
async function begun(answer: Promise<Response>) {
  const { requests } = await serve(() => ({ status: 204 }))
  const giveUp = jest.fn()
  const calls = new Map([[requestUrl('/api/x', { username: 'jane b' }), { answer, giveUp }]])
  window.foyer = {
    take: (address: string) => {
      const call = calls.get(address)
      calls.delete(address)
      return call
    },
  } as Partial<Handover> as Handover
  const lookUp = (username: string, early = true, limitMs = 5000) =>
    request<unknown>('get', '/api/x', {
      query: { username },
      early,
      limitMs,
      read: answered => answered,
    })
  return { requests, giveUp, lookUp }
}

afterEach(() => {
  delete window.foyer
})

const found = () => Promise.resolve(new Response('{"a":1}', { status: 200 }))

test('the answer of a call that the page has begun is used once', async () => {
  const { requests, lookUp } = await begun(found())
  expect(await lookUp('jane b')).toEqual({ status: 200, body: { a: 1 }, form: 'json' })
  expect(requests).toEqual([])
  expect(await lookUp('jane b')).toMatchObject({ status: 204, body: '', form: 'empty' })
  expect(requests).toHaveLength(1)
})

test('another name is looked up separately', async () => {
  const { requests, lookUp } = await begun(found())
  await lookUp('joe')
  expect(requests).toMatchObject([{ query: { username: 'joe' } }])
})

test('a repeated call does not use it', async () => {
  const { requests, lookUp } = await begun(found())
  await lookUp('jane b', false)
  expect(requests).toHaveLength(1)
})

test.each<[rule: string, answer: () => Promise<Response>, failure: object]>([
  [
    'a rejection with its text',
    () =>
      Promise.resolve(
        new Response('{"message":"Slow down."}', { status: 429, headers: { 'Retry-After': '30' } }),
      ),
    { kind: 'limited', status: 429, until: untilIn(30), text: 'Slow down.' },
  ],
  ['none', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
  [
    'an aborted connection',
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: stream => stream.error(new TypeError('network error')) })),
      ),
    { kind: 'unreachable' },
  ],
])('an answer that is %s is handled as such', async (_rule, answer, failure) => {
  const { requests, lookUp } = await begun(answer())
  expect(await failing(lookUp('jane b'))).toEqual(failure)
  expect(requests).toEqual([])
})

test('an answer that cannot be read is unreadable', async () => {
  await begun(Promise.resolve(new Response('[', { headers: { 'X-Request-Id': 'r1' } })))
  const call = request('get', '/api/x', {
    query: { username: 'jane b' },
    early: true,
    limitMs: 5000,
    read: ({ body }) => {
      if (body === '[') throw new TypeError('not an object')
    },
  })
  expect(await failing(call)).toEqual({ kind: 'unreadable', status: 200, requestId: 'r1' })
})

test('cancelling the call cancels the one that the page has begun', async () => {
  const { giveUp, lookUp } = await begun(new Promise(ended))
  const gaveUp = new Promise<void>(resolve => giveUp.mockImplementation(resolve))
  void lookUp('jane b', true, 0)
  await gaveUp
  expect(giveUp).toHaveBeenCalledTimes(1)
})
