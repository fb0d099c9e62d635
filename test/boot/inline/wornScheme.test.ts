import { askedScheme } from 'src/boot/inline/wornScheme'

// (product/scheme)
test.each<[rule: string, search: string, kept: string, scheme: string]>([
  ['nothing leaves it to the browser', '', '', ''],
  ['the address says it', '?scheme=dark', '', 'dark'],
  ['behind others', '?back=%2Fonline%2F&scheme=light', '', 'light'],
  ['it stays for the visit', '?back=%2F', 'dark', 'dark'],
  ['a later address counts', '?scheme=light', 'dark', 'light'],
  ['another value says nothing', '?scheme=sepia', '', ''],
  ['nor does a longer one', '?scheme=darkest', 'light', 'light'],
  ['nor one of another name', '?colorscheme=dark', '', ''],
  ['nor one within the return address', '?back=%2Fonline%2F%3Fscheme%3Ddark', '', ''],
])('%s', (_rule, search, kept, scheme) => {
  expect(askedScheme(search, kept)).toBe(scheme)
})
