import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { launchBrowser, openPage } from 'test/support/browser'
import { watchProblems } from 'test/support/pageProblems'

const PAGES: Record<string, string> = {
  '/': '<title>Fine</title><link rel="icon" href="data:,">',
  '/error': '<link rel="icon" href="data:,"><script src="/throws.js"></script>',
  '/violation': '<link rel="icon" href="data:,"><p style="color: red">Inline</p>',
  '/throws.js': 'console.error("told"); setTimeout(() => { throw new Error("thrown") })',
}

let server: Server
let browser: Browser
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(path in PAGES ? 200 : 404, {
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
    })
    response.end(PAGES[path])
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await launchBrowser()
})

afterAll(() => void server.close())

test('a clean page fails nothing', async () => {
  const page = await openPage(browser)
  await page.goto(`${origin}/`)
  await expect(page.title()).resolves.toBe('Fine')
})

test('expected errors fail nothing', async () => {
  const page = await openPage(browser, { expected: [/told/, /thrown/] })
  const thrown = page.waitForEvent('pageerror')
  await page.goto(`${origin}/error`)
  await expect(thrown).resolves.toMatchObject({ message: 'thrown' })
})

async function problemsOn(path: string, count: number): Promise<string[]> {
  const context = await browser.newContext()
  const problems = await watchProblems(context)
  const page = await context.newPage()
  await page.goto(origin + path)
  while (problems.length < count) await page.evaluate(() => undefined)
  await context.close()
  return problems
}

test('errors on the console and uncaught ones are noted', async () => {
  await expect(problemsOn('/error', 2)).resolves.toEqual(
    expect.arrayContaining([expect.stringMatching(/^console: told/), 'uncaught: thrown']),
  )
})

test('violations of the policy are noted', async () => {
  await expect(problemsOn('/violation', 1)).resolves.toEqual(
    expect.arrayContaining([expect.stringMatching(/^violation: style-src-attr inline/)]),
  )
})
