import { expect, test } from 'test/e2e/fixtures/test'
import { printCodes } from 'test/e2e/steps/printedCodes'

// (factors/recovery-print)
test('recovery codes are printed with the account and the date, and without the rest of the page', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage()
  const [printed, wanted] = await printCodes(page, sandbox)
  expect(printed).toEqual(wanted)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  // One sheet: the hidden elements around it take no room.
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(height).toBeLessThanOrEqual(0)
})
