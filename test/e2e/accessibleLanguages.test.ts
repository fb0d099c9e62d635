import { expect, test } from 'test/e2e/fixtures/test'
import { axeFaults } from 'test/e2e/accessible/axe'
import { layoutFaults } from 'test/e2e/accessible/layout'
import { lookAround } from 'test/e2e/steps/lookAround'

const PATHS = ['/', '/forget-password', '/password-expired', '/help/support-form', '/installer-error']
/** Two that run from right to left, the one with the longest words, and one without blanks. */
const CULTURES = [
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['de', 'ltr'],
  ['ja', 'ltr'],
] as const

// The menu changes the language of a page, and of the next one.
test('nothing is amiss or cut off at 320 px in ar, he, de, ja', async ({ sandbox, openPage }) => {
  const page = await openPage({
    viewport: { width: 320, height: 640 },
    expected: [/status of 401/],
  })
  for (const path of PATHS) {
    await page.context().addCookies([{ name: 'userCulture', value: 'ar', url: sandbox.origin }])
    await page.goto(`${sandbox.origin}/signin${path}`)
    await page.locator('main h1').waitFor()
    // The menu comes at the first sign of a person.
    await lookAround(page)
    await page.locator('#language').waitFor()
    await page.waitForLoadState('networkidle')
    for (const [culture, direction] of CULTURES) {
      await page.locator('#language').selectOption(culture)
      await page.locator(`html[lang^="${culture}"][dir="${direction}"]`).waitFor()
      // A language changes the words; the rest is the same in each of them, and in the states that accessibility.test.ts looks at.
      const amiss = culture === 'ar' && path === '/' ? await axeFaults(page, 'all') : []
      expect([path, culture, amiss, await page.evaluate(layoutFaults)]).toEqual([path, culture, [], []])
    }
  }
})
