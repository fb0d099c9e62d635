import { type PageEvent, watchPage } from 'src/services/browser/pageEvents'

const told: PageEvent[] = []
let end: () => void

const resizeTo = (widthPx: number): void => {
  Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true })
  window.dispatchEvent(new Event('resize'))
}

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

beforeEach(() => {
  told.length = 0
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android Mobile')
  Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true })
  end = watchPage(event => told.push(event))
})
afterEach(() => {
  end()
  jest.restoreAllMocks()
})

test('a page from the cache is reported as restored', () => {
  window.dispatchEvent(shown(true))
  expect(told).toEqual([{ kind: 'restored' }])
})

test('a page that was loaded is not reported as restored', () => {
  window.dispatchEvent(shown(false))
  expect(told).toEqual([])
})

test('a page that the user leaves is reported as hidden, whether or not the browser caches it', () => {
  window.dispatchEvent(new Event('pagehide'))
  expect(told).toEqual([{ kind: 'hidden' }])
})

test('connection changes are reported', () => {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(told).toEqual([{ kind: 'offline' }, { kind: 'online' }])
})

test.each<[state: DocumentVisibilityState, events: PageEvent[]]>([
  ['visible', [{ kind: 'seen' }]],
  ['hidden', []],
])('a tab that becomes %s is or is not reported', (state, events) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual(events)
})

test('a page that returns from the cache is reported as restored, and as visible only the next time', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const seen = () => document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  seen()
  window.dispatchEvent(shown(true))
  expect(told).toEqual([{ kind: 'hidden' }, { kind: 'restored' }])
  seen()
  expect(told).toEqual([{ kind: 'hidden' }, { kind: 'restored' }, { kind: 'seen' }])
})

test('a resize is reported once when it changes the device, at 737 px', () => {
  resizeTo(736)
  expect(told).toEqual([])
  resizeTo(737)
  resizeTo(1000)
  resizeTo(736)
  expect(told).toEqual([
    { kind: 'resized', device: 'tablet' },
    { kind: 'resized', device: 'mobile' },
  ])
})

test('after the watcher ends, no event is reported', () => {
  end()
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(shown(true))
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('offline'))
  document.dispatchEvent(new Event('visibilitychange'))
  resizeTo(800)
  expect(told).toEqual([])
})
