import { clearSession } from 'src/services/storage/sessionStore'
import { forgetTextCode, keepTextCode, readTextCode } from 'src/services/storage/textCodeStore'

const NOW = 1_700_000_000_000

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => jest.useRealTimers())

const stored = (name: string) => sessionStorage.getItem(`foyer.${name}`)
const leftS = () => ((readTextCode()?.deadline.wallMs ?? NaN) - Date.now()) / 1000

test('a step is kept under the promised names', () => {
  keepTextCode('guestSms', 120)
  expect([stored('mfaType'), stored('mfaTimeout'), stored('guestAccess')]).toEqual([
    '"guestSms"',
    '120',
    'true',
  ])
  keepTextCode('sms', 300)
  expect([stored('mfaType'), stored('mfaTimeout'), stored('guestAccess')]).toEqual(['"sms"', '300', 'false'])
})

test('the time counts from the first sight of the page, and goes on when it is seen again', () => {
  keepTextCode('sms', 300)
  jest.setSystemTime(NOW + 5000)
  expect(leftS()).toBe(300)
  jest.setSystemTime(NOW + 105_000)
  expect(leftS()).toBe(200)
})

test('a new message has the whole time again', () => {
  keepTextCode('sms', 300)
  readTextCode()
  jest.setSystemTime(NOW + 100_000)
  keepTextCode('sms', 60)
  expect(leftS()).toBe(60)
})

test('time that ran out is over', () => {
  keepTextCode('sms', 60)
  readTextCode()
  jest.setSystemTime(NOW + 600_000)
  expect(leftS()).toBe(-540)
})

test('a deadline beyond the time-out is not believed', () => {
  keepTextCode('sms', 60)
  sessionStorage.setItem('foyer.mfaDeadline', String(NOW + 999_999))
  expect(leftS()).toBe(60)
})

// (storage/minutes-and-seconds)
test.each(['0', '86401', '-5', '"300"', 'null', '{', '1e999'])(
  'a time-out of %s is none, and is removed',
  value => {
    sessionStorage.setItem('foyer.mfaTimeout', value)
    expect(readTextCode()).toBeUndefined()
    expect(stored('mfaTimeout')).toBeNull()
  },
)

test('an unknown type is a text message', () => {
  keepTextCode('guestSms', 60)
  sessionStorage.setItem('foyer.mfaType', '"fax"')
  expect(readTextCode()?.mfaType).toBe('sms')
})

test('a step that is done is forgotten; that the person is a guest is not', () => {
  keepTextCode('guestSms', 60)
  readTextCode()
  forgetTextCode()
  expect(readTextCode()).toBeUndefined()
  expect(Object.keys(sessionStorage)).toEqual(['foyer.guestAccess'])
})

test('a step that the browser does not keep is there for as long as the page lives', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  keepTextCode('guestSms', 120)
  readTextCode()
  jest.setSystemTime(NOW + 20_000)
  expect(readTextCode()?.mfaType).toBe('guestSms')
  expect(leftS()).toBe(100)
  forgetTextCode()
  expect(readTextCode()).toBeUndefined()
  clearSession()
  blocked.mockRestore()
})
