import { type Page, pageAddress } from 'src/services/addresses/pageAddress'

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
    'no parameter left is no question mark',
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
