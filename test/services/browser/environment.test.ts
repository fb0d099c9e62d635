import { forgetConfig } from 'src/services/config'
import { isForeignFrame, isReload, isReturn } from 'src/services/browser/browsingContext'
import { type Device, deviceOf, isNativeClient } from 'src/services/browser/environment'

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
