import { readdirSync } from 'node:fs'
import { loadMessages, prepareLanguage } from 'src/messages/catalogue'
import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { clearCookies } from 'test/support/clearCookies'
import { pressAtOnce } from 'test/support/openApp'
import { seen, words } from 'test/support/pseudoPage'

// In the place of Hebrew, in which the browser's own words (countries, times) have no Latin letter.
jest.mock('src/messages/he/words', () => {
  const { enUS: english } = jest.requireActual<{ enUS: Messages }>('src/messages/en-US')
  const support = jest.requireActual<{ pseudo: (catalogue: Messages) => Messages }>('test/support/pseudo')
  return { he: support.pseudo(english) }
})
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  // jsdom cannot leave.
  replaceLocation: () => undefined,
}))

pressAtOnce()
beforeAll(async () => {
  // The host of the test servers, so that the first page has the cookies that its test sets.
  visit('http://127.0.0.1/signin/')
  await prepareLanguage(['he'])
  await loadMessages()
})
beforeEach(() => {
  // The sign-in before has left how it signs in, by which the next page would go on.
  clearCookies()
  document.cookie = 'userCulture=he; path=/'
  sessionStorage.clear()
})

// One file for each journey, which has its pages.
for (const file of readdirSync('test/app/pseudo')) jest.requireActual(`test/app/pseudo/${file}`)

test('every text of the catalogue was seen on some page', () => {
  const all = [...seen].join('\n')
  const unseen = (Object.keys(enUS) as MessageKey[]).filter(key => {
    const pattern = words[key]
      .split(/\{\w+\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*?')
    return !new RegExp(pattern).test(all)
  })
  expect(unseen).toEqual([])
})
