import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isBuilt } from 'scripts/build/build'
import { functionsAt, sourceFile, wordsIn, writeNames } from 'scripts/build/names'
import { nginxPolicy, writeNginxPolicy } from 'scripts/build/nginxPolicy'
import { composePages, hashesOf, type Parts } from 'scripts/build/pages'
import { precompress } from 'scripts/build/precompress'
import { temporaryFolder } from 'test/support/temporaryFolder'

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

const BOTH = [index, shell]
test.each<[rule: string, pages: string[], has: string | RegExp, lacks?: string]>([
  ['the style is in both pages, in place of its link', BOTH, '<style>body{margin:0}</style>', 'main.1.css'],
  ['the first page contains the first step', [index], `<div id="root">${parts.step.root}</div>`],
  ['and its style', [index], '.a{}'],
  ['the other page is empty', [shell], '<div id="root"></div>', '.a{}'],
  ['a script hides both before the body', BOTH, /<style>.*<script>hide\(\)<\/script>.*<body>/],
  [
    'and one behind the step settles it',
    BOTH,
    /<div id="root">.*<script>go\(\)<\/script><script defer src="\/signin\/main\.1\.js">/,
  ],
  [
    'the browser asks for the scripts before it has the style',
    BOTH,
    '<link rel="preload" as="script" href="/signin/main.1.js"><style>body',
  ],
  [
    'the words of other languages come last',
    BOTH,
    /main\.1\.js"><\/script>.*<script id="foyer-words"[^>]*>[^<]*<\/script><\/body>/,
  ],
  [
    'the other states of the form follow the scripts',
    [index],
    'main.1.js"></script><template id="foyer-forms"></template>',
  ],
  ['and are not in the other page', [shell], '</html>', '<template'],
  ['a word cannot close its block', [index], '"Next":"\\u003c/script>"'],
])('%s', (_rule, pages, has, lacks = 'no such text') => {
  for (const page of pages) {
    expect(page).toMatch(has)
    expect(page).not.toContain(lacks)
  }
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

test('compressible files get two siblings with the same content, others none', async () => {
  const folder = temporaryFolder('dist')
  mkdirSync(path.join(folder, 'chunks'))
  const script = 'console.log("hello");'.repeat(20)
  writeFileSync(path.join(folder, 'chunks/a.js'), script)
  writeFileSync(path.join(folder, 'photo.jpg'), 'no text')
  await expect(precompress(folder)).resolves.toBe(1)
  // A second run compresses no sibling once more.
  await precompress(folder)
  expect(readdirSync(folder).sort()).toEqual(['chunks', 'photo.jpg'])
  expect(readdirSync(path.join(folder, 'chunks')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'chunks/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(path.join(folder, 'chunks/a.js.gz'))).toString()).toBe(script)
})

const variables = (conf: string) => conf.split('\n').filter(line => line.startsWith('map'))

test('each hash is quoted and follows a space', () => {
  expect(variables(nginxPolicy({ script: ['sha256-YQ=='], style: ['sha256-Yg==', 'sha384-Yw=='] }))).toEqual([
    `map "" $foyer_script_hashes { default " 'sha256-YQ=='"; }`,
    `map "" $foyer_style_hashes { default " 'sha256-Yg==' 'sha384-Yw=='"; }`,
  ])
})

test('a page with nothing inline needs none', () => {
  expect(variables(nginxPolicy({}))).toEqual([
    `map "" $foyer_script_hashes { default ""; }`,
    `map "" $foyer_style_hashes { default ""; }`,
  ])
})

test.each(["'unsafe-inline'", "sha256-YQ==' *", 'sha256-YQ=="; }', ''])('%s is not a hash', wrong => {
  expect(() => nginxPolicy({ script: [wrong] })).toThrow('csp-hashes.json contains an invalid hash')
})

test('a build has its policy beside its hashes, with or without any', async () => {
  const dist = temporaryFolder('dist')
  const written = () => readFileSync(path.join(dist, 'csp.nginx.conf'), 'utf8')
  await writeNginxPolicy(dist)
  expect(written()).toBe(nginxPolicy({}))
  writeFileSync(path.join(dist, 'csp-hashes.json'), '{"script":["sha256-YQ=="],"style":[]}')
  await writeNginxPolicy(dist)
  expect(written()).toBe(nginxPolicy({ script: ['sha256-YQ=='] }))
})

test('a release has the names of its functions, and no source map', () => {
  const folder = temporaryFolder('maps')
  writeFileSync(path.join(folder, 'main.0a1b2c3d.js'), 'go()')
  writeFileSync(
    path.join(folder, 'main.0a1b2c3d.js.map'),
    JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }),
  )
  writeNames(folder, [])
  expect(readdirSync(folder).toSorted()).toEqual(['main.0a1b2c3d.js', 'names.0a1b2c3d.json'])
})

const at = (text: string, place: string): string | undefined => {
  const file = sourceFile('one.ts', text)
  const { line, character } = file.getLineAndCharacterOfPosition(text.indexOf(place))
  return functionsAt(file).get(line * 10_000 + character)
}

test.each<[text: string, place: string, name: string | undefined]>([
  ['export function* submitPassword() { yield 1 }', 'function', 'submitPassword'],
  ['export async function send() {}', 'async', 'send'],
  ['export async function send() {}', 'send', 'send'],
  ['function takeEvery$1() {}', 'function', 'takeEvery'],
  ['const told = <T>(one: T): T => one', '<T>', 'told'],
  ['const slice = { selectors: { selectStep: state => state } }', 'state =>', 'selectStep'],
  ['const slice = { read() { return 1 } }', 'read', 'read'],
  ['call(() => 1)', '() =>', undefined],
])('%s has its name', (text, place, name) => {
  expect(at(text, place)).toBe(name)
})

test('the words of a file are its short texts and its fields, in types too', () => {
  const text = `type Step = { step: 'editing' } | { gone: 'left' }
const told = (one: Other) => one.answer === 'signedIn' ? \`\${one}\` : 'Nobody says this.'`
  expect(wordsIn(sourceFile('one.ts', text))).toEqual([
    'step',
    'editing',
    'gone',
    'left',
    'answer',
    'signedIn',
  ])
})

describe('the age of a build', () => {
  const SOURCES = [
    'src/boot/main.ts',
    'src/messages/en-US.ts',
    'packages/saga-workbench/src/index.ts',
    'scripts/build/pages.ts',
    'deploy/compress.mjs',
    'webpack.config.js',
    'package-lock.json',
    'tsconfig.json',
  ]
  const BUILT = 'dist/index.html.br'
  const home = process.cwd()

  beforeEach(() => {
    process.chdir(temporaryFolder('is-built'))
    for (const file of [...SOURCES, BUILT]) changed(file, file === BUILT ? 2 : 1)
  })
  afterEach(() => process.chdir(home))

  function changed(file: string, hour: number): void {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
    utimesSync(file, hour * 3600, hour * 3600)
  }

  test('a build that is newer than all its sources is current', () => {
    expect(isBuilt()).toBe(true)
  })

  test.each(SOURCES)('a change of %s asks for another build', file => {
    changed(file, 3)
    expect(isBuilt()).toBe(false)
  })

  test('without a build, none is current', () => {
    rmSync(BUILT)
    expect(isBuilt()).toBe(false)
  })
})
