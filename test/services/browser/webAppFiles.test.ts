import { prepareWebApp, preloadImage } from 'src/services/browser/webAppFiles'
import { configure } from 'test/support/configure'

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
