import { forgetConfig } from 'src/services/config'
import {
  addressOnThisHost,
  type Page,
  pageAddress,
  signUpAddress,
  webAppRoot,
  welcomeAddress,
  withParameter,
} from 'src/services/addresses/pageAddress'

const configure = (keys: object): void => {
  document.body.innerHTML = `<script id="foyer-config" type="application/json">${JSON.stringify(keys)}</script>`
  forgetConfig()
}

afterEach(() => configure({}))

const rows: [rule: string, page: Page, preview: boolean, address: string][] = [
  ['the prefix is online', { path: 'mail' }, false, 'https://app.example/online/mail'],
  [
    'under the preview feature it is preview/online',
    { path: 'mail' },
    true,
    'https://app.example/preview/online/mail',
  ],
  [
    'online by name becomes the preview as well',
    { prefix: 'online', path: 'mail' },
    true,
    'https://app.example/preview/online/mail',
  ],
  ['another prefix is left alone', { prefix: 'other', path: 'mail' }, true, 'https://app.example/other/mail'],
  ['an empty prefix adds nothing', { prefix: '', path: 'welcome' }, true, 'https://app.example/welcome'],
  ['the root of the web app is a folder', { path: '' }, false, 'https://app.example/online/'],
  ['the preview of the root is a folder', { path: '' }, true, 'https://app.example/preview/online/'],
  [
    'neither prefix nor path is the root of the host',
    { prefix: '', path: '' },
    false,
    'https://app.example/',
  ],
  [
    'the root takes a query',
    { path: '', query: { onboarding: 'true' } },
    false,
    'https://app.example/online/?onboarding=true',
  ],
  [
    'parameters keep their order',
    { prefix: '', path: 'p', query: { b: '1', a: '2' } },
    false,
    'https://app.example/p?b=1&a=2',
  ],
  [
    'empty and absent parameters are left out',
    { prefix: '', path: 'p', query: { a: '', b: undefined, c: '0' } },
    false,
    'https://app.example/p?c=0',
  ],
  [
    'without a parameter left there is no question mark',
    { prefix: '', path: 'p', query: { a: '' } },
    false,
    'https://app.example/p',
  ],
  [
    'names and values are encoded',
    { prefix: '', path: 'p', query: { 'a b': 'c&d=e#f/г' } },
    false,
    'https://app.example/p?a%20b=c%26d%3De%23f%2F%D0%B3',
  ],
]
// (addresses/prefix, addresses/no-prefix)
test.each(rows)('%s', (_rule, page, preview, address) => {
  expect(pageAddress({ ...page, preview }, 'https://app.example')).toBe(address)
})

const elsewhere = { webAppPath: '/work', webAppPreviewPath: '/work/next/', signUpPath: '/join/' }

test.each<[rule: string, config: object, preview: boolean, root: string]>([
  ['the default', {}, false, 'https://app.example/online/'],
  ['the default of the preview', {}, true, 'https://app.example/preview/online/'],
  ['a page without a slash behind it', elsewhere, false, 'https://app.example/work'],
  ['a preview elsewhere', elsewhere, true, 'https://app.example/work/next/'],
  ['the root of the origin', { webAppPath: '/' }, false, 'https://app.example/'],
  ['one that cannot be used', { webAppPath: '//evil.example/' }, false, 'https://app.example/online/'],
])('the web app root is where the configuration says: %s', (_rule, keys, preview, root) => {
  jest.spyOn(console, 'warn').mockImplementation()
  visit('https://app.example/signin/')
  configure(keys)
  expect(webAppRoot({ preview })).toBe(root)
})

test.each<[rule: string, page: Page, preview: boolean, address: string]>([
  ['a page of the web app', { path: 'mail' }, false, 'https://app.example/work/mail'],
  ['a page of its preview', { path: 'mail' }, true, 'https://app.example/work/next/mail'],
  ['its root with a query', { path: '', query: { a: 'b' } }, false, 'https://app.example/work?a=b'],
  ['a page beside it', { prefix: '/join/', path: 'all-set' }, true, 'https://app.example/join/all-set'],
])('with other addresses, %s', (_rule, page, preview, address) => {
  visit('https://app.example/signin/')
  configure(elsewhere)
  expect(addressOnThisHost({ ...page, preview })).toBe(address)
})

test.each<[keys: object, step: string, set: string, welcome: string]>([
  [
    {},
    'https://app.example/signup/v2/progress?step=confirmName',
    'https://app.example/signup/v2/mobile-set-up',
    'https://app.example/welcome',
  ],
  [
    { signUpPath: '/join/', welcomePath: '/hello.html' },
    'https://app.example/join/progress?step=confirmName',
    'https://app.example/join/mobile-set-up',
    'https://app.example/hello.html',
  ],
])('the onboarding goes on where the configuration says: %j', (keys, step, set, welcome) => {
  visit('https://app.example/signin/')
  configure(keys)
  expect([signUpAddress('confirmName'), signUpAddress('mobileSetUp'), welcomeAddress()]).toEqual([
    step,
    set,
    welcome,
  ])
})

test('without a word of the preview there is none', () => {
  expect(pageAddress({ path: 'mail' }, 'https://app.example')).toBe('https://app.example/online/mail')
})

test.each([
  ['https://app.example/online/', 'https://app.example/online/?token=a%20b'],
  ['https://app.example/online/?a=1', 'https://app.example/online/?a=1&token=a%20b'],
  ['https://app.example/online/?a=%2F#x', 'https://app.example/online/?a=%2F&token=a%20b#x'],
])('%s takes one more parameter', (address, more) => {
  expect(withParameter(address, 'token', 'a b')).toBe(more)
})
