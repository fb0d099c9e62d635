import { cultureOf, readCulture } from 'src/services/storage/culture'
import { configure } from 'test/support/configure'

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

test('the cookie userCulture sets the culture; without it, the culture is the page’s language', () => {
  expect(readCulture()).toBeUndefined()
  document.cookie = 'userCulture=fr-FR; path=/'
  expect(readCulture()).toBe('fr-FR')
})

// (product/company-languages)
test.each([
  ['de-CH', 'de-AT'],
  ['fr', undefined],
])('if the company offers only %s, an Austrian user’s culture is %s', (offered, culture) => {
  document.cookie = 'userCulture=de-AT; path=/'
  configure({ languages: [offered] })
  expect(readCulture()).toBe(culture)
  configure({})
})
