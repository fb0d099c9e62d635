import { connectionChanged } from 'src/services/browser/connectionReport'
import { request } from 'src/services/http/http'
import { ALL, SERVICE_CALLS } from 'foyer-contract/test/journeys/all'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

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
