/* eslint-disable @typescript-eslint/consistent-type-imports -- each test loads the module again */
const DE = 'src/messages/de/words'

let catalogue: typeof import('src/messages/catalogue')

beforeEach(async () => {
  jest.resetModules()
  document.documentElement.lang = 'en-US'
  document.documentElement.dir = 'ltr'
  catalogue = await import('src/messages/catalogue')
})
afterEach(() => {
  jest.dontMock(DE)
  jest.useRealTimers()
})

const word = (key: 'login.heading' | 'support.submit' | 'login.next') => catalogue.words()[key]
const page = () => [document.documentElement.lang, document.documentElement.dir]
const cannotBeHad = () => {
  throw new Error('no such chunk')
}

test('English is available without loading', () => {
  expect(catalogue.prepareLanguage(['en-US'])).toBeUndefined()
  expect(word('login.heading')).toBe('Sign in')
  expect(word('support.submit')).toBeUndefined()
})

test('another language is loaded completely', async () => {
  await catalogue.prepareLanguage(['de-CH'])
  expect([word('login.heading'), word('support.submit')]).toEqual(['Anmelden', 'Absenden'])
  expect([...page(), catalogue.language()]).toEqual(['de', 'ltr', 'de'])
  await catalogue.loadMessages()
  expect(word('support.submit')).toBe('Absenden')
})

test('a language that fails to load falls back to English, and every screen tries again', async () => {
  jest.doMock(DE, cannotBeHad)
  document.documentElement.lang = 'de'
  await catalogue.prepareLanguage(['de'])
  expect([word('login.heading'), catalogue.language(), ...page()]).toEqual([
    'Sign in',
    'en-US',
    'en-US',
    'ltr',
  ])
  await catalogue.loadMessages()
  expect([word('support.submit'), catalogue.language()]).toEqual(['Submit', 'en-US'])
  jest.dontMock(DE)
  await catalogue.loadMessages()
  expect([word('support.submit'), catalogue.language()]).toEqual(['Absenden', 'de'])
})

test('a language that hangs is waited for at most five seconds', async () => {
  jest.useFakeTimers()
  jest.doMock('src/messages/languages', () => ({
    loadLanguage: () => new Promise(() => undefined),
  }))
  jest.resetModules()
  catalogue = await import('src/messages/catalogue')
  const ready = catalogue.prepareLanguage(['de'])
  await jest.advanceTimersByTimeAsync(5000)
  await ready
  expect(word('login.heading')).toBe('Sign in')
  jest.dontMock('src/messages/languages')
})

test("a company's own texts replace the built-in ones, in later chunks and in each language", async () => {
  catalogue.replaceWords(language => ({
    'support.submit': 'Send',
    'login.heading': language === 'de' ? 'Willkommen' : 'Welcome',
  }))
  expect([word('login.heading'), word('login.next')]).toEqual(['Welcome', 'Next'])
  await catalogue.loadMessages()
  expect([word('login.heading'), word('support.submit')]).toEqual(['Welcome', 'Send'])
  await catalogue.prepareLanguage(['de'])
  expect([word('login.heading'), word('login.next')]).toEqual(['Willkommen', 'Weiter'])
  await catalogue.loadMessages()
  expect([word('login.heading'), word('support.submit')]).toEqual(['Willkommen', 'Send'])
})
