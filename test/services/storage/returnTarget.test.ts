import { forgetConfig } from 'src/services/config'
import { addressOnThisHost, webAppRoot, withParameter } from 'src/services/addresses/pageAddress'
import { returnTarget, returnUsername } from 'src/services/storage/returnTarget'

beforeEach(() => {
  visit('https://app.example/signin/')
  document.body.innerHTML =
    '<script id="foyer-config" type="application/json">{"allowedReturnOrigins":["https://partner.example"]}</script>'
  forgetConfig()
})

test.each<[rule: string, back: string | undefined, address: string | undefined]>([
  ['none is the web app root', undefined, undefined],
  ['empty is the web app root', '', undefined],
  ['/ is the web app root', '/', undefined],
  ['login alone is the web app root', 'login', undefined],
  ['the sign-in app is the web app root', '/signin/session-status?x=1', undefined],
  ['the sign-in app’s own login as well', 'https://app.example/signin/login', undefined],
  ['a path', '/online/mail?a=b#c', 'https://app.example/online/mail?a=b#c'],
  ['a path whose login is stripped', '/online/login', 'https://app.example/online'],
  ['an allowed origin', 'https://partner.example/login?x=1', 'https://partner.example/?x=1'],
  ['a foreign one', 'https://evil.example/', undefined],
  ['what navigates is a whole address', '//app.example/.//evil.example', undefined],
])('back: %s', (_rule, back, address) => {
  expect(returnTarget(back)).toBe(address)
})

test('only what was given counts, not what stands in the address', () => {
  visit('https://app.example/signin/session-status?back=/online/calendar')
  expect(returnTarget('/online/mail')).toBe('https://app.example/online/mail')
  expect(returnTarget(undefined)).toBeUndefined()
})

test('one that is too long is none', () => {
  expect(returnTarget(`/online/${'x'.repeat(2041)}`)).toBeUndefined()
})

test.each<[rule: string, query: string]>([
  ['at its end', ''],
  ['before a query', '?a=b'],
])('2,048 characters stay them with a login %s, which is stripped', (_rule, query) => {
  const path = `/online/${'x'.repeat(2040 - query.length)}`
  expect(returnTarget(`${path}/login${query}`)).toBe(`https://app.example${path}${query}`)
})

test.each<[rule: string, back: string | undefined, username: string | undefined]>([
  ['none', undefined, undefined],
  ['a user identifier', '/online/?userIdentifier=jane', 'jane'],
  ['a username', '/online/?username=jane', 'jane'],
  ['the user identifier outranks the username', '/online/?username=joe&userIdentifier=jane', 'jane'],
  ['an empty one does not', '/online/?username=joe&userIdentifier=', 'joe'],
  ['nor one that is nothing when cleaned', '/online/?username=joe&userIdentifier=%20%E2%80%AE', 'joe'],
  ['neither', '/online/?user=jane', undefined],
  ['of the root', '/?username=jane', 'jane'],
  ['of the sign-in app itself', '/signin/?username=jane', 'jane'],
  ['of an allowed origin', 'https://partner.example/?username=jane', 'jane'],
  ['of a foreign address it is none', 'https://evil.example/?username=jane', undefined],
  ['it is cleaned', '/online/?username=%E2%80%AEjane%00%20', 'jane'],
  ['it is decoded', '/online/?username=jane%2Bx%40harbor.example', 'jane+x@harbor.example'],
  ['nothing left is none', '/online/?username=%00', undefined],
])('the username of the return address: %s', (_rule, back, username) => {
  expect(returnUsername(back)).toBe(username)
})

test('pages stand on this host', () => {
  visit('https://app.example:8443/signin/phone-auth?x=1#y')
  expect(webAppRoot({ preview: false })).toBe('https://app.example:8443/online/')
  expect(webAppRoot({ preview: true })).toBe('https://app.example:8443/preview/online/')
  expect(addressOnThisHost({ prefix: '', path: 'welcome', preview: true })).toBe(
    'https://app.example:8443/welcome',
  )
})

test.each<[address: string, result: string]>([
  ['https://app.example/online/', 'https://app.example/online/?webtoken=a%26b'],
  ['https://app.example/x?y=1#z', 'https://app.example/x?y=1&webtoken=a%26b#z'],
  ['https://app.example/x?', 'https://app.example/x?webtoken=a%26b'],
  [
    'https://app.example/x?a=%20b+c~(d)&e&f=%7Eg',
    'https://app.example/x?a=%20b+c~(d)&e&f=%7Eg&webtoken=a%26b',
  ],
])('a parameter is appended to %s', (address, result) => {
  expect(withParameter(address, 'webtoken', 'a&b')).toBe(result)
})
