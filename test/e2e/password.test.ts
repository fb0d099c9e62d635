import type { Browser, Page } from 'playwright-core'
import { fieldFocused, focusedId, tabToId, tabToText } from 'test/e2e/steps/keyboard'
import { haveSession, PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const NEW_PASSWORD = 'Correct-Horse-9'
const REFUSED = /status of (?:400|401|403|404|409|429)/

const RESET = '/api/auth/v2/reset-password'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const lastCode = async (person: string) =>
  (await sandbox.api<{ messages: { code: string }[] }>(`phone?person=${person}`)).messages[0]?.code ?? ''

async function typePassword(page: Page, password: string): Promise<void> {
  await tabToId(page, 'new-password')
  await page.keyboard.type(password)
  await tabToId(page, 'verify-password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test('from Forgot password? to the web app with the new one, by keyboard alone', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await page.goto(`${sandbox.origin}/signin/`)
  await fieldFocused(page, 'username')
  await page.keyboard.type('abroad')
  await tabToText(page, 'Forgot password?')
  await page.keyboard.press('Enter')
  await heading(page, 'Password trouble')
  expect(await page.getByLabel('Username').inputValue()).toBe('abroad')
  await tabToId(page, 'username')
  await page.keyboard.press('Enter')

  await heading(page, 'Verify your phone')
  await tabToId(page, 'mobile-number-country')
  await page.keyboard.press('Space')
  await page.keyboard.type('germ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('01511 2345678')
  await page.keyboard.press('Enter')

  await heading(page, 'Enter verification code')
  expect((await sandbox.callsTo(`${RESET}/send-verification-message`))[0]?.body).toEqual({
    login: 'abroad',
    verificationMethodType: 'sms',
    reference: '+4915112345678',
  })
  await page.getByText('We sent a 6-digit code to the phone ending in 5678.').waitFor()
  await tabToId(page, 'verification-code-1')
  await page.keyboard.type(await lastCode('abroad'))

  await heading(page, 'Create password')
  await typePassword(page, NEW_PASSWORD)
  await heading(page, 'Password updated')
  expect(await sandbox.callsTo(`${RESET}/verify-user`)).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('resetPasswordPhoneInfo')
  await tabToText(page, 'Sign in')
  await page.keyboard.press('Enter')

  await heading(page, 'Sign in')
  await page.waitForURL('**/signin/')
  await tabToId(page, 'username')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('abroad')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.keyboard.type(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/online/')
  expect(new URL(page.url()).pathname).toBe('/online/')
})

async function toCode(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await heading(page, 'Verify your phone')
  await page.getByLabel('Mobile number').pressSequentially('004915112345678')
  await page.keyboard.press('Enter')
  await heading(page, 'Enter verification code')
}

// (password-reset/code-sent-alone)
test('what is wrong is said on the way, and an account that no code resets is told so; a new code is sent', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  const contact = page.getByRole('button', { name: 'Contact support' })
  const people: [username: string, words: string, support: boolean][] = [
    ['no-phone', 'No mobile number on file', true],
    ['extra-security', 'Your password can’t be reset automatically.', true],
    ['nobody', 'No user matches this username.', false],
    ['reset-nothing', 'Your password can’t be reset automatically.', true],
  ]
  for (const [username, words, support] of people) {
    await page.getByLabel('Username').fill(username)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    expect([username, await contact.count()]).toEqual([username, support ? 1 : 0])
    await page.getByLabel('Username').fill('someone')
    await page.getByText(words).waitFor({ state: 'detached' })
    expect(await contact.count()).toBe(0)
  }

  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('Please enter your mobile number.').waitFor()
  expect(await focusedId(page)).toBe('mobile-number')
  await page.keyboard.type('2025550123')
  await page.keyboard.press('Enter')
  await page.getByText("This number doesn't match what's on file.").waitFor()
  await page.getByLabel('Mobile number').fill('004915112345678')
  await page.keyboard.press('Enter')

  await heading(page, 'Enter verification code')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please enter the verification code.').waitFor()
  const first = await lastCode('abroad')
  await page.keyboard.type(first === '000000' ? '000001' : '000000')
  await page.getByText('The verification code is invalid.').waitFor()
  await page.getByRole('button', { name: 'Send new code' }).click()
  await page.getByText('Please check your phone for the new code.').waitFor()
  expect(await focusedId(page)).toBe('verification-code-1')
  await page.getByLabel('Digit 4 of 6').fill(` ${await lastCode('abroad')} `)
  await heading(page, 'Create password')

  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Verify password').fill(PASSWORD)
  await page.getByLabel('Show password').check()
  expect(await page.getByLabel('New password').getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Save password' }).click()
  expect(await page.getByLabel('New password').getAttribute('type')).toBe('password')
  await page.getByText('The password is prohibited, please try a new one.').waitFor()
  expect(await page.getByLabel('New password').inputValue()).toBe(PASSWORD)
})

// (password-change/long-lists)
test('nobody changes a password without a session; an expired one is changed, of five thousand devices three are shown, then all in one list, and a filter finds its own', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
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

const RULES = {
  minLength: 12,
  kinds: ['digit', 'lowercase', 'special'],
  kindsNeeded: 2,
  forbidden: ['#'],
  texts: { 'en-US': 'No password of elsewhere.' },
}

/** From the form of a new password on: what the company's rules say is shown and checked, the server says the rest at its field, and a right one is saved. */
async function passRules(page: Page): Promise<void> {
  await page.getByText('No password of elsewhere.').waitFor()
  for (const rule of ['Minimum length: 12', 'At least 2 of these 3 kinds', 'None of these: #'])
    await page.getByText(rule).waitFor()
  const save = page.getByRole('button', { name: 'Save password' })
  const give = async (password: string): Promise<void> => {
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Verify password').fill(password)
  }
  for (const broken of ['lantern-by', 'lantern#quay-by', 'lanternbythequay']) {
    await give(broken)
    expect([broken, await save.isDisabled()]).toEqual([broken, true])
  }
  await give('welcome-aboard')
  await save.click()
  await page
    .getByRole('alert')
    .filter({ hasText: 'This password was used before, is known to others, or has a name of yours in it.' })
    .waitFor()
  expect(await focusedId(page)).toBe('new-password')
  await give('lantern-by-the-quay')
  await save.click()
}

// (password-change/company-rules, password-change/server-words)
describe('the rules of the company are shown and checked, and the server says what they do not', () => {
  beforeEach(() => sandbox.api('company', { method: 'PUT', body: { settings: { passwordRules: RULES } } }))

  test('where a forgotten password is reset, which a refresh in the middle begins again', async () => {
    const page = await openPage(browser, { expected: [REFUSED] })
    await page.goto(`${sandbox.origin}/signin/forget-password`)
    await toCode(page)
    await page.reload()
    await heading(page, 'Password trouble')
    const told = page.getByText('Your password was not reset. Please start again.')
    await told.waitFor()
    // What is only told is above the fields (accessibility/problem-place).
    const field = await page.getByLabel('Username').boundingBox()
    expect((await told.boundingBox())?.y).toBeLessThan(field?.y ?? 0)
    expect(new URL(page.url()).pathname).toBe('/signin/forget-password')

    await toCode(page)
    await page.keyboard.type(await lastCode('abroad'))
    await heading(page, 'Create password')
    await passRules(page)
    await heading(page, 'Password updated')
    // The refused one and the right one: what the page can see is not sent.
    expect(await sandbox.callsTo(`${RESET}/set-new-password`)).toHaveLength(2)
  })

  // (password-change/show)
  test('where a temporary password is changed on the way in; showing it keeps its value and its caret, blanks and all', async () => {
    const page = await openPage(browser, { expected: [REFUSED] })
    await signIn(page, sandbox.origin, 'activation-code')
    await page.waitForURL('**/signin/reset-temp-password')
    await heading(page, 'Change your password')
    const field = page.getByLabel('New password')
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
    await fieldFocused(page, 'new-password')
    await field.pressSequentially(' Correct-9 ')
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft')
    for (const type of ['text', 'password']) {
      await page.getByLabel('Show password').click()
      expect([await field.getAttribute('type'), await field.inputValue(), await caret()]).toEqual([
        type,
        ' Correct-9 ',
        7,
      ])
    }
    await passRules(page)
    await page.waitForURL('**/online/')
    const told = (await sandbox.callsTo('/api/onboarding/v2/status')).filter(call => call.body)
    expect(told.map(call => call.body)).toEqual([
      { onboardingStatus: 'Completed', userName: 'activation-code' },
    ])
  })
})
