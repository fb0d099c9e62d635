import {
  connectionChanged,
  disproveReport,
  holdSubmit,
  isReportedOffline,
  submitHeld,
} from 'src/services/browser/connectionReport'

const report = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

beforeEach(() => {
  report(false)
  connectionChanged('offline')
})
afterEach(() => {
  jest.restoreAllMocks()
  connectionChanged('online')
})

// (calls/offline)
test('the first submit of each form is held, each further one is not', () => {
  expect(['lookup', 'password', 'lookup', 'password'].map(holdSubmit)).toEqual([true, true, false, false])
})

test('the same form of another screen is held once more', () => {
  expect(holdSubmit('lookup')).toBe(true)
  window.history.replaceState(null, '', '/signin/forget-password')
  expect(holdSubmit('lookup')).toBe(true)
})

test('a submit that the page has held before the app was there counts as the first', () => {
  submitHeld('lookup')
  expect(holdSubmit('lookup')).toBe(false)
})

test('a disproved report is ignored until the next event', () => {
  disproveReport()
  expect(isReportedOffline()).toBe(false)
  expect(holdSubmit('lookup')).toBe(false)
  connectionChanged('offline')
  expect(isReportedOffline()).toBe(true)
  expect(holdSubmit('lookup')).toBe(true)
})

test('an event begins the count again', () => {
  holdSubmit('lookup')
  connectionChanged('online')
  connectionChanged('offline')
  expect(holdSubmit('lookup')).toBe(true)
})

test.each([
  ['online, and no event has said otherwise', true, 'online', false],
  ['offline without an event', false, 'online', true],
  ['offline by an event alone', true, 'offline', true],
] as const)('the browser is %s', (_rule, online, event, reported) => {
  report(online)
  connectionChanged(event)
  expect(isReportedOffline()).toBe(reported)
})
