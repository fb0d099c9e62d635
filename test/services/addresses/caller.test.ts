import { callerHere, isCaller } from 'src/services/addresses/caller'

// (addresses/popup, addresses/native)
test.each<[query: string, caller: string | undefined]>([
  ['', undefined],
  ['?back=/online/', undefined],
  ['?mode=', undefined],
  ['?mode=popup&back=/online/', 'popup'],
  ['?mode=native&client_id=a', '?mode=native&client_id=a'],
  ['?mode=else', '?mode=else'],
  [`?mode=native&state=${'x'.repeat(5000)}`, `?mode=native&state=${'x'.repeat(5000)}`.slice(0, 4096)],
])('%s is opened by %s', (query, caller) => {
  visit(`https://app.example/signin/${query}`)
  expect(callerHere()).toBe(caller)
})

test.each([
  ['popup', true],
  ['/security', true],
  ['/change-password', false],
  ['?mode=native', true],
  ['native', false],
  ['', false],
  [null, false],
  [7, false],
  [['?'], false],
])('a kept value %j is one: %s', (value, is) => {
  expect(isCaller(value)).toBe(is)
})
