import { forgetConfig } from 'src/services/config'
import { isForeignFrame, isReload, isReturn } from 'src/services/browser/browsingContext'
import { type Device, deviceOf, isNativeClient } from 'src/services/browser/environment'
import { isDark, inScheme } from 'src/services/browser/pageAppearance'
import { prepareWebApp, preloadImage } from 'src/services/browser/webAppFiles'
import { configure } from 'test/support/configure'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X900) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test.each<[rule: string, agent: string, touchPoints: number, widthPx: number, device: Device]>([
  ['a phone', IPHONE, 5, 390, 'mobile'],
  ['a phone just below the limit', PIXEL, 5, 736, 'mobile'],
  ['a tablet from 737 px on', PIXEL, 5, 737, 'tablet'],
  ['a phone in landscape orientation', IPHONE, 5, 844, 'tablet'],
  ['a tablet', TABLET, 5, 1280, 'tablet'],
  ['a tablet with half a window', TABLET, 5, 600, 'mobile'],
  ['a tablet that identifies itself as a Mac', IPAD, 5, 1024, 'tablet'],
  ['a Mac', IPAD, 0, 1440, 'desktop'],
  ['a narrow window of a Mac', IPAD, 0, 400, 'desktop'],
  ['a desktop', WINDOWS, 0, 1280, 'desktop'],
  ['a narrow window that is not a phone', WINDOWS, 0, 320, 'desktop'],
  ['a touch screen that is not a phone', WINDOWS, 10, 700, 'desktop'],
  ['a missing user agent', '', 0, 390, 'desktop'],
  ['the native mobile client', 'HarborMobile/3.1', 5, 390, 'mobile'],
])('%s is detected', (_rule, agent, touchPoints, widthPx, device) => {
  expect(deviceOf(agent, touchPoints, widthPx)).toBe(device)
})

test.each<[agent: string, native: boolean]>([
  ['Mozilla/5.0 HarborDesktop/4.2', true],
  ['HarborMobile/3.1 (iPhone)', true],
  ['Mozilla/5.0 Chrome/140 Electron/38.1', true],
  ['NotHarborDesktop/1', false],
  ['HarborDesktop', false],
  [WINDOWS, false],
])('whether %s is the native client: %s', (agent, native) => {
  const own = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  forgetConfig()
  expect(isNativeClient()).toBe(native)
  own.mockRestore()
})

test.each<[type: string | undefined, reload: boolean, back: boolean]>([
  ['reload', true, false],
  ['navigate', false, false],
  ['back_forward', false, true],
  [undefined, false, false],
])('a page load of the type %s is a refresh: %s, Back or Forward: %s', (type, reload, back) => {
  performance.getEntriesByType = () => (type === undefined ? [] : [{ type } as unknown as PerformanceEntry])
  expect([isReload(), isReturn()]).toEqual([reload, back])
})

test('a top-level page is not in a frame', () => {
  expect(isForeignFrame()).toBe(false)
})

const CSS = '@media (min-width: 64em) and (prefers-color-scheme: dark){a{top:0}}'

// (product/scheme)
test.each<[scheme: string | undefined, css: string]>([
  [undefined, CSS],
  ['dark', '@media (min-width: 64em) and (min-width:0){a{top:0}}'],
  ['light', '@media (min-width: 64em) and (max-width:0){a{top:0}}'],
])('a style sheet is used in the colour scheme %s', (scheme, css) => {
  expect(inScheme(CSS, scheme)).toBe(css)
})

test.each([
  ['light dark', true, true],
  ['light dark', false, false],
  ['dark', false, true],
  ['light', true, false],
])('a page with the setting %s is dark if the browser prefers dark: %s', (content, matches, dark) => {
  document.head.innerHTML = `<meta name="color-scheme" content="${content}">`
  window.matchMedia = () => ({ matches }) as MediaQueryList
  expect(isDark()).toBe(dark)
})

describe('the files of the web app', () => {
  const FILES = ['/online/app.js', '/online/app.css']
  const asked = jest.fn<Promise<unknown>, [path: string, how: RequestInit]>()
  const read = jest.fn(() => Promise.resolve(new ArrayBuffer(0)))

  const connect = (connection: unknown) =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })

  beforeEach(() => {
    jest.clearAllMocks()
    asked.mockResolvedValue({ arrayBuffer: read })
    Object.assign(window, { fetch: asked })
    connect(undefined)
    configure({ webAppFiles: FILES })
  })

  const paths = () => asked.mock.calls.map(([path]) => path)

  // (sign-in/web-app-files)
  test.each<[rule: string, connection: unknown, destination: string | undefined, expected: string[]]>([
    ['the web app’s root', undefined, undefined, FILES],
    ['a page of this origin', { saveData: false }, 'http://localhost/online/mail', FILES],
    ['a page of another origin', undefined, 'https://files.example.com/', []],
    ['a user who saves data', { saveData: true }, undefined, []],
  ])('how the files are prefetched for %s', (_rule, connection, destination, expected) => {
    connect(connection)
    prepareWebApp(destination)
    expect(paths()).toEqual(expected)
  })

  const configured = (block: object) => {
    document.head.innerHTML = '<style>body{}</style>'
    configure(block)
  }
  const ruleOfThePage = () => document.styleSheets[0]?.cssRules[0]?.cssText ?? ''

  // (sign-in/web-app-transition)
  test.each<[rule: string, block: object, destination: string | undefined, expected: boolean]>([
    ['the web app’s root', { webAppTransition: true }, undefined, true],
    ['a page of this origin', { webAppTransition: true }, 'http://localhost/online/mail', true],
    ['a page of another origin', { webAppTransition: true }, 'https://files.example.com/', false],
    ['a web app that has not opted in', {}, undefined, false],
  ])('whether the page animates the transition to %s', (_rule, block, destination, expected) => {
    configured(block)
    prepareWebApp(destination)
    expect(ruleOfThePage().startsWith('@media (prefers-reduced-motion: no-preference)')).toBe(expected)
  })

  test('a read-only style sheet of an extension prevents only the transition', () => {
    configured({ webAppFiles: FILES, webAppTransition: true })
    jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementationOnce(() => {
      throw new DOMException('Cannot access rules', 'SecurityError')
    })
    prepareWebApp(undefined)
    expect(paths()).toEqual(FILES)
  })

  test('a user who saves data still sees the transition', () => {
    connect({ saveData: true })
    configured({ webAppTransition: true })
    prepareWebApp(undefined)
    expect(ruleOfThePage()).toContain('prefers-reduced-motion')
  })

  test('a file is read to its end, because the browser caches no partial file', async () => {
    prepareWebApp(undefined)
    await Promise.resolve()
    expect(read).toHaveBeenCalledTimes(FILES.length)
    expect(asked.mock.calls[0]?.[1]).toEqual({ priority: 'low', redirect: 'error' })
  })

  test('a file that fails to load is not reported', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    prepareWebApp(undefined)
    await new Promise(resolve => setTimeout(resolve))
    expect(paths()).toEqual(FILES)
  })

  test('by default no file is prefetched', () => {
    configure({})
    prepareWebApp(undefined)
    expect(asked).not.toHaveBeenCalled()
  })

  class FakeImage {
    static made: FakeImage[] = []
    onload?: () => void
    onerror?: () => void
    referrerPolicy = ''
    src = ''
    constructor() {
      FakeImage.made.push(this)
    }
  }

  beforeEach(() => {
    FakeImage.made = []
    Object.assign(window, { Image: FakeImage })
  })

  test.each(['onload', 'onerror'] as const)('an image is settled on %s', async event => {
    const done = preloadImage('https://img.example/l.png')
    const [image] = FakeImage.made
    expect(image).toMatchObject({ src: 'https://img.example/l.png', referrerPolicy: 'no-referrer' })
    image?.[event]?.()
    await expect(done).resolves.toBeUndefined()
  })
})
