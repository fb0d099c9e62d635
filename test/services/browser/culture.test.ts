import { cultureOf, readCulture } from 'src/services/browser/culture'

afterEach(() => {
  document.cookie = 'userCulture=; path=/; max-age=0'
})

test.each([
  ['en-US', 'en-US'],
  ['de-DE', 'de-DE'],
  ['pt_BR', 'pt-BR'],
  ['de-de', 'de-DE'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['xx-XX', 'en-US'],
  ['english please', 'en-US'],
  ['a', 'en-US'],
])('the culture %s is told in %s', (value, culture) => {
  expect(cultureOf(value)).toBe(culture)
})

test('the cookie userCulture names the culture; without it, en-US', () => {
  expect(readCulture()).toBe('en-US')
  document.cookie = 'userCulture=fr-FR; path=/'
  expect(readCulture()).toBe('fr-FR')
})
