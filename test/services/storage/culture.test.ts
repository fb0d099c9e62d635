import { cultureOf, readCulture } from 'src/services/storage/culture'

afterEach(() => {
  document.cookie = 'userCulture=; path=/; max-age=0'
})

test.each([
  ['en-US', 'en-US'],
  ['de-DE', 'de-DE'],
  ['pt_BR', 'pt-BR'],
  ['de-de', 'de-DE'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  [undefined, undefined],
  ['', undefined],
  ['xx-XX', undefined],
  ['english please', undefined],
  ['a', undefined],
])('the culture %s is read as %s', (value, culture) => {
  expect(cultureOf(value)).toBe(culture)
})

test('the cookie userCulture names the culture; without it, the page has its own language', () => {
  expect(readCulture()).toBeUndefined()
  document.cookie = 'userCulture=fr-FR; path=/'
  expect(readCulture()).toBe('fr-FR')
})
