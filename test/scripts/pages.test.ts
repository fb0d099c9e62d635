import { composePages, hashesOf, type Parts } from 'scripts/build/pages'

const parts: Parts = {
  html: '<html><head><link href="/signin/main.1.css" rel="stylesheet"></head><body><div id="root"></div></body></html>',
  css: '/* why */\nbody {\n  margin: 0;\n}\n',
  early: 'go()',
  step: {
    html: '<form><button type="submit">Next</button></form>',
    style: '<style data-styled="true">.a{}</style>',
  },
  next: ['/signin/send.2.js'],
  words: { de: { words: { Next: '</script>' } } },
}

const { index, shell, hashes } = composePages(parts)

test('the style stands in both pages, and the link is gone', () => {
  for (const page of [index, shell]) {
    expect(page).toContain('<style>body {margin: 0;}</style>')
    expect(page).not.toContain('main.1.css')
  }
})

test('the first step stands in the one, the other is empty', () => {
  expect(index).toContain('<div id="root"><form><button type="submit" disabled="">Next</button></form></div>')
  expect(index).toContain('.a{}')
  expect(shell).toContain('<div id="root"></div>')
  expect(shell).not.toContain('.a{}')
})

test('a word cannot close its block', () => {
  expect(index).toContain('"Next":"\\u003c/script>"')
})

test('the policy names what stands inline and runs, and no data', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64, and so on
  expect(hashes).toEqual({
    script: [
      'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=',
      'sha256-gB46yNXo4bC2bZJVGLuoFfqQOC5Uu5E1qPYM1a4Cyzc=',
    ],
    style: [
      'sha256-aP/BTEKGPt7LJcLFlxdu1wlsuFeSJYAO2DFjzJ2VPEw=',
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

test('a page without its root is no page', () => {
  expect(() => composePages({ ...parts, html: '<html></html>' })).toThrow('The page has lost')
})
