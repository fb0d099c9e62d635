import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { sentCode } from 'test/e2e/steps/sentCode'
import { signIn } from 'test/e2e/steps/signIn'

const PHONE = { width: 390, height: 844 }
/** The height that a keyboard leaves of it. */
const ABOVE_KEYBOARD = { width: 390, height: 375 }

async function toResetCode(sandbox: Sandbox, page: Page): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  const { number } = await sandbox.api<{ number: string }>('phone?person=simple')
  await page.getByLabel('Mobile number').fill(number)
  await page.keyboard.press('Enter')
  await page.getByLabel('Digit 1 of 6').waitFor()
}

/** The next person signs in in the same browser. */
const toFactor = (sandbox: Sandbox, person: string) => async (page: Page) => {
  await page.context().clearCookies()
  await signIn(page, sandbox.origin, person)
}

async function toNewPassword(sandbox: Sandbox, page: Page): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(await sentCode(sandbox, 'simple'))
}

const stepsOf = (
  sandbox: Sandbox,
): [step: string, reach: (page: Page) => Promise<unknown>, field: string, button: string][] => [
  ['the code of a reset', page => toResetCode(sandbox, page), 'Digit 1 of 6', 'Continue'],
  ['a new password', page => toNewPassword(sandbox, page), 'Verify password', 'Save password'],
  ['a code with another code to send', toFactor(sandbox, 'sms-resend'), 'Security code', 'Activate'],
  ['a code on a device to trust', toFactor(sandbox, 'sms-trust'), 'Security code', 'Activate'],
  ['the set-up of one-time codes', toFactor(sandbox, 'vip-register'), 'Credential ID', 'Next'],
]

// (forms/enter-key)
test('field and button of each code and of a new password are in sight together, above a phone’s keyboard', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true })
  for (const [step, reach, field, button] of stepsOf(sandbox)) {
    await page.setViewportSize(PHONE)
    await reach(page)
    const input = page.getByLabel(field, { exact: true })
    await input.waitFor()
    await page.setViewportSize(ABOVE_KEYBOARD)
    // The page learns of it later than the browser: an element focused before that has enough room.
    await page.waitForFunction(height => window.innerHeight === height, ABOVE_KEYBOARD.height)
    await input.blur()
    await input.focus()
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement)
    const top = (await input.boundingBox())?.y ?? -1
    const act = await page.getByRole('button', { name: button }).boundingBox()
    const inSight = { top: top >= 0, bottom: act !== null && act.y + act.height <= ABOVE_KEYBOARD.height }
    expect([step, inSight]).toEqual([step, { top: true, bottom: true }])
  }
})
