import { signUpAddress, welcomeAddress, withParameter } from 'src/services/addresses/outsidePages'
import { addressOnThisHost, type Page, pageAddress, webAppRoot } from 'src/services/addresses/pageAddress'
import { END_PAGES } from 'src/constants/journeys'
import { callerHere, isCaller } from 'src/services/addresses/caller'
import { appAddress, hostAddress } from 'src/services/addresses/namedAddress'
import { supportAddress } from 'src/services/addresses/trustedAddress'
import { configure } from 'test/support/configure'

describe('the address of the page', () => {
  afterEach(() => configure({}))

  const rows: [rule: string, page: Page, preview: boolean, address: string][] = [
    ['the prefix is online', { path: 'mail' }, false, '/online/mail'],
    ['with the preview feature the prefix is preview/online', { path: 'mail' }, true, '/preview/online/mail'],
    [
      'an explicit prefix of online also becomes the preview',
      { prefix: 'online', path: 'mail' },
      true,
      '/preview/online/mail',
    ],
    ['another prefix is not changed', { prefix: 'other', path: 'mail' }, true, '/other/mail'],
    ['an empty prefix adds nothing', { prefix: '', path: 'welcome' }, true, '/welcome'],
    ['the root of the web app ends with a slash', { path: '' }, false, '/online/'],
    ['the root of the preview ends with a slash', { path: '' }, true, '/preview/online/'],
    ['without a prefix or path, the address is the root', { prefix: '', path: '' }, false, '/'],
    ['a root with a query', { path: '', query: { onboarding: 'true' } }, false, '/online/?onboarding=true'],
    [
      'the order of parameters stays',
      { prefix: '', path: 'p', query: { b: '1', a: '2' } },
      false,
      '/p?b=1&a=2',
    ],
    [
      'empty and missing parameters are left out',
      { prefix: '', path: 'p', query: { a: '', b: undefined, c: '0' } },
      false,
      '/p?c=0',
    ],
    ['no parameters, no question mark', { prefix: '', path: 'p', query: { a: '' } }, false, '/p'],
    [
      'names and values are encoded',
      { prefix: '', path: 'p', query: { 'a b': 'c&d=e#f/г' } },
      false,
      '/p?a%20b=c%26d%3De%23f%2F%D0%B3',
    ],
  ]
  // (addresses/prefix, addresses/no-prefix)
  test.each(rows)('%s', (_rule, page, preview, address) => {
    expect(pageAddress({ ...page, preview }, 'https://app.example')).toBe(`https://app.example${address}`)
  })

  const elsewhere = { webAppPath: '/work', webAppPreviewPath: '/work/next/', signUpPath: '/join/' }

  test.each<[rule: string, config: object, preview: boolean, root: string]>([
    ['the default', {}, false, '/online/'],
    ['the default of the preview', {}, true, '/preview/online/'],
    ['a page without a trailing slash', elsewhere, false, '/work'],
    ['a preview on another path', elsewhere, true, '/work/next/'],
    ['the root of the origin', { webAppPath: '/' }, false, '/'],
    ['an invalid address', { webAppPath: '//evil.example/' }, false, '/online/'],
  ])('the web app root comes from the configuration: %s', (_rule, keys, preview, root) => {
    jest.spyOn(console, 'warn').mockImplementation()
    visit('https://app.example/signin/')
    configure(keys)
    expect(webAppRoot({ preview })).toBe(`https://app.example${root}`)
  })

  test.each<[rule: string, page: Page, preview: boolean, address: string]>([
    ['a page of the web app', { path: 'mail' }, false, '/work/mail'],
    ['a page of its preview', { path: 'mail' }, true, '/work/next/mail'],
    ['the root with a query', { path: '', query: { a: 'b' } }, false, '/work?a=b'],
    ['a page outside the web app', { prefix: '/join/', path: 'all-set' }, true, '/join/all-set'],
  ])('with other addresses, %s', (_rule, page, preview, address) => {
    visit('https://app.example/signin/')
    configure(elsewhere)
    expect(addressOnThisHost({ ...page, preview })).toBe(`https://app.example${address}`)
  })

  test.each<[keys: object, step: string, set: string, welcome: string]>([
    [{}, '/signup/v2/progress?step=confirmName', '/signup/v2/mobile-set-up', '/welcome'],
    [
      { signUpPath: '/join/', welcomePath: '/hello.html' },
      '/join/progress?step=confirmName',
      '/join/mobile-set-up',
      '/hello.html',
    ],
  ])('the onboarding page comes from the configuration: %j', (keys, step, set, welcome) => {
    visit('https://app.example/signin/')
    configure(keys)
    const addresses = [signUpAddress('confirmName'), signUpAddress('mobileSetUp'), welcomeAddress()]
    expect(addresses).toEqual([step, set, welcome].map(path => `https://app.example${path}`))
  })

  test('without a configured preview there is none', () => {
    expect(pageAddress({ path: 'mail' }, 'https://app.example')).toBe('https://app.example/online/mail')
  })

  test.each([
    ['https://app.example/online/', 'https://app.example/online/?token=a%20b'],
    ['https://app.example/online/?a=1', 'https://app.example/online/?a=1&token=a%20b'],
    ['https://app.example/online/?a=%2F#x', 'https://app.example/online/?a=%2F&token=a%20b#x'],
  ])('%s accepts another parameter', (address, more) => {
    expect(withParameter(address, 'token', 'a b')).toBe(more)
  })
})

// (addresses/mode, addresses/popup)
test.each<[query: string, caller: string | undefined]>([
  ['', undefined],
  ['?back=/online/', undefined],
  ['?mode=', undefined],
  ['?mode=popup&back=/online/', 'popup'],
  ['?mode=window', undefined],
  ['?mode=Popup', undefined],
  ...END_PAGES.flatMap(([, { mode, parameters = [] }]) =>
    mode ? [`?mode=${mode}&a=b`, ...parameters.map(name => `?mode=window&${name}=`)] : [],
  ).map((query): [string, string] => [query, query]),
])('%s has the caller %s', (query, caller) => {
  visit(`https://app.example/signin/${query}`)
  expect(callerHere()).toBe(caller)
})

test('a query that is longer than any valid one is cut', () => {
  const mode = END_PAGES.find(([, end]) => end.mode)?.[1].mode
  visit(`https://app.example/signin/?mode=${mode}&state=${'x'.repeat(5000)}`)
  expect(callerHere() ?? '').toHaveLength(mode ? 4096 : 0)
})

test.each<[value: unknown, is: boolean]>([
  ['popup', true],
  ['?mode=window', END_PAGES.some(([, { mode }]) => mode)],
  ['mode=window?', false],
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

describe('whether an address is a host to notify', () => {
  const rows: [rule: string, value: string | null | undefined, page: string, host: string | undefined][] = [
    ['a bare origin', 'https://one.example', 'https:', 'https://one.example'],
    ['a trailing slash', 'https://one.example/', 'https:', 'https://one.example'],
    ['a port', 'https://one.example:8443', 'https:', 'https://one.example:8443'],
    ['http on an http page', 'http://127.0.0.1:4100', 'http:', 'http://127.0.0.1:4100'],
    ['http on an https page', 'http://one.example', 'https:', undefined],
    ['a path', 'https://one.example/a', 'https:', undefined],
    ['a query', 'https://one.example?a', 'https:', undefined],
    ['an empty query', 'https://one.example/?', 'https:', undefined],
    ['a fragment', 'https://one.example#a', 'https:', undefined],
    ['an empty fragment', 'https://one.example/#', 'https:', undefined],
    ['a user', 'https://user@one.example', 'https:', undefined],
    ['a relative address', '/one', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, host) => {
    expect(hostAddress(value, page)).toBe(host)
  })
})

describe('whether an address is a support address', () => {
  const rows: [rule: string, value: string | undefined, page: string, address: string | undefined][] = [
    ['https', 'https://help.example/new', 'https:', 'https://help.example/new'],
    ['http on an https page', 'http://help.example/', 'https:', undefined],
    ['http on an http page', 'http://help.example/', 'http:', 'http://help.example/'],
    ['mailto', 'mailto:help@harbor.example?subject=x', 'https:', 'mailto:help@harbor.example?subject=x'],
    ['mailto in capitals', 'MAILTO:help@harbor.example', 'https:', 'mailto:help@harbor.example'],
    ['tel', 'tel:+4930', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['a path', '/help', 'https:', undefined],
    ['a line break in a mailto', 'mailto:a@b.example\nBcc:c', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, address) => {
    expect(supportAddress(value, page)).toBe(address)
  })
})

// (addresses/app)
describe('whether an address can open the mobile app', () => {
  const rows: [rule: string, value: string | undefined, page: string, address: string | undefined][] = [
    ['https', 'https://app.example/requests', 'https:', 'https://app.example/requests'],
    ['http on an https page', 'http://app.example/', 'https:', undefined],
    ['http on an http page', 'http://127.0.0.1:4100/app', 'http:', 'http://127.0.0.1:4100/app'],
    ['a scheme with a dot', 'com.example.app:/requests', 'https:', 'com.example.app:/requests'],
    [
      'a scheme with digits and dashes',
      'c0m.ex-ample.app2:/requests',
      'https:',
      'c0m.ex-ample.app2:/requests',
    ],
    ['a scheme without a dot', 'harbor:/requests', 'https:', undefined],
    ['a scheme that ends with a dot', 'com.:/requests', 'https:', undefined],
    ['javascript', 'javascript:alert(1)', 'https:', undefined],
    ['data', 'data:text/html,1', 'https:', undefined],
    ['an Android intent', 'intent://requests/#Intent;scheme=harbor;end', 'https:', undefined],
    ['a query', 'com.example.app:/requests?token=1', 'https:', undefined],
    ['a fragment', 'https://app.example/#1', 'https:', undefined],
    ['a user', 'com.example.app://user@requests', 'https:', undefined],
    ['a line break', 'com.example.app:/a\nb', 'https:', undefined],
    [
      'an address of 2,048 characters',
      `com.example.app:/${'a'.repeat(2031)}`,
      'https:',
      `com.example.app:/${'a'.repeat(2031)}`,
    ],
    ['a longer address', `com.example.app:/${'a'.repeat(2032)}`, 'https:', undefined],
    ['a relative address', '/requests', 'https:', undefined],
    ['none', undefined, 'https:', undefined],
  ]
  test.each(rows)('%s', (_rule, value, page, address) => {
    expect(appAddress(value, page)).toBe(address)
  })
})
