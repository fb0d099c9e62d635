import type { Browser, Page } from 'playwright-core'
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

const PHONE = { width: 390, height: 844 }
/** What a keyboard leaves of it. */
const ABOVE_KEYBOARD = { width: 390, height: 375 }

interface Phone {
  number: string
  messages: { code?: string }[]
}
const phoneOf = (person: string) => sandbox.api<Phone>(`phone?person=${person}`)

async function toResetCode(page: Page): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Mobile number').fill((await phoneOf('simple')).number)
  await page.keyboard.press('Enter')
  await page.getByLabel('Digit 1 of 6').waitFor()
}

async function toNewPassword(page: Page): Promise<void> {
  await toResetCode(page)
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type((await phoneOf('simple')).messages[0]?.code ?? '')
  await page.getByLabel('New password', { exact: true }).waitFor()
}

// (forms/enter-key)
test.each<[step: string, reach: (page: Page) => Promise<void>, field: string, button: string]>([
  ['the code of a reset', toResetCode, 'Digit 1 of 6', 'Continue'],
  ['a new password', toNewPassword, 'Verify password', 'Save password'],
  [
    'a code with another code to send',
    page => signIn(page, sandbox.origin, 'sms-resend'),
    'Security code',
    'Activate',
  ],
  [
    'a code on a device to trust',
    page => signIn(page, sandbox.origin, 'sms-trust'),
    'Security code',
    'Activate',
  ],
  [
    'the set-up of one-time codes',
    page => signIn(page, sandbox.origin, 'vip-register'),
    'Credential ID',
    'Next',
  ],
])(
  '%s: field and button are in sight together, above a phone’s keyboard',
  async (_step, reach, field, button) => {
    const page = await openPage(browser, { viewport: PHONE, hasTouch: true, isMobile: true })
    await reach(page)
    const input = page.getByLabel(field, { exact: true })
    await input.waitFor()
    await page.setViewportSize(ABOVE_KEYBOARD)
    // The page hears of it later than the browser: what is focused before that has room enough.
    await page.waitForFunction(height => window.innerHeight === height, ABOVE_KEYBOARD.height)
    await input.blur()
    await input.focus()
    const ends = async () => {
      const top = (await input.boundingBox())?.y ?? -1
      const act = await page.getByRole('button', { name: button }).boundingBox()
      return { top: top >= 0, bottom: act !== null && act.y + act.height <= ABOVE_KEYBOARD.height }
    }
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement)
    expect(await ends()).toEqual({ top: true, bottom: true })
  },
)

/** The line of a heading is higher than its letters, in pixels above them. */
const LEADING = 2

// (product/one-order)
test.each<[step: string, reach: (page: Page) => Promise<void>, field: string, heading: string]>([
  [
    'a code by text message',
    page => signIn(page, sandbox.origin, 'sms-resend'),
    'Security code',
    'Enter security code',
  ],
  ['the code of a reset', toResetCode, 'Digit 1 of 6', 'Enter verification code'],
])('%s: heading and field are in sight together', async (_step, reach, field, heading) => {
  const page = await openPage(browser, { viewport: ABOVE_KEYBOARD, hasTouch: true, isMobile: true })
  await reach(page)
  await page.getByLabel(field, { exact: true }).waitFor()
  const title = page.getByRole('heading', { name: heading })
  await title.waitFor()
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement)
  const box = await page.getByLabel(field, { exact: true }).boundingBox()
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(-LEADING)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(ABOVE_KEYBOARD.height)
})
