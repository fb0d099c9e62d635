import { END_PAGES } from 'src/constants/journeys'
import { endPage, type SignInEnd, signInEnd } from 'src/features/record/signInEnd'
import type { Caller } from 'src/services/addresses/caller'

const OWN_PAGES = END_PAGES.filter(([, { mode }]) => mode === undefined)

// (addresses/popup-told)
test.each<[caller: Caller | undefined, end: SignInEnd]>([
  [undefined, 'webApp'],
  ['popup', 'popup'],
  ...OWN_PAGES.map(([name, { page }]): [Caller, SignInEnd] => [page as Caller, name]),
])('for the opener %s, the sign-in ends with %s', (caller, end) => {
  expect(signInEnd(caller)).toBe(end)
})

test('each end at a page of the app has a different page', () => {
  const pages = END_PAGES.map(([name]) => endPage(name)?.page)
  expect(pages).toEqual(END_PAGES.map(([, { page }]) => page))
  expect(new Set(pages).size).toBe(pages.length)
  expect([endPage('webApp'), endPage('popup')]).toEqual([undefined, undefined])
})
