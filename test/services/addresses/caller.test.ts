import { callerHere, isCaller } from 'src/services/addresses/caller'

// (addresses/mode, addresses/popup, addresses/native)
test.each<[query: string, caller: string | undefined]>([
  ['', undefined],
  ['?back=/online/', undefined],
  ['?mode=', undefined],
  ['?mode=popup&back=/online/', 'popup'],
  ['?mode=native&client_id=a', '?mode=native&client_id=a'],
  ['?mode=window', undefined],
  ['?mode=Popup', undefined],
  ['?mode=Native', undefined],
  ['?mode=natives&state=s&redirect_uri=https://app.example/', undefined],
  ['?mode=window&client_id=a', '?mode=window&client_id=a'],
  ['?mode=Native&code_challenge=c', '?mode=Native&code_challenge=c'],
  ['?mode=window&client_id=', '?mode=window&client_id='],
  ['?mode=&client_id=a', '?mode=&client_id=a'],
  ['?mode=&code_challenge=c', '?mode=&code_challenge=c'],
  ['?mode=popup&client_id=a', 'popup'],
  ['?mode=native', '?mode=native'],
  ['?client_id=a&code_challenge=c', undefined],
  [`?mode=native&state=${'x'.repeat(5000)}`, `?mode=native&state=${'x'.repeat(5000)}`.slice(0, 4096)],
])('%s has the caller %s', (query, caller) => {
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
