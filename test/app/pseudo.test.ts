import { readdirSync } from 'node:fs'
import { loadMessages, prepareLanguage } from 'src/messages/catalogue'
import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { clearCookies } from 'test/support/clearCookies'
import { sample } from 'test/support/sample'
import { pressAtOnce } from 'test/support/openApp'
import { seen, words } from 'test/support/pseudoPage'

// Replaces Hebrew, because the browser's own Hebrew words (countries, times) contain no Latin letter.
jest.mock('src/messages/he/words', () => {
  const { enUS: english } = jest.requireActual<{ enUS: Messages }>('src/messages/en-US')
  const support = jest.requireActual<{ pseudo: (catalogue: Messages) => Messages }>('test/support/pseudo')
  return { he: support.pseudo(english) }
})
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  // jsdom cannot navigate away.
  replaceLocation: () => undefined,
}))

pressAtOnce()
beforeAll(async () => {
  // Uses the host of the test servers, so that the first page has the cookies of its test.
  visit('http://127.0.0.1/signin/')
  await prepareLanguage(['he'])
  await loadMessages()
})
beforeEach(() => {
  // The previous sign-in has stored its mode, which would open the web app.
  clearCookies()
  document.cookie = 'userCulture=he; path=/'
  sessionStorage.clear()
})

/** One file for each journey, with its pages. */
const FILES = readdirSync('test/app/pseudo')
const TRIED = sample(FILES, 3, file => file, [
  'src/app',
  'src/components',
  'src/features',
  'src/messages',
  'test/app/pseudo',
  'test/app/pseudo.test.ts',
  'test/support/pseudo.ts',
  'test/support/pseudoPage.ts',
])
for (const file of TRIED) jest.requireActual(`test/app/pseudo/${file}`)

if (TRIED.length === FILES.length)
  test('every text of the catalogue appears on some page', () => {
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
