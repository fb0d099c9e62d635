import { composePages, hashesOf, type Parts } from 'scripts/build/pages'

const parts: Parts = {
  html: '<html lang="en-US"><head><script defer src="/signin/main.1.js"></script><link href="/signin/main.1.css" rel="stylesheet"></head><body><div id="root"></div></body></html>',
  css: '/* why */\nbody {\n  margin: 0;\n}\n',
  top: 'hide()',
  early: 'go()',
  step: {
    root: '<form><button type="submit" disabled>Next</button></form>',
    template: '<template id="foyer-forms"></template>',
    more: {},
    style: '<style data-styled="true">.a{}</style>',
  },
  chunks: {
    view: ['/signin/view.4.js'],
    look: [],
    languages: '/signin/languages.3.js',
    tooOld: '/signin/too-old.json',
    forms: '/signin/forms.json',
  },
  words: { de: { words: { Next: '</script>' } } },
}

const { index, shell, hashes } = composePages(parts)

test('both pages contain the style, and not the link', () => {
  for (const page of [index, shell]) {
    expect(page).toContain('<style>body{margin:0}</style>')
    expect(page).not.toContain('main.1.css')
  }
})

test('the first page contains the first step, the other is empty', () => {
  expect(index).toContain('<div id="root"><form><button type="submit" disabled>Next</button></form></div>')
  expect(index).toContain('.a{}')
  expect(shell).toContain('<div id="root"></div>')
  expect(shell).not.toContain('.a{}')
})

test('a script hides both before the body, and one behind the step settles it', () => {
  for (const page of [index, shell]) {
    expect(page).toMatch(/<style>.*<script>hide\(\)<\/script>.*<body>/)
    expect(page).toMatch(
      /<div id="root">.*<script>go\(\)<\/script><script defer src="\/signin\/main\.1\.js">/,
    )
  }
})

test('the browser asks for the scripts before it has the style', () => {
  for (const page of [index, shell])
    expect(page).toContain('<link rel="preload" as="script" href="/signin/main.1.js"><style>body')
})

test('the words of other languages come last', () => {
  for (const page of [index, shell])
    expect(page).toMatch(/main\.1\.js"><\/script>.*<script id="foyer-words"[^>]*>[^<]*<\/script><\/body>/)
})

test('the other states of the form follow the scripts', () => {
  expect(index).toContain('main.1.js"></script><template id="foyer-forms"></template>')
  expect(shell).not.toContain('<template')
})

test('a word cannot close its block', () => {
  expect(index).toContain('"Next":"\\u003c/script>"')
})

test('the policy lists the inline blocks that run, and no data', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64, and so on
  expect(hashes).toEqual({
    script: [
      'sha256-l77B4oSSzrSzAM05MJb1Hp4eVNsHqN6ePk3dT4IKdro=',
      'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
    ],
    style: [
      'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc=',
      'sha256-zykMelvY9taAHFfnWfsi7Rnifucb0B5GzFq+5ZuppCM=',
    ],
  })
})

test('a script with an address needs no hash', () => {
  expect(hashesOf('<script defer src="/a.js"></script><script type="application/json">{}</script>')).toEqual({
    script: [],
    style: [],
  })
})

test.each<[what: string, without: Partial<Parts>]>([
  ['its root', { html: parts.html.replace('root', '') }],
  ['its style sheet', { html: parts.html.replace('main.1.css', '') }],
  ['its scripts', { html: parts.html.replace('defer', '') }],
])('a page without %s is not a page', (_what, without) => {
  expect(() => composePages({ ...parts, ...without })).toThrow('has lost')
})
