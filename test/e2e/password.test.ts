import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { fieldFocused, tabToId, tabToText } from 'test/e2e/steps/keyboard'
import { sentCode } from 'test/e2e/steps/sentCode'
import { haveSession, PASSWORD } from 'test/e2e/steps/signIn'
import type { Sandbox } from 'sandbox/ownProcess'

const NEW_PASSWORD = 'Correct-Horse-9'
/** By the company's own rules. */
const RIGHT = 'lantern-by-the-quay'
test.use({ expected: [/status of (?:400|401|403|404|409|429)/] })

const RESET = '/api/auth/v2/reset-password'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const press = async (page: Page, name: string): Promise<void> => {
  await tabToText(page, name)
  await page.keyboard.press('Enter')
}

/** Types the password twice, replacing any earlier text. */
async function typePassword(page: Page, password: string): Promise<void> {
  for (const id of ['new-password', 'verify-password']) {
    await tabToId(page, id)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(password)
  }
  await page.keyboard.press('Enter')
}

/** A missing and a wrong number are reported; the right one receives a code. */
async function toCode(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  // The step that comes takes the focus.
  await fieldFocused(page, 'mobile-number')
  await press(page, 'Send code')
  await page.getByText('Please enter your mobile number.').waitFor()
  await fieldFocused(page, 'mobile-number')
  await page.keyboard.type('2025550123')
  await page.keyboard.press('Enter')
  await page.getByText("This number doesn't match what's on file.").waitFor()
  await page.getByLabel('Mobile number').fill('004915112345678')
  await page.keyboard.press('Enter')
  await heading(page, 'Enter verification code')
}

/** Reaches the code by keyboard, with the country from its list. */
async function toCodeByKeyboard(sandbox: Sandbox, page: Page): Promise<void> {
  await tabToId(page, 'username')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('abroad')
  await page.keyboard.press('Enter')
  await heading(page, 'Verify your phone')
  await tabToId(page, 'mobile-number-country')
  await page.keyboard.press('Space')
  await page.keyboard.type('germ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('01511 2345678')
  await page.keyboard.press('Enter')
  await heading(page, 'Enter verification code')
  expect((await sandbox.callsTo(`${RESET}/send-verification-message`)).at(-1)?.body).toEqual({
    login: 'abroad',
    verificationMethodType: 'sms',
    reference: '+4915112345678',
  })
  await page.getByText('We sent a 6-digit code to the phone ending in 5678.').waitFor()
}

const RULES = {
  minLength: 12,
  kinds: ['digit', 'lowercase', 'special'],
  kindsNeeded: 2,
  forbidden: ['#'],
  texts: { 'en-US': 'No password of elsewhere.' },
}
const setRules = (sandbox: Sandbox) =>
  sandbox.api('company', { method: 'PUT', body: { settings: { passwordRules: RULES } } })

/** The page shows the company's rules, and the server reports the rest at its field. */
async function breakRules(page: Page): Promise<void> {
  for (const rule of [
    RULES.texts['en-US'],
    'Minimum length: 12',
    'At least 2 of these 3 kinds',
    'None of these: #',
  ])
    await page.getByText(rule).waitFor()
  await typePassword(page, 'welcome-aboard')
  await page
    .getByRole('alert')
    .filter({ hasText: 'This password was used before, is known to others, or has a name of yours in it.' })
    .waitFor()
  expect(await page.getByLabel('New password').inputValue()).toBe('welcome-aboard')
  await fieldFocused(page, 'new-password')
}

// Accounts that no code can reset: scenarios/password/; what the rules reject: test/features/password/form/.
// (password-reset/code-sent-alone, password-change/company-rules, password-change/server-words)
test('a reset works with the keyboard from Forgot password? to the web app with the new password; errors on the way are reported, a refresh begins again, a new code can be sent, and the rules of the company apply', async ({
  sandbox,
  page,
}) => {
  await setRules(sandbox)
  await page.goto(`${sandbox.origin}/signin/`)
  await fieldFocused(page, 'username')
  await page.keyboard.type('abroad')
  await press(page, 'Forgot password?')
  await heading(page, 'Password trouble')
  expect(await page.getByLabel('Username').inputValue()).toBe('abroad')

  await toCode(page)
  await page.reload()
  await heading(page, 'Password trouble')
  const told = page.getByText('Your password was not reset. Please start again.')
  await told.waitFor()
  // A plain notice is above the fields (accessibility/problem-place).
  const field = await page.getByLabel('Username').boundingBox()
  expect((await told.boundingBox())?.y).toBeLessThan(field?.y ?? 0)
  expect(new URL(page.url()).pathname).toBe('/signin/forget-password')

  await toCodeByKeyboard(sandbox, page)
  await press(page, 'Continue')
  await page.getByText('Please enter the verification code.').waitFor()
  await fieldFocused(page, 'verification-code-1')
  const first = await sentCode(sandbox, 'abroad')
  await page.keyboard.type(first === '000000' ? '000001' : '000000')
  await page.getByText('The verification code is invalid.').waitFor()
  await press(page, 'Send new code')
  await page.getByText('Please check your phone for the new code.').waitFor()
  await fieldFocused(page, 'verification-code-1')
  await page.getByLabel('Digit 4 of 6').fill(` ${await sentCode(sandbox, 'abroad')} `)

  await heading(page, 'Create password')
  await breakRules(page)
  await typePassword(page, RIGHT)
  await heading(page, 'Password updated')
  // The wrong code and the right one; the rejected password and the right one: problems that the page can detect are not sent.
  for (const call of ['verify-user', 'set-new-password'])
    expect([call, (await sandbox.callsTo(`${RESET}/${call}`)).length]).toEqual([call, 2])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('resetPasswordPhoneInfo')
  await press(page, 'Sign in')

  await heading(page, 'Sign in')
  await page.waitForURL('**/signin/')
  await tabToId(page, 'username')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('abroad')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  await page.keyboard.type(RIGHT)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/online/')
  expect(new URL(page.url()).pathname).toBe('/online/')
})

// (password-change/long-lists)
test('a password change needs a session; after the change of an expired one, three of five thousand devices are shown, then all in one list, and a filter finds a device', async ({
  sandbox,
  page,
}) => {
  await page.goto(`${sandbox.origin}/signin/change-password`)
  await page.waitForURL('**/signin/')
  await heading(page, 'Sign in')
  expect(new URL(page.url()).pathname).toBe('/signin/')

  await haveSession(page, sandbox.origin, 'many-devices')
  await page.goto(`${sandbox.origin}/signin/password-expired?back=%2Fonline%2Fmail`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.waitForURL('**/signin/change-password?back=%2Fonline%2Fmail')
  // By its tag: to work out the role of each of five thousand takes seconds.
  const devices = page.getByRole('list', { name: 'Connected devices' }).locator('li, [role=listitem]')
  await devices.first().waitFor()
  expect(await devices.count()).toBe(3)
  await page.getByRole('button', { name: /^Show all 5.?000$/ }).click()
  await devices.nth(4999).waitFor({ state: 'attached', timeout: 0 })
  await page.getByLabel('Filter by name or place').first().fill('Front desk 21')
  await devices.first().filter({ hasText: 'Front desk 21' }).waitFor()
  const found = await devices.allTextContents()
  expect(found.filter(text => !/Front desk .*21/.test(text))).toEqual([])
  expect(found.length).toBeGreaterThan(20)

  await page.getByRole('button', { name: 'Got it' }).click()
  await heading(page, 'Change your password')
  await tabToId(page, 'old-password')
  await page.keyboard.type(PASSWORD)
  await typePassword(page, PASSWORD)
  await page.getByText('The password is prohibited, please try a new one.').waitFor()
  expect(await sandbox.callsTo('/api/user/v1/settings/password')).toHaveLength(0)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, 'Password updated')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/online/')
  expect(new URL(page.url()).pathname).toBe('/online/')
})
