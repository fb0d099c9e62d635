import { forgetConfig } from 'src/services/config'
import { addressOnThisHost, webAppRoot } from 'src/services/addresses/pageAddress'
import { returnTarget, returnUsername } from 'src/services/storage/returnTarget'

beforeEach(() => {
  visit('https://app.example/signin/')
  document.body.innerHTML =
    '<script id="foyer-config" type="application/json">{"allowedReturnOrigins":["https://partner.example"]}</script>'
  forgetConfig()
})

test.each<[rule: string, back: string | undefined, address: string | undefined]>([
  ['a missing address means the web app root', undefined, undefined],
  ['an empty address means the web app root', '', undefined],
  ['/ means the web app root', '/', undefined],
  ['only login means the web app root', 'login', undefined],
  ['the sign-in app means the web app root', '/signin/session-status?x=1', undefined],
  ['the sign-in app’s own login means the web app root', 'https://app.example/signin/login', undefined],
  ['a path', '/online/mail?a=b#c', 'https://app.example/online/mail?a=b#c'],
  ['a path loses its trailing login', '/online/login', 'https://app.example/online'],
  ['an allowed origin', 'https://partner.example/login?x=1', 'https://partner.example/?x=1'],
  ['a foreign origin is rejected', 'https://evil.example/', undefined],
  ['the result is a whole address', '//app.example/.//evil.example', undefined],
])('the return address: %s', (_rule, back, address) => {
  expect(returnTarget(back)).toBe(address)
})

test('the stored return address counts, not the one in the page’s address', () => {
  visit('https://app.example/signin/session-status?back=/online/calendar')
  expect(returnTarget('/online/mail')).toBe('https://app.example/online/mail')
  expect(returnTarget(undefined)).toBeUndefined()
})

test('a return address that is too long is rejected', () => {
  expect(returnTarget(`/online/${'x'.repeat(2041)}`)).toBeUndefined()
})

test.each<[rule: string, query: string]>([
  ['at its end', ''],
  ['before a query', '?a=b'],
])('a return address with a login %s may have 2,048 characters after it is stripped', (_rule, query) => {
  const path = `/online/${'x'.repeat(2040 - query.length)}`
  expect(returnTarget(`${path}/login${query}`)).toBe(`https://app.example${path}${query}`)
})

test.each<[rule: string, back: string | undefined, username: string | undefined]>([
  ['none', undefined, undefined],
  ['a user identifier', '/online/?userIdentifier=jane', 'jane'],
  ['a username', '/online/?username=jane', 'jane'],
  [
    'the user identifier takes precedence over the username',
    '/online/?username=joe&userIdentifier=jane',
    'jane',
  ],
  ['an empty user identifier does not take precedence', '/online/?username=joe&userIdentifier=', 'joe'],
  [
    'a user identifier that is empty when cleaned does not take precedence',
    '/online/?username=joe&userIdentifier=%20%E2%80%AE',
    'joe',
  ],
  ['neither', '/online/?user=jane', undefined],
  ['in the address of the root', '/?username=jane', 'jane'],
  ['in the address of the sign-in app', '/signin/?username=jane', 'jane'],
  ['in the address of an allowed origin', 'https://partner.example/?username=jane', 'jane'],
  ['a username in a foreign address is ignored', 'https://evil.example/?username=jane', undefined],
  ['the username is cleaned', '/online/?username=%E2%80%AEjane%00%20', 'jane'],
  ['the username is decoded', '/online/?username=jane%2Bx%40harbor.example', 'jane+x@harbor.example'],
  ['a username that is empty when cleaned is ignored', '/online/?username=%00', undefined],
])('the username of the return address: %s', (_rule, back, username) => {
  expect(returnUsername(back)).toBe(username)
})

test('page addresses are on this host', () => {
  visit('https://app.example:8443/signin/phone-auth?x=1#y')
  expect(webAppRoot({ preview: false })).toBe('https://app.example:8443/online/')
  expect(webAppRoot({ preview: true })).toBe('https://app.example:8443/preview/online/')
  expect(addressOnThisHost({ prefix: '', path: 'welcome', preview: true })).toBe(
    'https://app.example:8443/welcome',
  )
})
