import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import {
  fieldFocused,
  focusedId,
  focusedText,
  headingFocused,
  stepFocused,
  tabToId,
  tabToText,
} from 'test/e2e/steps/keyboard'
import { haveSession, PASSWORD } from 'test/e2e/steps/signIn'

interface Phone {
  codes: string[]
  credentialId: string
}
const phone = (sandbox: Sandbox, person: string) => sandbox.api<Phone>(`phone?person=${person}`)

/** Leads a user past the right password, to the next step of the sign-in. */
async function enter(sandbox: Sandbox, page: Page, username: string, path = 'session-status'): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await haveSession(page, sandbox.origin, username)
  await page.goto(`${sandbox.origin}/signin/${path}`)
}
const typeAnd = async (page: Page, id: string, text: string, key = 'Enter') => {
  await tabToId(page, id)
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}
const expectWebApp = (page: Page) => page.waitForURL('**/online/')

// (accessibility/keyboard)
test('sign-in works with the keyboard: the focus is visible, through a missing name, a wrong password and the right one; each step of a credential focuses its field; a change of the password leads from the other devices to the web app', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ colorScheme: 'light', expected: [/status of 401/] })
  await page.goto(`${sandbox.origin}/signin/`)
  await fieldFocused(page, 'username')
  await tabToText(page, 'Forgot password?')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element)
    return `${outlineWidth} ${outlineStyle} ${outlineColor}`
  })
  expect(outline).toBe('3px solid rgb(31, 85, 196)')
  await tabToText(page, 'Next')
  await page.keyboard.press('Space')
  await page.getByText('Please enter your username.').waitFor()
  await fieldFocused(page, 'username')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  await page.keyboard.type('Wrong-pass-1')
  await page.keyboard.press('Enter')
  await page.getByText('Username/Password combination was wrong. Please try again.').waitFor()
  await fieldFocused(page, 'password')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(PASSWORD)
  await tabToText(page, 'Sign in')
  await page.keyboard.press('Enter')
  await expectWebApp(page)

  await enter(sandbox, page, 'vip-register')
  const { credentialId, codes } = await phone(sandbox, 'vip-register')
  for (const [id, text] of [
    ['credentialsId', credentialId],
    ['activationCode', codes[0] ?? ''],
    ['secondActivationCode', codes[1] ?? ''],
  ] as const) {
    await page.locator(`#${id}`).waitFor()
    await stepFocused(page, id, 'Set up one-time codes')
    await typeAnd(page, id, text)
  }
  await expectWebApp(page)

  await enter(sandbox, page, 'simple', 'change-password')
  await headingFocused(page, 'Before you change your password')
  await page.getByRole('listitem').first().waitFor()
  await tabToText(page, 'Got it')
  await page.keyboard.press('Enter')
  await stepFocused(page, 'old-password', 'Change your password')
  await typeAnd(page, 'old-password', PASSWORD, 'Tab')
  await typeAnd(page, 'new-password', 'Correct-Horse-9', 'Tab')
  await typeAnd(page, 'verify-password', 'Correct-Horse-9')
  await headingFocused(page, 'Password updated')
  await tabToText(page, 'Continue')
  await page.keyboard.press('Enter')
  await expectWebApp(page)
})

test('a ticket works with the keyboard: the modal, its list of countries, and back to the button that opened it', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage()
  await page.goto(`${sandbox.origin}/signin/`)
  await tabToText(page, 'Get help')
  await page.keyboard.press('Enter')
  await stepFocused(page, 'support-name', 'Get help. Get back to work.')
  await typeAnd(page, 'support-name', 'Grace Hopper', 'Tab')
  await page.keyboard.type('grace@harbor.example')
  await page.keyboard.press('Tab')
  expect(await focusedId(page)).toBe('support-phone-country')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('listbox').waitFor()
  const active = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant') ?? 'none')
  const walked = [await active()]
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
    await page.keyboard.press(key)
    walked.push((await active()).replace(/.*-/, ''))
  }
  expect(walked.slice(1, 4)).toEqual(['ru', 'gb', 'ru'])
  await page.keyboard.press('Escape')
  expect(await focusedId(page)).toBe('support-phone-country')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await focusedId(page)).toBe('support-phone')
  await page.keyboard.type('9123456789')
  await page.keyboard.press('Tab')
  await page.keyboard.type('No code comes.')
  await tabToText(page, 'Submit')
  await page.keyboard.press('Enter')
  await headingFocused(page, 'Get help. Get back to work.')
  await tabToText(page, 'Done')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await focusedText(page)).toBe('Get help')
  expect(await sandbox.api<{ phone: string }[]>('tickets')).toMatchObject([{ phone: '+79123456789' }])
})
