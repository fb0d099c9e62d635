import { readKept, writeKept } from 'src/services/storage/keptRecord'
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
  'a time-out of %s is none, and is removed',
  stored => {
    sessionStorage.setItem('foyer.mfaTimeout', stored)
    expect(readKept().mfaTimeout).toBeUndefined()
    expect(sessionStorage.getItem('foyer.mfaTimeout')).toBeNull()
  },
)

// (storage/bad-values)
test.each([
  ['no JSON', '{', undefined],
  ['a list', '[]', undefined],
  ['null', 'null', undefined],
  ['one bad value', '{"trustDays":"30","resend":true}', { resend: true }],
  ['days beyond a year', '{"trustDays":400,"reference":"0123"}', { reference: '0123' }],
])('what a step says, with %s in its place', (_rule, stored, read) => {
  sessionStorage.setItem('foyer.stepExtras', stored)
  const { stepExtras } = readKept()
  expect(stepExtras && JSON.parse(JSON.stringify(stepExtras))).toEqual(read)
})

// (factors/new-code)
test.each([
  ['is kept', NOW + 12_000, NOW + 12_000],
  ['that has passed has passed', NOW - 5000, NOW - 5000],
  ['is at most a whole wait from now: somebody has set the clock back', NOW + 600_000, NOW + 30_000],
])('the time of another code %s', (_rule, newCodeAt, wallMs) => {
  sessionStorage.setItem('foyer.stepExtras', JSON.stringify({ resend: true, newCodeAt }))
  expect(readKept().newCodeAt?.wallMs).toBe(wallMs)
})

test('without a time nothing counts', () => {
  expect(readKept()).toMatchObject({ codeEnds: undefined, newCodeAt: undefined, lastUsername: undefined })
})

test('who has signed in last is a cookie', () => {
  document.cookie = 'lastLoginUsername=ada; path=/'
  expect(readKept().lastUsername).toBe('ada')
})

// (storage/mirror)
test('what is left is what the store knows: a foreign value goes, a cache stays, and nothing is written twice', () => {
  sessionStorage.setItem('foyer.guestAccess', 'true')
  sessionStorage.setItem('foyer.back', '"/old"')
  sessionStorage.setItem('foyer.settings', '{}')
  const written = jest.spyOn(Storage.prototype, 'setItem')
  writeKept({ back: '/old', username: 'ada' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'foyer.back': '"/old"',
    'foyer.username': '"ada"',
    'foyer.settings': '{}',
  })
  expect(written.mock.calls).toEqual([['foyer.username', '"ada"']])
  written.mockRestore()
})
