import { headerText } from 'src/services/device/deviceHeaders'
import { askDevice, type DeviceRequest } from 'src/services/device/deviceInfo'
import { localNetworkPermission } from 'src/services/device/localNetwork'
import { phonePlatformOf } from 'src/services/device/phonePlatform'
import { settled } from 'test/support/settled'

describe('the device service', () => {
  const HERE = 'https://signin.example'
  const DEVICE = { name: 'Ada’s computer', id: 'd-1' }

  /** Creates the events here, because jsdom sets neither source nor origin of a message. */
  const send = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, source: window, origin: HERE, ...(from as MessageEventInit) }),
    )

  const answerTo = (request: DeviceRequest, changes: object = {}) => ({
    ...request,
    response: DEVICE,
    ...changes,
  })

  let posted: jest.SpiedFunction<typeof window.postMessage>
  const lastRequest = () => posted.mock.lastCall?.[0] as DeviceRequest

  beforeEach(() => {
    visit(`${HERE}/signin/`)
    posted = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  })
  afterEach(() => {
    posted.mockRestore()
    jest.useRealTimers()
  })

  test('the request has the channel, the type and an id, and is sent only to this origin', async () => {
    const asked = askDevice()
    expect(posted).toHaveBeenCalledTimes(1)
    expect(posted.mock.lastCall).toEqual([
      { channel: 'device', type: 'get-device-info', id: expect.stringMatching(/^[a-z0-9-]{8,}$/) as string },
      HERE,
    ])
    await asked
  })

  test('every request has a new id', async () => {
    await Promise.all([askDevice(1), askDevice(1)])
    const [one, two] = posted.mock.calls.map(([request]) => (request as DeviceRequest).id)
    expect(one).not.toBe(two)
  })

  test('only the name and id of the answer with the matching id are read', async () => {
    const asked = askDevice()
    send(answerTo(lastRequest(), { response: { ...DEVICE, serial: 'x' }, more: 1 }))
    await expect(asked).resolves.toEqual(DEVICE)
  })

  // (calls/channel-checked)
  test('the first answer counts, and the listener is removed after it', async () => {
    const removed = jest.spyOn(window, 'removeEventListener')
    const asked = askDevice()
    send(answerTo(lastRequest()))
    send(answerTo(lastRequest(), { response: { name: 'other', id: 'd-2' } }))
    await expect(asked).resolves.toEqual(DEVICE)
    expect(removed).toHaveBeenCalledWith('message', expect.any(Function))
  })

  const long = 'x'.repeat(257)
  const ignored: [rule: string, changes: object, from?: { source?: unknown; origin?: string }][] = [
    ['another origin', {}, { origin: 'https://evil.example' }],
    ['no origin', {}, { origin: 'null' }],
    ['another window', {}, { source: null }],
    ['another channel', { channel: 'gadget' }],
    ['another type', { type: 'get-password' }],
    ['another id', { id: 'someone-elses' }],
    ['no id', { id: undefined }],
    ['no response: the page’s own request', { response: undefined }],
    ['a response that is a list', { response: [DEVICE] }],
    ['a name that is not a string', { response: { name: 7, id: 'd-1' } }],
    ['no name', { response: { id: 'd-1' } }],
    ['an empty id', { response: { name: 'n', id: '' } }],
    ['a name of more than 256 characters', { response: { name: long, id: 'd-1' } }],
    ['an id of more than 256 characters', { response: { name: 'n', id: long } }],
  ]
  test.each(ignored.map(([rule, changes, from = {}]) => [rule, changes, from] as const))(
    '%s is ignored, and a valid answer after it still counts',
    async (_rule, changes, from) => {
      const asked = askDevice(60_000)
      send(answerTo(lastRequest(), changes), from)
      await settled()
      send(answerTo(lastRequest(), { response: { name: 'right', id: 'd-9' } }))
      await expect(asked).resolves.toEqual({ name: 'right', id: 'd-9' })
    },
  )

  test.each([null, undefined, 'text', 7, [], { channel: 'device' }])('%j is not an answer', async data => {
    const asked = askDevice(5)
    send(data)
    await expect(asked).resolves.toBeUndefined()
  })

  test('256 characters are not too many', async () => {
    const asked = askDevice()
    send(answerTo(lastRequest(), { response: { name: 'x'.repeat(256), id: 'd-1' } }))
    await expect(asked).resolves.toHaveProperty('id', 'd-1')
  })

  test.each([
    ['100 ms without a configured time limit', undefined, 100],
    ['the configured time limit', 3000, 3000],
  ])('a missing answer ends the wait after %s', async (_rule, limit, endsMs) => {
    jest.useFakeTimers()
    const heard = jest.fn()
    const removed = jest.spyOn(window, 'removeEventListener')
    void askDevice(limit).then(heard)
    await jest.advanceTimersByTimeAsync(endsMs - 1)
    expect(heard).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(heard).toHaveBeenCalledWith(undefined)
    expect(removed).toHaveBeenCalledWith('message', expect.any(Function))
  })

  const rows: [rule: string, value: string, text: string][] = [
    ['plain text is sent unchanged', 'Laptop-1', 'Laptop-1'],
    ['spaces and umlauts are encoded', 'Jörgs Laptop', 'J%C3%B6rgs%20Laptop'],
    ['line breaks are encoded', 'a\r\nX-Admin: 1', 'a%0D%0AX-Admin%3A%201'],
    ['256 characters are sent', 'x'.repeat(256), 'x'.repeat(256)],
    ['further characters are cut', 'x'.repeat(300), 'x'.repeat(256)],
    ['a cut never splits an escape', `${'x'.repeat(254)}ö`, 'x'.repeat(254)],
    ['an escape that just fits is sent', `${'x'.repeat(250)}ö`, `${'x'.repeat(250)}%C3%B6`],
    ['a surrogate pair is one character', '😀', '%F0%9F%98%80'],
    ['a lone surrogate is replaced', 'a\ud83d', 'a%EF%BF%BD'],
    ['an empty text is not sent', '', ''],
  ]
  test.each(rows)('%s', (_rule, value, text) => {
    expect(headerText(value)).toBe(text)
  })
})

describe('the permission for the local network', () => {
  const states = (known: Record<string, PermissionState>) =>
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: {
        query: ({ name }: { name: string }) =>
          known[name]
            ? Promise.resolve({ state: known[name] })
            : Promise.reject(new TypeError('no such name')),
      },
    })

  afterEach(() => void Reflect.deleteProperty(navigator, 'permissions'))

  test('each network has its own permission', async () => {
    states({ 'loopback-network': 'granted', 'local-network': 'denied', 'local-network-access': 'prompt' })
    expect(await localNetworkPermission('loopback')).toBe('granted')
    expect(await localNetworkPermission('local')).toBe('denied')
  })

  test('an older browser has one permission for both networks', async () => {
    states({ 'local-network-access': 'prompt' })
    expect(await localNetworkPermission('loopback')).toBe('prompt')
    expect(await localNetworkPermission('local')).toBe('prompt')
  })

  test('a browser that knows neither permission reports nothing', async () => {
    states({})
    expect(await localNetworkPermission('local')).toBeUndefined()
  })

  test('a browser without permissions reports nothing', async () => {
    expect(await localNetworkPermission('local')).toBeUndefined()
  })
})

// (factors/setup-own-store)
test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
])('the platform of %s with %i touch points: %s', (agent, touchPoints, platform) => {
  expect(phonePlatformOf(agent, touchPoints)).toBe(platform)
})
