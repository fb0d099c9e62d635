import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import type { Sandbox } from 'sandbox/ownProcess'

/** Applies the style sheets for print to the screen, in every browser. */
const showPrinted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const style = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') rule.media.mediaText = 'all'
        else if ('cssRules' in rule) style(rule.cssRules as CSSRuleList)
      }
    }
    for (const { cssRules } of document.styleSheets) style(cssRules)
  })

/** Counts the presses that open the browser's dialog for printing, in place of the dialog. */
const countPrints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset['prints'] = String(Number(dataset['prints'] ?? 0) + 1)
    }
  })

const prints = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['prints'] ?? 0))

/** Sets up an authenticator app, presses 'Print', and returns the printed lines with the expected ones. */
async function printCodes(page: Page, sandbox: Sandbox): Promise<[printed: string[], wanted: string[]]> {
  await signIn(page, sandbox.origin, 'totp-register')
  await page.getByRole('heading', { level: 1, name: 'Set up an authenticator app' }).waitFor()
  const phone = await sandbox.api<{ authenticatorCodes: string[] }>('phone?person=totp-register')
  await page.getByLabel('Security code').fill(phone.authenticatorCodes[0] ?? '')
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Your recovery codes' })
  await codes.waitFor()
  const all = await codes.getByRole('listitem').allInnerTexts()
  await countPrints(page)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await prints(page)).toBe(1)
  const day = await page.evaluate(() =>
    new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(),
  )
  await showPrinted(page)
  const text = await page.evaluate(() => document.body.innerText)
  const lines = text.split(/\s*\n\s*/).filter(Boolean)
  return [lines, ['Account: totp-register', day, ...all]]
}

// (factors/recovery-print)
test('recovery codes are printed with the account and the date, and without the rest of the page', async ({
  sandbox,
  page,
}) => {
  const [printed, wanted] = await printCodes(page, sandbox)
  expect(printed).toEqual(wanted)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  // One sheet: the hidden elements around it take no room.
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(height).toBeLessThanOrEqual(0)
})
