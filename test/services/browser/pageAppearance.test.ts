import { isDark, inScheme } from 'src/services/browser/pageAppearance'

const CSS = '@media (min-width: 64em) and (prefers-color-scheme: dark){a{top:0}}'

// (product/scheme)
test.each<[scheme: string | undefined, css: string]>([
  [undefined, CSS],
  ['dark', '@media (min-width: 64em) and (min-width:0){a{top:0}}'],
  ['light', '@media (min-width: 64em) and (max-width:0){a{top:0}}'],
])('a style sheet is used in the colour scheme %s', (scheme, css) => {
  expect(inScheme(CSS, scheme)).toBe(css)
})

test.each([
  ['light dark', true, true],
  ['light dark', false, false],
  ['dark', false, true],
  ['light', true, false],
])('a page with the setting %s is dark if the browser prefers dark: %s', (content, matches, dark) => {
  document.head.innerHTML = `<meta name="color-scheme" content="${content}">`
  window.matchMedia = () => ({ matches }) as MediaQueryList
  expect(isDark()).toBe(dark)
})
