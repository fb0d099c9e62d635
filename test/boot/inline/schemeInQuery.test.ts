import { schemeInQuery } from 'src/boot/inline/schemeInQuery'

// (product/scheme)
test.each<[rule: string, search: string, scheme: string | undefined]>([
  ['without a parameter the browser decides', '', undefined],
  ['the address can set the scheme', '?scheme=dark', 'dark'],
  ['behind others', '?back=%2Fonline%2F&scheme=light', 'light'],
  ['an unknown value is ignored', '?scheme=sepia', undefined],
  ['a longer value is ignored', '?scheme=darkest', undefined],
  ['a parameter with another name is ignored', '?colorscheme=dark', undefined],
  ['a parameter of the return address is ignored', '?back=%2Fonline%2F%3Fscheme%3Ddark', undefined],
])('%s', (_rule, search, scheme) => {
  expect(schemeInQuery(search)).toBe(scheme)
})
