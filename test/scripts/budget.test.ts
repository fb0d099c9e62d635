import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { brotli } from 'deploy/compress.mjs'
import { launchShell } from 'scripts/programs/chromium'
import { isStale, judge, baselineOf, type Part } from 'scripts/budget/budget'
import { firstScripts, weigh } from 'scripts/budget/firstLoad'
import { BOUNDS, partsOf } from 'scripts/budget/parts'
import { temporaryFolder } from 'test/support/temporaryFolder'

const field: Part = { name: 'before the field', bytes: 12_000, bound: 12_500 }
const first: Part = { name: 'first load', bytes: 60_012, bound: 60_012 }
const main: Part = { name: 'of these main.js', bytes: 60_012 }
const kept = baselineOf([field, first, main])

// (product/first-load)
test.each<[rule: string, parts: Part[], ok: boolean]>([
  ['exactly the bound is within it', [field, first, main], true],
  ['one byte more is not', [field, { ...first, bytes: 60_013 }], false],
  ['a part that is not there was not found', [field, { ...first, bytes: 0 }], false],
  ['a build without parts did not work', [], false],
])('%s', (_rule, parts, ok) => {
  expect(judge(parts, kept).ok).toBe(ok)
})

test('the table shows bytes, bound, margin and the difference to the kept figures', () => {
  const { lines } = judge([{ ...field, bytes: 12_600 }, first, { ...main, bytes: 60_000 }], {
    'before the field': 12_000,
    'first load': 60_012,
    'of these main.js': 60_012,
    'step old': 700,
  })
  expect(lines).toEqual([
    '                  bytes  bound   air  since',
    'before the field  12600  12500  -100   +600',
    'first load        60012  60012     0',
    'of these main.js  60000                 -12',
    'step old is gone: it had 700 bytes',
    'before the field: 100 bytes too many',
    expect.stringContaining('kept.json is older'),
  ])
})

test.each<[rule: string, parts: Part[], stale: boolean]>([
  ['as they were built', [field, first, main], false],
  ['200 bytes off', [{ ...field, bytes: 12_200 }, first, main], false],
  ['201 bytes too high', [{ ...field, bytes: 11_799 }, first, main], true],
  ['without a part', [field, first, main, { name: 'step new', bytes: 1 }], true],
  ['with a part that is gone', [field, first], true],
])('kept figures %s', (_rule, parts, stale) => {
  expect(isStale(parts, kept)).toBe(stale)
  const asks = [false, true].map(accepts => judge(parts, kept, accepts).lines.join().includes('kept.json'))
  expect(asks).toEqual([stale, false])
})

test('a part without a kept figure is new', () => {
  expect(judge([field], {}).lines[1]).toMatch(/ new$/)
})

test('the bounds are the promised ones', () => {
  expect(BOUNDS.firstLoad).toBe(118_000)
  const report = readFileSync('docs/reports/performance.md', 'utf8')
  for (const bytes of [BOUNDS.firstLoad, BOUNDS.username, BOUNDS.password])
    expect(report).toContain(`| ${bytes / 1000} kB of brotli |`)
})

describe('the first load in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchShell()
  })
  afterAll(() => browser.close())

  test('counts chunks that load automatically, late and one by way of another, and no others', async () => {
    const folder = temporaryFolder('dist')
    mkdirSync(path.join(folder, 'chunks'))
    const files = {
      'index.html': '<script type="module" src="/signin/main.js"></script>',
      'main.js': 'setTimeout(() => import("/signin/chunks/late.js"), 500); fetch("/api/online/v1/settings")',
      'chunks/late.js': 'import "/signin/chunks/deep.js"',
      'chunks/deep.js': 'document.title = "deep"',
      'chunks/other.js': '"never loaded"',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const loaded = await firstScripts(folder, browser)
    expect(loaded.sort()).toEqual(['chunks/deep.js', 'chunks/late.js', 'main.js'])
  })
  test('the budget counts the bytes before each field, and the separate files of each step', async () => {
    const folder = temporaryFolder('dist')
    const files = {
      'index.html': '<script type="module" src="/signin/main.1a.js"></script>',
      'main.1a.js': 'document.title = "main"',
      'send.2b.js': '"send"',
      'words.4d.js': '"all words of every screen"',
      'after.5e.js': '"after"',
      'code.6f.js': '"the screen of a code"',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const imports = {
      'src/services/http/send': ['send.2b.js'],
      'src/messages/en-US': ['words.4d.js'],
      'src/sagas/signIn/afterPasswordChunk': ['after.5e.js', 'words.4d.js'],
      'src/sagas/oneSignIn/rules/rulesChunk': ['after.5e.js'],
      'src/app/routes/code': ['after.5e.js', 'send.2b.js', 'code.6f.js'],
    }
    const parts = await partsOf(folder, { names: {}, imports }, browser)
    const size = async (...names: (keyof typeof files)[]) => {
      const all = await Promise.all(names.map(name => brotli(Buffer.from(files[name]))))
      return all.reduce((sum, bytes) => sum + bytes.length, 0)
    }
    expect(baselineOf(parts)).toEqual({
      'before the username field': await size('index.html'),
      'before the password field': await size('index.html', 'main.1a.js', 'send.2b.js'),
      'scripts of the first load': await size('main.1a.js'),
      'of these main.js': await size('main.1a.js'),
      'before any next step': await size('words.4d.js', 'after.5e.js'),
      'step code': await size('code.6f.js'),
      // That of the repository.
      'embed/signIn.js': await weigh('embed/signIn.js'),
    })
    await expect(partsOf(folder, { names: {}, imports: {} }, browser)).rejects.toThrow('no chunk of')
  })
})
