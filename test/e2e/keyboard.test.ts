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
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

interface Phone {
  messages: { code?: string }[]
  codes: string[]
  offlineCode: string
  credentialId: string
}
const phone = (person: string) => sandbox.api<Phone>(`phone?person=${person}`)

/** Somebody whose password was right, where the sign-in goes on. */
async function enter(page: Page, username: string, path = 'session-status'): Promise<void> {
  await page.context().clearCookies()
  await haveSession(page, sandbox.origin, username)
  await page.goto(`${sandbox.origin}/signin/${path}`)
}
const open = () => openPage(browser, { expected: [/status of (?:400|401|403)/] })
const typeAnd = async (page: Page, id: string, text: string, key = 'Enter') => {
  await tabToId(page, id)
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}
const expectWebApp = (page: Page) => page.waitForURL('**/online/')

// (accessibility/keyboard)
test('sign-in: the focus is seen, a missing name, a wrong password, and in', async () => {
  const page = await openPage(browser, { colorScheme: 'light', expected: [/status of 401/] })
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
})

test('codes: a wrong one has the focus again, the right one signs in; of a credential each step has the focus on its field', async () => {
  const page = await open()
  await enter(page, 'sms')
  await stepFocused(page, 'securityCode', 'Enter security code')
  await typeAnd(page, 'securityCode', '1')
  await page.getByText('The code is not valid.').waitFor()
  await fieldFocused(page, 'securityCode')
  await page.keyboard.press('Backspace')
  await page.keyboard.type((await phone('sms')).messages[0]?.code ?? '')
  await tabToText(page, 'Activate')
  await page.keyboard.press('Space')
  await expectWebApp(page)

  await enter(page, 'vip-register')
  const { credentialId, codes } = await phone('vip-register')
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
})

test('an approval: the offline code opens and closes where the focus is; the mobile app is set up later', async () => {
  const page = await open()
  await enter(page, 'approve')
  await headingFocused(page, 'Verify Sign-In Request')
  await tabToText(page, 'Skip')
  await page.keyboard.press('Space')
  await fieldFocused(page, 'offlineCode')
  await page.keyboard.press('Shift+Tab')
  expect(await focusedText(page)).toBe('Close')
  await page.keyboard.press('Enter')
  expect(await focusedText(page)).toBe('Skip')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'offlineCode')
  await page.keyboard.type((await phone('approve')).offlineCode)
  await page.keyboard.press('Enter')
  await expectWebApp(page)

  await enter(page, 'approve-setup')
  await headingFocused(page, 'Set up the mobile app')
  await tabToText(page, 'Send link')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter your mobile number.').waitFor()
  await fieldFocused(page, 'mobileNumber')
  await tabToText(page, 'Skip for now')
  await page.keyboard.press('Enter')
  await expectWebApp(page)
})

test('passwords: a change, from what else uses the password to the web app; what is wrong with a temporary one has the focus', async () => {
  const page = await open()
  await enter(page, 'simple', 'change-password')
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

  await page.context().clearCookies()
  await page.goto(`${sandbox.origin}/signin/`)
  await fieldFocused(page, 'username')
  await page.keyboard.type('activation-code')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await stepFocused(page, 'new-password', 'Change your password')
  for (const [password, next] of [
    [PASSWORD, 'stays'],
    ['Correct-Horse-9', 'goes'],
  ]) {
    for (const id of ['new-password', 'verify-password']) {
      await tabToId(page, id)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(password ?? '')
    }
    await page.keyboard.press('Enter')
    if (next === 'stays') await fieldFocused(page, 'new-password')
  }
  await expectWebApp(page)
})

test('a ticket: the modal, its list of countries, and back to where it was asked for; the boxes of a code: arrows go through them, Backspace goes back', async () => {
  const page = await openPage(browser)
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

  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await stepFocused(page, 'username', 'Password trouble')
  await typeAnd(page, 'username', 'abroad')
  await stepFocused(page, 'mobile-number', 'Verify your phone')
  await typeAnd(page, 'mobile-number', '+4915112345678')
  await stepFocused(page, 'verification-code-1', 'Enter verification code')
  const after = async (key: string) => {
    await page.keyboard.press(key)
    return focusedId(page)
  }
  expect([
    await after('1'),
    await after('2'),
    await after('ArrowLeft'),
    await after('ArrowRight'),
    await after('Backspace'),
    await after('Backspace'),
    await after('Backspace'),
  ]).toEqual([
    'verification-code-2',
    'verification-code-3',
    'verification-code-2',
    'verification-code-3',
    'verification-code-2',
    'verification-code-2',
    'verification-code-1',
  ])
  await page.keyboard.press('ArrowLeft')
  expect(await focusedId(page)).toBe('verification-code-1')
})
