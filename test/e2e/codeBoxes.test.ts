import type { Browser } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

// (forms/code-length)
test.each([1280, 390, 320])('on a page %i wide a whole code stands in its boxes', async width => {
  const page = await openPage(browser, {
    viewport: { width, height: 844 },
    expected: [/status of 400/],
  })
  await signIn(page, sandbox.origin, 'sms-resend')
  const field = page.getByLabel('Security code')
  await field.pressSequentially('000000')
  await field.press('Enter')
  await page.getByText('The code is not valid.').waitFor()
  for (const direction of ['ltr', 'rtl'] as const) {
    const seen = await field.evaluate((input: HTMLInputElement, dir) => {
      document.documentElement.dir = dir
      // A field that is wider than its box scrolls, and its digits leave theirs. WebKit rounds the two widths apart.
      return {
        hidden: Math.max(0, input.scrollWidth - input.clientWidth),
        past: Math.max(0, input.getBoundingClientRect().right - innerWidth),
      }
    }, direction)
    expect(seen).toEqual({ hidden: 0, past: 0 })
  }
})
