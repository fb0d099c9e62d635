import type { Handover } from 'src/services/http/handover'
import { ServiceError } from 'src/services/http/serviceError'
import { startReports } from 'src/services/report/reporter'
import { reportAddress } from 'src/services/report/addresses'
import { fetchNames, fingerprint } from 'src/services/report/functionNames'
import { serve, type SeenRequest } from 'test/support/server'
import { configure } from 'test/support/configure'

describe('the reporter', () => {
  type Page = Pick<Handover, 'reports' | 'report'>
  type Sent = { type: string; age: number; url: string; user_agent: string; body: object }[]

  const NOW = Date.parse('2026-11-22T09:00:00Z')
  const OPEN = new AbortController().signal
  const SETTINGS = { method: 'get', address: '/api/online/v1/settings' } as const

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] })
  })
  afterEach(() => {
    jest.useRealTimers()
    configure({})
  })

  /** Starts a collector, which the page's beacons reach over HTTP. */
  async function collector(path = '/signin/phone-auth?back=%2Fada') {
    const { origin, requests } = await serve(() => ({ status: 204 }))
    visit(origin + path)
    const pending: Promise<unknown>[] = []
    const sendBeacon = (address: string, blob: Blob): boolean => {
      pending.push(
        new Promise<string>(resolve => {
          const reader = new FileReader()
          reader.onload = () => resolve(reader.result as string)
          reader.readAsText(blob)
        }).then(body => fetch(address, { method: 'POST', body, headers: { 'Content-Type': blob.type } })),
      )
      return true
    }
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
    const beacons = async (): Promise<SeenRequest[]> => {
      await Promise.all(pending)
      return requests
    }
    return { origin, requests, pending, beacons }
  }

  const started = (config: object, page: Page = {}): Required<Page>['report'] => {
    configure(config, '<script type="text/plain" src="/signin/main.0a1b2c3d.js"></script>')
    startReports(page)
    return (...noted) => page.report?.(...noted)
  }

  test('a report is JSON of the Reporting API, with the route and the build', async () => {
    const { origin, beacons } = await collector()
    const note = started({ reportUrl: '/reports' })
    note(SETTINGS, new ServiceError({ kind: 'refused', status: 500, requestId: 'r-1' }), OPEN)
    jest.advanceTimersByTime(1000)
    const [beacon] = await beacons()
    expect(beacon).toMatchObject({ method: 'POST', path: '/reports' })
    expect(beacon?.headers['content-type']).toBe('application/reports+json')
    expect(beacon?.json).toEqual([
      {
        type: 'foyer-call',
        age: 1000,
        url: `${origin}/signin/phone-auth`,
        user_agent: navigator.userAgent,
        body: {
          method: 'GET',
          address: '/api/online/v1/settings',
          class: 'OTHER',
          status: 500,
          requestId: 'r-1',
          route: 'phoneAuth',
          build: '0a1b2c3d',
        },
      },
    ])
  })

  test('earlier failures are reported first, with their age, and invalid settings by their names', async () => {
    const { beacons } = await collector('/signin/ada@harbor.example')
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    const page: Page = { reports: [[NOW - 5000, 'page', new TypeError('s3cret')]] }
    started({ reportUrl: '/reports', productName: 7, texts: 'x' }, page)
    jest.advanceTimersByTime(1000)
    const [beacon] = await beacons()
    expect((beacon?.json as Sent).map(({ type, age, body }) => ({ type, age, body }))).toMatchObject([
      { type: 'foyer-config', age: 1000, body: { name: 'productName', route: 'login' } },
      { type: 'foyer-config', age: 1000, body: { name: 'texts' } },
      { type: 'foyer-crash', age: 6000, body: { place: 'page', error: 'TypeError' } },
    ])
    expect(beacon?.body).not.toMatch(/s3cret|ada/)
    expect(page.reports).toEqual([])
    warn.mockRestore()
  })

  test('at most 20 of 25 failures are reported', async () => {
    const { pending, beacons } = await collector()
    const note = started({ reportUrl: '/reports' })
    for (let number = 0; number < 25; number += 1) {
      note(`place${number}`, new Error('x'))
      if (number % 10 === 9) jest.advanceTimersByTime(1000)
    }
    jest.advanceTimersByTime(60_000)
    expect(pending).toHaveLength(2)
    const sent = (await beacons()).flatMap(beacon => beacon.json as Sent)
    expect(sent).toHaveLength(20)
  })

  test('an error that arrives in several ways is reported once', async () => {
    const { beacons } = await collector()
    const note = started({ reportUrl: '/reports' })
    const error = new TypeError('x')
    note('saga', error)
    note(Object.assign(new Event('unhandledrejection'), { reason: error }))
    jest.advanceTimersByTime(1000)
    expect((await beacons())[0]?.json).toHaveLength(1)
  })

  test('leaving the page sends the reports at once, except for calls that leaving may have aborted', async () => {
    const { beacons } = await collector()
    const note = started({ reportUrl: '/reports' })
    note(SETTINGS, new ServiceError({ kind: 'unreachable' }), OPEN)
    note('screen', new TypeError('x'))
    dispatchEvent(new Event('pagehide'))
    const [beacon] = await beacons()
    expect((beacon?.json as Sent).map(({ type }) => type)).toEqual(['foyer-crash'])
  })

  test.each(['reports', 'javascript:alert(1)', 'https://a:b@x.example/'])(
    'an invalid report address %j is logged by name, and nothing is stored or sent',
    async reportUrl => {
      const { pending } = await collector()
      const warn = jest.spyOn(console, 'warn').mockImplementation()
      const page: Page = { reports: [[NOW, 'page', new Error('x')]], report: () => undefined }
      started({ reportUrl }, page)
      jest.advanceTimersByTime(60_000)
      expect(warn.mock.calls).toEqual([['foyer-config: "reportUrl" is invalid; the default is used.']])
      expect([page, pending]).toEqual([{ reports: [] }, []])
      warn.mockRestore()
    },
  )
})

const HTTPS = { origin: 'https://here.example', protocol: 'https:' }
const HTTP = { origin: 'http://here.example', protocol: 'http:' }

test.each([
  ['/reports', HTTPS, 'https://here.example/reports'],
  ['https://collect.example/r?project=7', HTTPS, 'https://collect.example/r?project=7'],
  ['https://collect.example/', HTTP, 'https://collect.example/'],
  ['http://collect.example/', HTTP, 'http://collect.example/'],
  ['', HTTPS, undefined],
  ['reports', HTTPS, undefined],
  ['collect.example/r', HTTPS, undefined],
  ['http://collect.example/', HTTPS, undefined],
  ['https://ada:s3cret@collect.example/', HTTPS, undefined],
  ['javascript:alert(1)', HTTPS, undefined],
  ['data:text/plain,x', HTTPS, undefined],
  ['/\\evil.example', HTTPS, undefined],
  ['//collect.example/r', HTTPS, undefined],
  ['///collect.example/r', HTTPS, undefined],
  ['//ada@collect.example/', HTTPS, undefined],
  ['https://', HTTPS, undefined],
])('the report address %j on the page %j is read as %j', (value, page, address) => {
  expect(reportAddress(value, page)).toBe(address)
})

const names = { functions: { abc: 'submitPassword' }, words: ['step'] }

// (support/recording)
test('a release has a file of function names beside its scripts', async () => {
  const { requests } = await serve(() => ({ body: names }))
  await expect(fetchNames('0a1b2c3d')).resolves.toEqual(names)
  expect(requests).toMatchObject([{ method: 'GET', path: '/signin/names.0a1b2c3d.json' }])
})

test.each([
  ['the file is missing', { status: 404 }],
  ['the file is an HTML page', { body: '<!doctype html>' }],
  ['the file has another format', { body: { functions: {} } }],
])('the recorder does not start if %s', async (_what, answer) => {
  await serve(() => answer)
  await expect(fetchNames('0a1b2c3d')).rejects.toThrow()
})

test('two different texts have different fingerprints', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `e=>e.step${index}`)
  expect(new Set(texts.map(fingerprint)).size).toBe(3000)
})
