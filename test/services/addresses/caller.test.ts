import { END_PAGES } from 'src/constants/journeys'
import { callerHere, isCaller } from 'src/services/addresses/caller'

// (addresses/mode, addresses/popup)
test.each<[query: string, caller: string | undefined]>([
  ['', undefined],
  ['?back=/online/', undefined],
  ['?mode=', undefined],
  ['?mode=popup&back=/online/', 'popup'],
  ['?mode=window', undefined],
  ['?mode=Popup', undefined],
])('%s has the caller %s', (query, caller) => {
  visit(`https://app.example/signin/${query}`)
  expect(callerHere()).toBe(caller)
})

test.each<[value: unknown, is: boolean]>([
  ['popup', true],
  ...END_PAGES.filter(([, { mode }]) => !mode).map(([, { page }]): [string, boolean] => [page, true]),
  ['/change-password', false],
  ['window', false],
  ['', false],
  [null, false],
  [7, false],
  [['?'], false],
])('whether the stored value %j is a caller: %s', (value, is) => {
  expect(isCaller(value)).toBe(is)
})
