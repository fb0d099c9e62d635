import { ended } from 'src/services/http/http'
import type { Early } from 'src/services/http/early'
import { send } from 'src/services/http/send'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

/** The lookup of jane, as the page has begun it: its address is that of the app's own call. */
async function begun(answer: Promise<Response>) {
  const { requests, origin } = await serve(() => ({ status: 204 }))
  const giveUp = jest.fn()
  window.foyer = {
    lookup: { address: `${origin}/api/x?username=jane+b`, answer, giveUp },
  } as Partial<Early> as Early
  const call = new AbortController()
  const lookUp = (username: string) =>
    send<unknown>(
      { method: 'get', address: '/api/x', query: { username }, limitMs: 5000, read: answered => answered },
      call.signal,
    )
  return { requests, giveUp, call, lookUp }
}

afterEach(() => {
  delete window.foyer
})

test('its answer is taken, once', async () => {
  const { requests, lookUp } = await begun(Promise.resolve(new Response('{"a":1}', { status: 200 })))
  expect(await lookUp('jane b')).toEqual({ status: 200, body: { a: 1 }, form: 'json' })
  expect(requests).toEqual([])
  expect(await lookUp('jane b')).toEqual({ status: 204, body: '', form: 'empty' })
  expect(requests).toHaveLength(1)
})

test('another name is looked up by itself', async () => {
  const { requests, lookUp } = await begun(Promise.resolve(new Response('{"a":1}')))
  await lookUp('joe')
  expect(requests).toMatchObject([{ query: { username: 'joe' } }])
})

test('a refusal is one, with what it says', async () => {
  const refused = new Response('{"message":"Slow down."}', { status: 429, headers: { 'Retry-After': '30' } })
  const { lookUp } = await begun(Promise.resolve(refused))
  expect(await failing(lookUp('jane b'))).toMatchObject({ kind: 'limited', status: 429, retryAfterS: 30 })
})

test('no answer is none', async () => {
  const { lookUp } = await begun(Promise.reject(new TypeError('Failed to fetch')))
  expect(await failing(lookUp('jane b'))).toEqual({ kind: 'unreachable' })
})

test('who gives the call up gives it up there', async () => {
  const { call, giveUp, lookUp } = await begun(new Promise(ended))
  void lookUp('jane b')
  call.abort()
  expect(giveUp).toHaveBeenCalledTimes(1)
})
