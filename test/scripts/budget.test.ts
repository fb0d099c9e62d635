import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from 'scripts/programs/browser'
import { BUDGET_BYTES, judge } from 'scripts/budget/budget'
import { firstLoad, type LoadedFile, scriptsOf } from 'scripts/budget/firstLoad'
import { temporaryFolder } from 'test/support/temporaryFolder'

const file = (name: string, brotli: number): LoadedFile => ({
  name,
  bytes: brotli * 3,
  gzip: brotli + 1,
  brotli,
})

const table: [rule: string, files: LoadedFile[], ok: boolean][] = [
  ['exactly the budget is within it', [file('a.js', 60_000), file('b.js', 55_000)], true],
  ['one byte more is not', [file('a.js', 60_000), file('b.js', 55_001)], false],
  ['only scripts count', [file('a.js', 60_000), file('b.css', 90_000)], true],
  ['a page without a script did not work', [file('b.css', 10)], false],
]

// (product/first-load)
test.each(table)('%s', (_rule, files, ok) => {
  expect(judge(files, 115_000).ok).toBe(ok)
})

test('by how much it is missed is told in bytes', () => {
  expect(judge([file('a.js', 60_012)], 60_000).lines.at(-1)).toBe('12 bytes too many')
  expect(judge([file('a.js', 60_000)], 60_000).lines.at(-1)).toContain('of 60.0 kB')
})

test('the budget is what is promised', () => {
  expect(BUDGET_BYTES).toBe(110_000)
  expect(readFileSync('docs/reports/performance.md', 'utf8')).toContain(
    '| JavaScript of the first load | 110 kB of brotli |',
  )
})

describe('the first load in a browser', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser.close())

  test('counts chunks that load by themselves, late and one by way of another, and no others', async () => {
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
    const loaded = scriptsOf(await firstLoad(folder, browser))
    expect(loaded.map(({ name }) => name).sort()).toEqual(['chunks/deep.js', 'chunks/late.js', 'main.js'])
    expect(loaded.find(({ name }) => name === 'chunks/deep.js')?.bytes).toBe(23)
  })
})
