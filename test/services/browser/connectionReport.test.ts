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
test('the first submit of each form is held while offline, and each further one is sent', () => {
  expect(['lookup', 'password', 'lookup', 'password'].map(holdSubmit)).toEqual([true, true, false, false])
})

test('the same form on another screen is held again', () => {
  expect(holdSubmit('lookup')).toBe(true)
  window.history.replaceState(null, '', '/signin/forget-password')
  expect(holdSubmit('lookup')).toBe(true)
})

test('a submit that the page held before the app loaded counts as the first', () => {
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

test('an event restarts the count', () => {
  holdSubmit('lookup')
  connectionChanged('online')
  connectionChanged('offline')
  expect(holdSubmit('lookup')).toBe(true)
})

test.each([
  ['online, and no event reports otherwise', true, 'online', false],
  ['offline without an event', false, 'online', true],
  ['offline only by an event', true, 'offline', true],
] as const)('the browser is %s', (_rule, online, event, reported) => {
  report(online)
  connectionChanged(event)
  expect(isReportedOffline()).toBe(reported)
})
