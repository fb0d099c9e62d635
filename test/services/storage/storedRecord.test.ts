import { readStoredRecord, writeStoredRecord } from 'src/services/storage/storedRecord'
import { clearCookies } from 'test/support/clearCookies'

const NOW = 1_700_000_000_000

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  clearCookies()
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => jest.useRealTimers())

// (storage/minutes-and-seconds)
test.each(['0', '86401', '-5', '"300"', 'null', '{', '1e999'])(
  'a timeout of %s is invalid and removed',
  stored => {
    sessionStorage.setItem('foyer.mfaTimeout', stored)
    expect(readStoredRecord().mfaTimeout).toBeUndefined()
    expect(sessionStorage.getItem('foyer.mfaTimeout')).toBeNull()
  },
)

// (storage/bad-values)
test.each([
  ['no JSON', '{', undefined],
  ['a list', '[]', undefined],
  ['null', 'null', undefined],
  ['one invalid value', '{"trustDays":"30","resend":true}', { resend: true }],
  ['days beyond a year', '{"trustDays":400,"reference":"0123"}', { reference: '0123' }],
])('the details of a step are stored with %s', (_rule, stored, read) => {
  sessionStorage.setItem('foyer.stepExtras', stored)
  const { stepExtras } = readStoredRecord()
  expect(stepExtras && JSON.parse(JSON.stringify(stepExtras))).toEqual(read)
})

// (factors/new-code)
test.each([
  ['is kept', NOW + 12_000, NOW + 12_000],
  ['stays in the past', NOW - 5000, NOW - 5000],
  ['is limited to the longest wait from now, in case the clock was set back', NOW + 600_000, NOW + 30_000],
])('the time of another code %s', (_rule, newCodeAt, wallMs) => {
  sessionStorage.setItem('foyer.stepExtras', JSON.stringify({ resend: true, newCodeAt }))
  expect(readStoredRecord().newCodeAt?.wallMs).toBe(wallMs)
})

test('without a timeout no time counts', () => {
  expect(readStoredRecord()).toMatchObject({
    codeEnds: undefined,
    newCodeAt: undefined,
    lastUsername: undefined,
  })
})

test('the name of the last user is stored in a cookie', () => {
  document.cookie = 'lastLoginUsername=ada; path=/'
  expect(readStoredRecord().lastUsername).toBe('ada')
})

// (storage/mirror)
test('the storage equals the store: foreign values are removed, caches stay, and nothing is written twice', () => {
  sessionStorage.setItem('foyer.guestAccess', 'true')
  sessionStorage.setItem('foyer.back', '"/old"')
  sessionStorage.setItem('foyer.settings', '{}')
  const written = jest.spyOn(Storage.prototype, 'setItem')
  writeStoredRecord({ back: '/old', username: 'ada' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'foyer.back': '"/old"',
    'foyer.username': '"ada"',
    'foyer.settings': '{}',
  })
  expect(written.mock.calls).toEqual([['foyer.username', '"ada"']])
  written.mockRestore()
})
