import 'src/services/http/unseen/worker'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { callUnseen } from 'src/services/http/unseen/callUnseen'
import { ended, request } from 'src/services/http/http'
import { requestUrl } from 'src/services/http/requestUrl'
import type { Handover } from 'src/services/http/handover'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

describe('a call without a screen', () => {
  const runWorker = self.onmessage as unknown as (message: { data: unknown; ports: unknown[] }) => void
  const never = new AbortController().signal
  const asked = jest.spyOn(globalThis, 'fetch')

  let begun: StandInWorker[] = []
  const ports: MessagePort[] = []

  /** Runs the worker's code in this page's own thread, over real ports. */
  class StandInWorker extends EventTarget {
    isOver = false
    constructor() {
      super()
      begun.push(this)
    }
    postMessage(data: unknown, given: unknown[]) {
      runWorker({ data, ports: given })
    }
    terminate() {
      this.isOver = true
    }
  }

  class StandInChannel extends MessageChannel {
    constructor() {
      super()
      ports.push(this.port1)
    }
  }

  beforeEach(() => {
    begun = []
    asked.mockClear()
    Object.assign(window, { Worker: StandInWorker, MessageChannel: StandInChannel })
  })
  afterEach(() => {
    for (const port of ports.splice(0)) port.close()
    Reflect.deleteProperty(window, 'Worker')
  })

  test('the call has the host’s cookies, no referrer, and an answer that cannot be read', async () => {
    const host = await serve(() => ({ status: 500 }))
    await expect(callUnseen(`${host.origin}/a?token=t`, never)).resolves.toBeUndefined()
    expect(host.requests.map(({ path }) => path)).toEqual(['/a?token=t'])
    const request = new Request(...(asked.mock.calls[0] as [string]))
    expect(request).toMatchObject({ mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer' })
  })

  test('simultaneous calls share a worker, which ends with the last of them', async () => {
    const host = await serve(() => ({ body: {} }))
    await Promise.all(['/a', '/b', '/c'].map(path => callUnseen(host.origin + path, never)))
    expect(begun.map(({ isOver }) => isOver)).toEqual([true])
    expect(host.requests).toHaveLength(3)
    await callUnseen(`${host.origin}/d`, never)
    expect(begun.map(({ isOver }) => isOver)).toEqual([true, true])
  })

  test('a host that drops the connection has not answered', async () => {
    const host = await serve((_request, response) => void response.destroy())
    await expect(failing(callUnseen(host.origin, never))).resolves.toEqual({ kind: 'unreachable' })
  })

  test('a cancelled call is aborted in the worker', async () => {
    let tellAsked = (): void => {}
    const arrived = new Promise<void>(resolve => (tellAsked = resolve))
    const host = await serve(() => (tellAsked(), undefined))
    const controller = new AbortController()
    const call = failing(callUnseen(host.origin, controller.signal))
    await arrived
    const signal = (asked.mock.calls[0]?.[1] as RequestInit).signal as AbortSignal
    const brokenOff = new Promise(resolve => signal.addEventListener('abort', resolve))
    controller.abort()
    await expect(call).resolves.toEqual({ kind: 'unreachable' })
    await brokenOff
    expect(signal.aborted).toBe(true)
  })

  describe('the page itself sends the call, once,', () => {
    const rows: [rule: string, worker: unknown][] = [
      ['if there are no workers', undefined],
      [
        'if a policy forbids them',
        function () {
          throw new Error('SecurityError')
        },
      ],
      [
        'if the worker fails to load',
        class extends StandInWorker {
          override postMessage() {
            setTimeout(() => this.dispatchEvent(new Event('error')))
          }
        },
      ],
    ]
    test.each(rows)('%s', async (_rule, worker) => {
      Object.assign(window, { Worker: worker })
      const host = await serve(() => ({ body: {} }))
      await expect(callUnseen(`${host.origin}/a`, never)).resolves.toBeUndefined()
      expect(host.requests.map(({ path }) => path)).toEqual(['/a'])
    })
  })
})

describe('a call that the page has begun', () => {
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
})
