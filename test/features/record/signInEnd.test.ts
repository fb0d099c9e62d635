import { END_PAGES } from 'src/constants/journeys'
import { endPage, type SignInEnd, signInEnd } from 'src/features/record/signInEnd'
import type { Caller } from 'src/services/addresses/caller'

// (addresses/popup-told, security-page/back, phone/back)
test.each<[who: string, caller: Caller | undefined, end: SignInEnd]>([
  ['nobody waits', undefined, 'webApp'],
  ['the web app waits in another window', 'popup', 'popup'],
  ['the security page waits', '/security', 'security'],
  ['the question of a computer waits', '/phone', 'phoneSignIn'],
])('%s', (_who, caller, end) => {
  expect(signInEnd(caller)).toBe(end)
})

test('each end at a page of the app has a page of its own', () => {
  const pages = END_PAGES.map(([name]) => endPage(name)?.page)
  expect(pages).toEqual(END_PAGES.map(([, { page }]) => page))
  expect(new Set(pages).size).toBe(pages.length)
  expect([endPage('webApp'), endPage('popup')]).toEqual([undefined, undefined])
})
