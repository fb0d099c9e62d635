import { expect, test as base } from 'test/e2e/fixtures/test'
import type { Browser } from 'playwright-core'
import { watchProblems } from 'test/support/pageProblems'

const PAGES: Record<string, string> = {
  '/': '<title>Fine</title><link rel="icon" href="data:,">',
  '/error': '<link rel="icon" href="data:,"><script src="/throws.js"></script>',
  '/violation': '<link rel="icon" href="data:,"><p style="color: red">Inline</p>',
  '/throws.js': 'console.error("told"); setTimeout(() => { throw new Error("thrown") })',
}

const test = base.extend<{ origin: string }>({
  origin: async ({ serve }, use) => {
    const { origin } = await serve(({ path }) => ({
      status: path in PAGES ? 200 : 404,
      headers: {
        'Content-Type': path.endsWith('.js') ? 'text/javascript' : 'text/html',
        'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
      },
      body: PAGES[path] ?? '',
    }))
    await use(origin)
  },
})

async function problemsOn(browser: Browser, address: string, count: number): Promise<string[]> {
  const context = await browser.newContext()
  const problems = await watchProblems(context)
  const page = await context.newPage()
  await page.goto(address)
  while (problems.length < count) await page.evaluate(() => undefined)
  await context.close()
  return problems
}

test('errors on the console and uncaught ones are noted', async ({ browser, origin }) => {
  await expect(problemsOn(browser, `${origin}/error`, 2)).resolves.toEqual(
    expect.arrayContaining([expect.stringMatching(/^console: told/), 'uncaught: thrown']),
  )
})

test('violations of the policy are noted', async ({ browser, origin }) => {
  await expect(problemsOn(browser, `${origin}/violation`, 1)).resolves.toEqual(
    expect.arrayContaining([expect.stringMatching(/^violation: style-src-attr inline/)]),
  )
})
