import { isPasskeyLater, notePasskeyLater } from 'src/services/storage/passkeyLater'

const KEY = 'foyer.passkeyLater'
const DAY_MS = 86_400_000

beforeEach(() => localStorage.clear())

// (passkeys/not-now)
test('the choice to wait holds for 30 days', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  expect(isPasskeyLater()).toBe(false)
  notePasskeyLater()
  expect(isPasskeyLater()).toBe(true)
  now.mockReturnValue(1_000_000 + 30 * DAY_MS - 1)
  expect(isPasskeyLater()).toBe(true)
  now.mockReturnValue(1_000_000 + 30 * DAY_MS)
  expect(isPasskeyLater()).toBe(false)
})

test.each(['soon', '', 'null', String(Date.now() + 400 * DAY_MS), '1'])('%p counts as absent', value => {
  localStorage.setItem(KEY, value)
  expect(isPasskeyLater()).toBe(false)
})

test('a browser that refuses storage asks again', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  notePasskeyLater()
  expect(isPasskeyLater()).toBe(false)
})
