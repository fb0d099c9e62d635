import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { callUnseen } from 'src/services/http/unseen/callUnseen'
import 'src/services/http/unseen/worker'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

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
