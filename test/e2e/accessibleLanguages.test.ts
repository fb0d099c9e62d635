import type { Browser } from 'playwright-core'
import { axeFaults } from 'test/e2e/accessible/axe'
import { layoutFaults } from 'test/e2e/accessible/layout'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})

const PATHS = ['/', '/forget-password', '/password-expired', '/help/support-form', '/installer-error']

// Two that run from right to left, the one with the longest words, and one without blanks.
test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['de', 'ltr'],
  ['ja', 'ltr'],
])('%s: nothing is amiss or cut off at 320 px', async (culture, direction) => {
  const page = await openPage(browser, {
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
    expected: [/status of 401/],
  })
  await page.context().addCookies([{ name: 'userCulture', value: culture, url: sandbox.origin }])
  for (const path of PATHS) {
    await page.goto(`${sandbox.origin}/signin${path}`)
    await page.locator(`html[lang^="${culture}"][dir="${direction}"]`).waitFor()
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    // A language changes the look; the rest is the same in each of them.
    const rules = culture === 'ar' ? 'all' : 'look'
    expect([path, await axeFaults(page, rules), await page.evaluate(layoutFaults)]).toEqual([path, [], []])
  }
})
