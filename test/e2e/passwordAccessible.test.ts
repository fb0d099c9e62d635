import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import { type Sandbox, startSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
  expect(sideways).toBe(false)
}

describe.each(['light', 'dark'] as const)('%s', colorScheme => {
  const open = () =>
    openPage(browser, {
      viewport: { width: 320, height: 640 },
      colorScheme,
      expected: [/status of (?:400|403)/],
    })

  test('a reset, from the lookup to the new password', async () => {
    const page = await open()
    await page.goto(`${sandbox.origin}/signin/forget-password`)
    await page.getByLabel('Username').fill('no-phone')
    await page.keyboard.press('Enter')
    await page.getByText('No mobile number on file').waitFor()
    await expectAccessible(page)

    await page.getByLabel('Username').fill('abroad')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Country/ }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Mobile number').pressSequentially('+4915112345678')
    await page.keyboard.press('Enter')

    await page.getByLabel('Digit 1 of 6').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectAccessible(page)
    const phone = await sandbox.api<{ messages: { code: string }[] }>('phone?person=abroad')
    await page.getByLabel('Digit 1 of 6').fill(phone.messages[0]?.code ?? '')

    await page.getByLabel('New password').fill('Abc-1')
    await expectAccessible(page)
  }, 90_000)

  test('a change, from the intro to the form', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'simple')
    await page.waitForURL('**/online/')
    await page.goto(`${sandbox.origin}/signin/password-expired`)
    await page.getByRole('button', { name: 'Change password' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('listitem').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.getByLabel('Old password').waitFor()
    await expectAccessible(page)
  })
})
