import { stepInWindow } from 'test/support/engines/inWindow'
import { expect, test } from 'test/e2e/fixtures/test'
import { signIn } from 'test/e2e/steps/signIn'

// (forms/code-length)
test('a complete code fits its boxes on pages 1280, 390 and 320 px wide, in both directions', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({
    viewport: { width: 1280, height: 844 },
    expected: [/status of 400/],
  })
  await signIn(page, sandbox.origin, 'sms-resend')
  const field = page.getByLabel('Security code')
  await field.pressSequentially('000000')
  await field.press('Enter')
  await page.getByText('The code is not valid.').waitFor()
  for (const width of [1280, 390, 320])
    await stepInWindow(page, { width, height: 844 }, async () => {
      for (const direction of ['ltr', 'rtl'] as const) {
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
})
