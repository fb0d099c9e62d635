import {
  forgetAccount,
  isRemembered,
  pruneAccounts,
  readAccounts,
  rememberAccount,
} from 'src/services/storage/accounts'
import { clearCookies } from 'test/support/clearCookies'

const KEY = 'foyer.accounts'

const remember = (name: string) => {
  document.cookie = `rememberMeInfo=${name}; path=/`
}
beforeEach(() => {
  localStorage.clear()
  clearCookies()
  remember('fay')
})
afterEach(() => jest.restoreAllMocks())

// (sign-in/accounts)
test('the last five names are stored, the latest first, without duplicates in any case', () => {
  for (const name of ['ada', 'bea', 'cleo', 'dora', 'eve', 'Bea', 'fay']) rememberAccount(name)
  expect(readAccounts()).toEqual(['fay', 'Bea', 'eve', 'dora', 'cleo'])
  forgetAccount('EVE')
  expect(readAccounts()).toEqual(['fay', 'Bea', 'dora', 'cleo'])
})

test('the latest name disappears with its cookies: reading omits it, and pruning removes it once', () => {
  for (const name of ['ada', 'bea', 'fay']) rememberAccount(name)
  clearCookies()
  expect(readAccounts()).toEqual(['bea', 'ada'])
  expect(localStorage.getItem(KEY)).toContain('fay')
  pruneAccounts()
  pruneAccounts()
  expect(localStorage.getItem(KEY)).not.toContain('fay')
  expect(readAccounts()).toEqual(['bea', 'ada'])
  rememberAccount('cleo')
  remember('cleo')
  expect(readAccounts()).toEqual(['cleo', 'bea', 'ada'])
})

test('the next sign-in does not restore a forgotten name', () => {
  rememberAccount('fay')
  clearCookies()
  rememberAccount('bea')
  remember('bea')
  expect(readAccounts()).toEqual(['bea'])
})

test('forgetting the latest name keeps the others, whatever the cookies contain then', () => {
  for (const name of ['ada', 'fay']) rememberAccount(name)
  forgetAccount('fay')
  clearCookies()
  expect(readAccounts()).toEqual(['ada'])
  forgetAccount('ada')
  expect(readAccounts()).toEqual([])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test.each<[cookie: string, name: string, remembered: boolean]>([
  ['rememberMeInfo=ada', 'ADA', true],
  ['lastLoginUsername=ada', 'ada', true],
  ['rememberMeInfo=ada', 'bea', false],
  ['rememberMeInfo=ada', '', false],
])('with the cookie %s, the name %j is remembered: %s', (cookie, name, remembered) => {
  clearCookies()
  document.cookie = `${cookie}; path=/`
  expect(isRemembered(name)).toBe(remembered)
})

test.each<[stored: string, names: string[]]>([
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['[7,"","\\u202eada",null]', ['ada']],
  ['["a","b","A","b"]', ['a', 'b']],
  ['["a","jos\u00e9","jose\u0301"]', ['a', 'jos\u00e9']],
  ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
])('the names stored as %s are read or ignored', (stored, names) => {
  localStorage.setItem(KEY, stored)
  expect(readAccounts()).toEqual(names)
})

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'storage whose %s throws causes no error and remembers no new name',
  method => {
    localStorage.setItem(KEY, '["ada"]')
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'QuotaExceededError')
    })
    rememberAccount('bea')
    forgetAccount('bea')
    forgetAccount('ada')
    jest.restoreAllMocks()
    expect(readAccounts()).not.toContain('bea')
  },
)
