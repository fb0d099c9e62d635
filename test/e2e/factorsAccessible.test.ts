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

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const wrongCode = async (page: Page) => {
  await page.getByLabel('Security code').fill('1')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

const screens: [person: string, what: string, act: (page: Page) => Promise<unknown>][] = [
  ['sms', 'a text message and a wrong code', wrongCode],
  ['vip-register', 'a wizard', page => page.getByLabel('Credential ID').waitFor()],
  ['vip-code', 'a one-time code that was wrong', wrongCode],
  ['approve', 'an approval and the offline code', page => page.getByRole('button', { name: 'Skip' }).click()],
  ['approve-setup', 'the mobile set-up', page => page.getByText(/^HARBOR-/).waitFor()],
]

describe.each(['light', 'dark'] as const)('%s', colorScheme => {
  test.each(screens)('%s: %s', async (person, _what, act) => {
    const page = await openPage(browser, {
      viewport: { width: 320, height: 640 },
      colorScheme,
      expected: [/status of 400/],
    })
    await signIn(page, sandbox.origin, person)
    await act(page)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
})
