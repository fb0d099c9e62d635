import { createMemoryHistory } from 'history'
import { reportVisits } from 'src/boot/visits'
import { loginActions } from 'src/features/signIn/loginSlice'
import { setReportedVariant } from 'src/services/variant'
import { buildStore, createStore } from 'src/store/createStore'
import { watchPage } from 'src/boot/watchPage'
import { forgetRecording, takeRecording } from 'src/services/report/pageRecording'
import { settled } from 'test/support/settled'
import { configure } from 'test/support/configure'
import { serve, type ServedAnswer } from 'test/support/server'

describe('visits', () => {
  let bodies: unknown[]
  /** The listeners of a test’s pages, because jsdom has one window for all of them. */
  let heard: Parameters<typeof window.addEventListener>[]

  beforeEach(() => {
    bodies = []
    heard = []
    const listen = window.addEventListener.bind(window)
    jest.spyOn(window, 'addEventListener').mockImplementation((...each: (typeof heard)[number]) => {
      heard.push(each)
      listen(...each)
    })
    jest.spyOn(globalThis, 'fetch').mockImplementation((_to, init) => {
      bodies.push(...(JSON.parse(init?.body as string) as { body: unknown }[]).map(({ body }) => body))
      return Promise.resolve(new Response())
    })
    jest.spyOn(console, 'warn').mockImplementation()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    for (const [type, listener] of heard) window.removeEventListener(type, listener)
    configure({})
  })

  function openPage(visitUrl: unknown = '/visits') {
    configure({ visitUrl }, '<script type="text/plain" src="/signin/main.0a1b2c3d.js"></script>')
    const built = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
    reportVisits(built)
    return built.store
  }

  const step = (name: string) => ({ step: name, seconds: 0, tries: 0 })
  const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  // (visits/beacon, visits/contents)
  test('a page reports its visit with the build as it is closed', async () => {
    const store = openPage()
    store.dispatch(loginActions.passwordAsked())
    await settled()
    expect(bodies).toEqual([])
    leave()
    leave()
    expect(bodies).toEqual([{ steps: [step('username'), step('password')], end: 'left', build: '0a1b2c3d' }])
  })

  // (visits/variant)
  test('a visit names the variant of this browser', () => {
    setReportedVariant('friendly')
    openPage()
    setReportedVariant(undefined)
    leave()
    expect(bodies).toMatchObject([{ end: 'left', build: '0a1b2c3d', variant: 'friendly' }])
  })

  test('a page that is shown again reports another visit', () => {
    const store = openPage()
    leave()
    store.dispatch(loginActions.passwordAsked())
    show()
    leave()
    expect(bodies).toMatchObject([{ steps: [step('username')] }, { steps: [step('password')] }])
  })

  // (visits/privacy)
  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('no visit is reported with %s', (_wish, wish) => {
    const [[name, value]] = Object.entries(wish) as [[string, unknown]]
    Object.defineProperty(navigator, name, { configurable: true, value })
    try {
      openPage()
      leave()
    } finally {
      Reflect.deleteProperty(navigator, name)
    }
    expect(bodies).toEqual([])
  })

  // (visits/beacon, calls/report-address)
  test.each([[null], ['//collector.example/visits'], ['mailto:a@example.com']])(
    'no visit is reported to %s',
    address => {
      openPage(address)
      leave()
      expect(bodies).toEqual([])
    },
  )
})

describe('the page’s faults', () => {
  const NAMES = '/signin/names.0a1b2c3d.json'

  afterEach(() => {
    configure({})
    forgetRecording()
  })

  async function open(supportRecording: boolean, answer: ServedAnswer) {
    const { origin, requests } = await serve(request => (request.path === NAMES ? answer : { status: 404 }))
    visit(`${origin}/signin/`)
    configure({ supportRecording }, '<script type="text/plain" src="/signin/main.0a1b2c3d.js"></script>')
    const begun = createStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
    watchPage(begun)
    const asked = () => requests.filter(({ path }) => path === NAMES).length
    return { ...begun, asked }
  }

  // (support/recording)
  test('a page is recorded from its load on, and the recording is returned on request', async () => {
    const { store, monitorCalls, asked } = await open(true, { body: { functions: {}, words: ['login'] } })
    store.dispatch(loginActions.usernameEdited('grace'))
    const { text, dropped } = await takeRecording()
    expect(asked()).toBe(1)
    expect(monitorCalls).toHaveLength(0)
    expect(dropped).toBe(0)
    expect(text).toContain('"login/usernameEdited"')
    expect(text).toContain('"/signin/main.0a1b2c3d.js"')
    expect(text).not.toContain('grace')
  })

  test('a page whose release has no function names records nothing', async () => {
    const { monitorCalls } = await open(true, { status: 404 })
    await expect(takeRecording()).rejects.toThrow()
    await settled()
    expect(monitorCalls).toHaveLength(0)
  })

  test('nothing is recorded in a company that does not enable it', async () => {
    const { asked, monitorCalls } = await open(false, { status: 404 })
    await expect(takeRecording()).rejects.toThrow('no recording')
    expect(asked()).toBe(0)
    expect(monitorCalls).toBe(false)
  })
})
