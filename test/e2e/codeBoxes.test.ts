import { signIn } from 'test/e2e/steps/signIn'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

// (forms/code-length)
test('a complete code fits its boxes on pages 1280, 390 and 320 px wide, in both directions', async () => {
  const page = await openPage(browser, {
    viewport: { width: 1280, height: 844 },
    expected: [/status of 400/],
  })
  await signIn(page, sandbox.origin, 'sms-resend')
  const field = page.getByLabel('Security code')
  await field.pressSequentially('000000')
  await field.press('Enter')
  await page.getByText('The code is not valid.').waitFor()
  for (const width of [1280, 390, 320])
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.setViewportSize({ width, height: 844 })
      const seen = await field.evaluate((input: HTMLInputElement, dir) => {
        document.documentElement.dir = dir
        // A field that is wider than its box scrolls, and its digits leave theirs. WebKit rounds the two widths apart.
        return {
          hidden: Math.max(0, input.scrollWidth - input.clientWidth),
          past: Math.max(0, input.getBoundingClientRect().right - innerWidth),
        }
      }, direction)
      expect([width, direction, seen]).toEqual([width, direction, { hidden: 0, past: 0 }])
    }
})
