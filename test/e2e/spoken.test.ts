import { expect, test } from 'test/e2e/fixtures/test'
import { PASSWORD } from 'sandbox/company/harbor'
import { hold } from 'test/e2e/steps/hold'
import { sentCode } from 'test/e2e/steps/sentCode'
import { fault } from 'test/e2e/steps/stage'
import { alertOf, valueOf, type Walk, walkOf } from 'test/e2e/steps/heard'

// (accessibility/heard-once)
test.describe('screen reader announcements', () => {
  /** A username and a password: none, from the field and from the button, and a wrong one. */
  async function expectUntilWrong({ page, step, keys }: Walk, username: string): Promise<void> {
    const none = 'Please enter your username.'
    const inField = await step(async () => {
      await keys('')()
      await alertOf(page, none)
    })
    // Before React the words of a problem are fetched with the first one.
    expect(inField.said.replace('Please wait / ', '')).toBe(none)
    expect(valueOf(inField.focus, 'invalid')).toBe('true')
    await page.keyboard.type('a')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Next' }).focus()
    const fromButton = await step(async () => {
      await page.keyboard.press('Enter')
      await alertOf(page, none)
    })
    expect(fromButton.said.split(none)).toHaveLength(2)
    expect(fromButton.focus?.description?.value).toBe(none)
    await keys(username)()
    await page.getByLabel('Password', { exact: true }).waitFor()
    const wrong = 'Username/Password combination was wrong. Please try again.'
    const refused = await step(async () => {
      await keys('wrong')()
      await alertOf(page, wrong)
    })
    expect(refused.said).toContain(wrong)
    expect(refused.focus?.description?.value).toBe(wrong)
  }

  test('before React, a password: none, and a wrong one', async ({ sandbox, openPage }) => {
    const walk = await walkOf(openPage, sandbox, '/signin/', page => hold(page, '**/signin/view.*.js'))
    await expectUntilWrong(walk, 'simple')
  })

  test('with React, a password: none, a wrong one, and the right one; the code of a text message, that it is accepted', async ({
    sandbox,
    openPage,
  }) => {
    const walk = await walkOf(openPage, sandbox, '/signin/')
    const { page, step, keys } = walk
    await page.locator('#trouble').waitFor({ state: 'detached' })
    await expectUntilWrong(walk, 'sms')
    const code = await step(async () => {
      await keys(PASSWORD)()
      await page.getByLabel('Security code').waitFor()
    })
    expect(code.said).toContain('Security code. Enter security code We texted a code to')
    const sent = await sentCode(sandbox, 'sms')
    // A step is not gone before it is read.
    await fault(sandbox, 'GET', '/api/online/v1/settings', { kind: 'delay', delayMs: 1500 })
    const accepted = await step(async () => {
      await keys(sent)()
      await page.getByText('Code accepted.').waitFor()
    })
    expect(accepted.said).toContain('Enter security code. Code accepted. Signing you in…')
  })

  test('a screen reader announces missing digits in the boxes of a code, and the strength of a new password', async ({
    sandbox,
    openPage,
  }) => {
    const { page, step, keys } = await walkOf(openPage, sandbox, '/signin/forget-password')
    await keys('forgetful')()
    await page.getByLabel('Mobile number').waitFor()
    const { number } = await sandbox.api<{ number: string }>('phone?person=forgetful')
    const asked = await step(async () => {
      await keys(number)()
      await page.getByLabel('Digit 1 of 6').waitFor()
    })
    expect(asked.said).toContain('Digit 1 of 6. Enter verification code We sent a 6-digit code to the phone')
    const wrong = 'The verification code is invalid.'
    const refused = await step(async () => {
      await page.keyboard.type('000000')
      await alertOf(page, wrong)
    })
    expect(refused.said.split(wrong)).toHaveLength(2)
    expect(refused.focus).toMatchObject({ name: { value: 'Digit 1 of 6' }, description: { value: wrong } })
    const sent = await sentCode(sandbox, 'forgetful')
    const accepted = await step(async () => {
      await page.keyboard.type(sent)
      await page.getByLabel('New password').waitFor()
    })
    expect(accepted.said).toContain('New password. Create password At least 9 characters')
    const weak = await step(async () => {
      await page.keyboard.type('abc')
      await page
        .getByRole('status')
        .filter({ hasText: 'Password strength: Very weak' })
        .waitFor({ state: 'attached' })
    })
    expect(weak.said).toBe('Password strength: Very weak')
    expect(weak.focus?.description?.value).toContain('At least 9 characters')
    const missing = await step(async () => {
      await page.keyboard.press('Enter')
      await alertOf(page, 'To continue')
    })
    expect(missing.said).toBe(
      'To continue, meet all the rules above. At least 9 characters, An uppercase letter, A number, A special character, such as ! @ $ or %, Both passwords match',
    )
    // The list of rules is not repeated after the problem is edited away.
    expect((await step(() => page.keyboard.type('d'))).said).toBe('')
    const updated = await step(async () => {
      await page.keyboard.type('EF-1234')
      await page.getByLabel('Verify password').focus()
      await keys('abcdEF-1234')()
      await page.getByRole('heading', { level: 1, name: 'Password updated' }).waitFor()
    })
    expect(updated.said).toContain('Password updated. Update the password on your other devices')
  })

  test('an approval with a number: the number, and a denial with its advice', async ({
    sandbox,
    openPage,
  }) => {
    const { page, step, keys } = await walkOf(openPage, sandbox, '/signin/')
    await keys('approve-number')()
    await page.getByLabel('Password', { exact: true }).waitFor()
    const asked = await step(async () => {
      await keys(PASSWORD)()
      await page.getByText(/^Choose \d\d in the app$/).waitFor()
    })
    expect(asked.said).toContain('Verify Sign-In Request. ')
    expect(asked.said).toMatch(/Choose \d\d in the app/)
    const denied = await step(async () => {
      const { approvals } = await sandbox.api<{ approvals: { id: string }[] }>('phone?person=approve-number')
      await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: 'deny' } })
      await alertOf(page, 'Login request denied')
    })
    expect(denied.said).toBe(
      'Username. Login request denied If you did not start this sign-in, change your password and tell support.',
    )
  })
})
