import { setImmediate } from 'node:timers'
import { CANCEL } from 'redux-saga'
import * as v from 'valibot'
import { bodyOf, giveUp, request } from 'src/services/http/http'
import type { Call } from 'src/services/http/call'
import { jsonObject } from 'src/services/schemas'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const shape = jsonObject({ name: v.string() })

const ask = (more: Partial<Call<unknown>> = {}, address = '/api/x'): Promise<unknown> =>
  request<unknown>('get', address, { limitMs: 5000, read: bodyOf(shape), ...more })

describe('SLOW: a call without an answer', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'Date', 'performance'],
    })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  /** Starts a server that receives the request and sends only what `begin` writes. */
  const hanging = async (begin?: (end: () => void) => void) => {
    let arrived: () => void
    const arrival = new Promise<void>(resolve => (arrived = resolve))
    const server = await serve((_request, response) => {
      begin?.(() => void response.writeHead(200).end('{"name":"jane"}'))
      arrived()
      return undefined
    })
    return { ...server, arrival }
  }

  test('is given up at its limit, and the request is aborted', async () => {
    const { arrival, requests } = await hanging()
    const call = failing(ask({ limitMs: 60_000 }))
    await arrival
    jest.advanceTimersByTime(59_999)
    const early = await Promise.race([call, new Promise(resolve => setImmediate(resolve, 'waiting'))])
    expect(early).toBe('waiting')
    jest.advanceTimersByTime(1)
    await expect(call).resolves.toEqual({ kind: 'unreachable' })
    while (!requests[0]?.aborted) await new Promise(resolve => setImmediate(resolve))
  })

  test('is given up at its limit even in the middle of its body', async () => {
    let begun: () => void
    const beginning = new Promise<void>(resolve => (begun = resolve))
    await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"name":', () => begun())
      return undefined
    })
    const call = failing(ask({ limitMs: 30_000 }))
    await beginning
    for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve))
    jest.advanceTimersByTime(30_000)
    await expect(call).resolves.toEqual({ kind: 'unreachable' })
  })

  test('succeeds if the answer arrives after 10 s', async () => {
    let answer: () => void = () => {}
    const { arrival } = await hanging(end => (answer = end))
    const call = ask({ limitMs: 60_000 })
    await arrival
    jest.advanceTimersByTime(10_000)
    answer()
    await expect(call).resolves.toEqual({ name: 'jane' })
    expect(jest.getTimerCount()).toBe(0)
  })
})

test('cancelling the waiting effect aborts the request', async () => {
  let arrived: () => void
  const arrival = new Promise<void>(resolve => (arrived = resolve))
  const { requests } = await serve(() => (arrived(), undefined))
  const call = ask() as Promise<unknown> & Record<string, () => void>
  await arrival
  call[CANCEL]?.()
  await expect(failing(call)).resolves.toEqual({ kind: 'unreachable' })
  while (!requests[0]?.aborted) await new Promise(resolve => setImmediate(resolve))
  expect(requests).toHaveLength(1)
})

// WebKit aborts a page's calls as soon as another page is requested, while the page still runs. (calls/broken-off)
describe('while the page is being left', () => {
  const leavingAt = (path: string, answer: () => { status: number } | undefined) =>
    serve((request, response) => {
      if (request.path !== path) return { body: { name: 'jane' } }
      window.dispatchEvent(new Event('beforeunload'))
      const answered = answer()
      if (!answered) response.destroy()
      return answered
    })

  test('an aborted call fails once its limit is over', async () => {
    const { requests } = await leavingAt('/api/x', () => undefined)
    const call = ask()
    const told = jest.fn()
    const failed = failing(call).then(told)
    do await ask({}, '/api/y')
    while (!requests.some(({ path }) => path === '/api/x'))
    await ask({}, '/api/y')
    expect(told).not.toHaveBeenCalled()
    giveUp(call)
    await failed
    expect(told).toHaveBeenCalledWith({ kind: 'unreachable' })
  })

  test('a rejection fails at once, and so does a call after the page has stayed', async () => {
    await leavingAt('/api/x', () => ({ status: 500 }))
    await expect(failing(ask())).resolves.toMatchObject({ kind: 'refused', status: 500 })
    visit('http://127.0.0.1:2/signin/')
    await expect(failing(ask())).resolves.toEqual({ kind: 'unreachable' })
  })
})
