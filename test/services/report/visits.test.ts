import { visitBeacon } from 'src/services/report/visits'
import { watchEntry } from 'src/services/report/visitEntry'
import { serve, type SeenRequest } from 'test/support/server'

describe('visits', () => {
  const TOLD = { steps: [{ step: 'username', seconds: 2, tries: 1 }], end: 'left' }
  const LATER = { ...TOLD, end: 'refused' }

  interface Held {
    address: string
    init: RequestInit
  }

  let held: Held[]
  let requests: SeenRequest[]
  let address: string
  let credentials: (string | undefined)[]

  beforeEach(async () => {
    held = []
    credentials = []
    const server = await serve(() => ({ status: 204 }))
    requests = server.requests
    address = `${server.origin}/visits`
    visit(`${server.origin}/signin/phone-auth?back=%2Fada`)
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'fetchLater')
    jest.restoreAllMocks()
  })

  /** Simulates a browser that holds requests back, as Chromium does since version 135. */
  const holdBack = (fetchLater = (to: string, init: RequestInit) => held.push({ address: to, init })): void =>
    void Object.assign(window, { fetchLater })

  /** Sends the requests that a browser has held back, as it does after the page is closed. */
  const goAway = () =>
    Promise.all(held.filter(({ init }) => !init.signal?.aborted).map(each => fetch(each.address, each.init)))

  /** Forwards the beacons of a browser without `fetchLater`; the result resolves once they have arrived. */
  function passOn(): () => Promise<unknown> {
    const pending: Promise<unknown>[] = []
    const real = globalThis.fetch
    jest.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
      credentials.push(init?.credentials)
      const answer = real(to, init)
      pending.push(answer)
      return answer
    })
    return () => Promise.all(pending)
  }

  const bodies = () => requests.map(({ json }) => (json as { body: object }[]).map(({ body }) => body))

  // (visits/contents)
  test('a visit has the format of the reports and contains nothing about the page or the browser', async () => {
    const arrived = passOn()
    visitBeacon(address)(TOLD, true)
    await arrived()
    expect(requests).toMatchObject([{ method: 'POST', path: '/visits' }])
    expect(requests[0]?.headers['content-type']).toBe('application/reports+json')
    expect(requests[0]?.json).toEqual([
      { type: 'foyer-visit', age: 0, url: `${location.origin}/signin/`, user_agent: '', body: TOLD },
    ])
    expect(credentials).toEqual(['omit'])
  })

  // (visits/beacon)
  test('without fetchLater only the last report is sent', async () => {
    const arrived = passOn()
    const send = visitBeacon(address)
    send(TOLD, false)
    send(LATER, true)
    await arrived()
    expect(bodies()).toEqual([[LATER]])
  })

  test('with fetchLater the latest report is held, and sent even if the page closes without an event', async () => {
    holdBack()
    const send = visitBeacon(address)
    send(TOLD, false)
    send(LATER, false)
    await goAway()
    expect(bodies()).toEqual([[LATER]])
    expect(held.map(({ init }) => init.credentials)).toEqual(['omit', 'omit'])
  })

  test('the next visit of a page does not replace the previous one', async () => {
    holdBack()
    const send = visitBeacon(address)
    send(TOLD, false)
    send(TOLD, true)
    send(LATER, false)
    await goAway()
    expect(bodies()).toEqual([[TOLD], [LATER]])
  })

  test('a browser that forbids fetchLater sends only the last report', async () => {
    holdBack(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const arrived = passOn()
    const send = visitBeacon(address)
    send(TOLD, false)
    send(LATER, true)
    await arrived()
    expect(bodies()).toEqual([[LATER]])
  })

  test('an older Firefox sends a beacon', () => {
    const sendBeacon = jest.fn()
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
    const keepalive = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive')!
    Reflect.deleteProperty(Request.prototype, 'keepalive')
    try {
      visitBeacon(address)(TOLD, true)
    } finally {
      Object.defineProperty(Request.prototype, 'keepalive', keepalive)
    }
    expect(sendBeacon).toHaveBeenCalledWith(
      address,
      expect.objectContaining({ type: 'application/reports+json' }),
    )
  })

  test('an unreachable collector causes no error', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    visitBeacon(address)(TOLD, true)
    await Promise.resolve()
    expect(requests).toEqual([])
  })
})

describe('an entry of a visit', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<input id="u" autocomplete="username webauthn"><input id="p" autocomplete="current-password"><input id="c" autocomplete="one-time-code">'
  })
  afterEach(() => jest.restoreAllMocks())

  const field = (id: string) => document.getElementById(id)!
  const type = (id: string, inputType = 'insertText') =>
    field(id).dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  const fill = (id: string) => field(id).dispatchEvent(new Event('input', { bubbles: true }))

  // (visits/entry)
  test('an untouched field reports no entry', () => {
    const entryAt = watchEntry()
    expect([entryAt('username'), entryAt('password'), entryAt('code'), entryAt(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('each field reports its own entry', () => {
    const entryAt = watchEntry()
    type('u')
    fill('p')
    type('c')
    expect([entryAt('username'), entryAt('password'), entryAt('code')]).toEqual([
      'typed',
      'autofilled',
      undefined,
    ])
  })

  test.each<[way: string, act: () => void, entry: string]>([
    ['pasting counts as typing', () => type('p', 'insertFromPaste'), 'typed'],
    ['a replacement of the text counts as filled in', () => type('p', 'insertReplacementText'), 'autofilled'],
    ['an event without a type counts as filled in', () => type('p', ''), 'autofilled'],
    ['the latest kind of entry counts', () => (fill('p'), type('p')), 'typed'],
  ])('%s', (_way, act, entry) => {
    const entryAt = watchEntry()
    act()
    expect(entryAt('password')).toBe(entry)
  })

  test('a field that was filled in before the page listened counts as filled in', () => {
    const entryAt = watchEntry()
    jest
      .spyOn(document, 'querySelector')
      .mockImplementation(selector => (selector.includes('username') ? field('u') : null))
    expect([entryAt('username'), entryAt('password')]).toEqual(['autofilled', undefined])
  })
})
