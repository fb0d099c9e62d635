import { setImmediate } from 'node:timers'
import { CANCEL } from 'redux-saga'
import * as v from 'valibot'
import { bodyOf, giveUp, request } from 'src/services/http/http'
import type { Call } from 'src/services/http/call'
import { jsonObject } from 'src/services/schemas'
import type { Handover } from 'src/services/http/handover'
import type { ReportEntry } from 'src/services/http/reportEntry'
import { ServiceError, failureOf } from 'src/services/http/serviceError'
import { reportCrash, reportFault } from 'src/services/log'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

describe('a call', () => {
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
})

describe('the report of a call', () => {
  let reported: ReportEntry[]

  beforeEach(() => {
    reported = []
    window.foyer = {
      report: (...one: ReportEntry) => void reported.push(one),
      take: () => undefined,
    } as unknown as Handover
  })
  afterEach(() => {
    delete window.foyer
  })

  const ask = (limitMs = 5000) =>
    request('post', '/api/x', { body: { password: 's3cret' }, limitMs, read: () => 'read' })

  test('a failed call is reported with its failure and its name', async () => {
    await serve(() => ({ status: 500 }))
    await failing(ask())
    const [[call, error, signal] = []] = reported as [object, ServiceError, AbortSignal][]
    expect([call, error?.failure, error?.call, signal?.aborted]).toEqual([
      expect.objectContaining({ method: 'post', address: '/api/x' }),
      { kind: 'refused', status: 500 },
      'POST /api/x',
      false,
    ])
  })

  test('a successful call is not reported', async () => {
    await serve(() => ({ body: {} }))
    await ask()
    expect(reported).toEqual([])
  })

  test('a cancelled call is distinguished from one whose limit is over', async () => {
    await serve(() => undefined)
    const left = ask()
    giveUp(left)
    await failing(left)
    await failing(ask(1))
    expect(
      (reported as [unknown, unknown, AbortSignal][]).map(([, , { reason }]) => reason === 'slow'),
    ).toEqual([false, true])
  })

  test('a crash is reported with its location', () => {
    const told = jest.spyOn(console, 'error').mockImplementation()
    const error = new TypeError('x')
    reportCrash('saga', error)
    expect(reported).toEqual([['saga', error]])
    told.mockRestore()
  })
})

test('an error of a service is its failure', () => {
  expect(failureOf(new ServiceError({ kind: 'limited', status: 429 }))).toEqual({
    kind: 'limited',
    status: 429,
  })
})

test.each([
  ['TypeError', new TypeError('x')],
  ['unknown', undefined],
])(
  'an error that no service threw is a fault of the app, and its report names only the page: %s',
  (name, thrown) => {
    visit('https://foyer.example/signin/phone-auth?back=s3cret#s3cret')
    const noted = jest.spyOn(console, 'error').mockImplementation()
    expect(failureOf(thrown)).toEqual({ kind: 'fault' })
    expect(noted).not.toHaveBeenCalled()
    reportFault(thrown)
    expect(noted).toHaveBeenCalledWith(`foyer: /signin/phone-auth crashed (${name})`, thrown, '')
    noted.mockRestore()
  },
)
