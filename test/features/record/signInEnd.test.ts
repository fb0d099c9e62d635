import { type SignInEnd, signInEnd } from 'src/features/record/signInEnd'
import type { Caller } from 'src/services/addresses/caller'

// (addresses/popup-told, addresses/native, security-page/back)
test.each<[who: string, caller: Caller | undefined, end: SignInEnd]>([
  ['nobody waits', undefined, 'webApp'],
  ['the web app waits in another window', 'popup', 'popup'],
  ['the page of the own security waits', '/security', 'security'],
  ['the question of a computer waits', '/phone', 'phone'],
  ['an app waits', '?mode=native&client_id=a', 'nativeClient'],
  ['somebody waits who asks for what there is not', '?mode=tab', 'nativeClient'],
])('%s', (_who, caller, end) => {
  expect(signInEnd(caller)).toBe(end)
})
