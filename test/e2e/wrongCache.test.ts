import { expect, type Serve, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { passOn } from 'test/e2e/steps/passOn'
import type { ServedAnswer } from 'test/support/startServer'

async function expectRecovery(page: Page, on: Sandbox, serve: Serve, wrong: ServedAnswer): Promise<void> {
  let asked = 0
  const toSandbox = passOn(on.origin)
  // Playwright's own routes would turn the cache off.
  const { origin } = await serve((request, response) =>
    /\/main\.\w+\.js$/.test(request.path) && (asked += 1) === 1 ? wrong : toSandbox(request, response),
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await page.goto(`${origin}/signin/`)
  await again.waitFor()
  // The wrong answer is in the cache.
  await page.goto(`${origin}/signin/?again`)
  await again.waitFor()
  expect(asked).toBe(1)
  await again.click()
  await page.waitForFunction(() => !document.querySelector('#trouble'))
  await fieldFocused(page, 'username')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  expect(asked).toBe(2)
}

const YEAR = { 'Cache-Control': 'public, max-age=31536000' }

// (calls/screen-fails)
for (const [what, wrong] of [
  [
    'a page',
    { headers: { ...YEAR, 'Content-Type': 'text/html' }, body: '<!doctype html><p>Sign in to the portal' },
  ],
  [
    'a broken script',
    { headers: { ...YEAR, 'Content-Type': 'text/javascript' }, body: 'throw new Error("portal")' },
  ],
] satisfies [what: string, answer: ServedAnswer][])
  test(`after ${what} in place of the main script, ‘Try again’ fetches the script from the network`, async ({
    sandbox,
    openPage,
    serve,
  }) => {
    await expectRecovery(await openPage({ expected: [/./] }), sandbox, serve, wrong)
  })
