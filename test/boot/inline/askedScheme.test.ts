import { askedScheme } from 'src/boot/inline/askedScheme'

// (product/scheme)
test.each<[rule: string, search: string, scheme: string | undefined]>([
  ['nothing leaves it to the browser', '', undefined],
  ['the address says it', '?scheme=dark', 'dark'],
  ['behind others', '?back=%2Fonline%2F&scheme=light', 'light'],
  ['another value says nothing', '?scheme=sepia', undefined],
  ['nor does a longer one', '?scheme=darkest', undefined],
  ['nor one of another name', '?colorscheme=dark', undefined],
  ['nor one within the return address', '?back=%2Fonline%2F%3Fscheme%3Ddark', undefined],
])('%s', (_rule, search, scheme) => {
  expect(askedScheme(search)).toBe(scheme)
})
