import { wantedCultures } from 'src/services/storage/wantedCultures'

beforeEach(() => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en'])
})
afterEach(() => {
  document.cookie = 'userCulture=; path=/; max-age=0'
  jest.restoreAllMocks()
})

test('the cultures are the browser’s languages in their order', () => {
  expect(wantedCultures()).toEqual(['fr-CA', 'en'])
})

test('the cookie userCulture precedes the browser’s languages', () => {
  document.cookie = 'userCulture=de_DE; path=/'
  expect(wantedCultures()).toEqual(['de_DE', 'fr-CA', 'en'])
})

test('a cookie with an invalid culture counts as absent', () => {
  document.cookie = 'userCulture=../de; path=/'
  expect(wantedCultures()).toEqual(['fr-CA', 'en'])
})
