import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'

const RESET = '/api/auth/v2/reset-password'
const NEW_PASSWORD = 'Correct-Horse-9'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const newest = async (sandbox: Sandbox, person: string): Promise<string> =>
  (await phone(sandbox, person)).messages[0]?.code ?? ''

const enter = async (page: Page, code: string) => {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)
}

// The way from the phone to the mailbox, and back: test/features/password/reset/byEmail.test.ts; a code that has run out: scenarios/password/reset.ts. (password-reset/email, password-reset/email-resend)
test('by a code in the mailbox: a wrong code, another one, a new password, and the web app', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage, { expected: [/status of (?:400|401|403|429)/] })
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('reset-email')
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Verify your email')
  await page.getByText('We’ll send a code to r•••@harbor.test.').waitFor()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('We sent a 6-digit code to r•••@harbor.test.', { exact: false }).waitFor()
  const first = await newest(sandbox, 'reset-email')
  await enter(page, first === '000000' ? '000001' : '000000')
  await alertOf(page).waitFor()
  expect((await alertOf(page).innerText()).trim()).toBe('The verification code is invalid.')
  expect(await page.getByRole('button', { name: 'Send new code' }).count()).toBe(0)
  await page.clock.fastForward('00:31')
  await page.getByRole('button', { name: 'Send new code' }).click()
  await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
  await enter(page, await newest(sandbox, 'reset-email'))
  await heading(page, 'Create password')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await heading(page, 'Password updated')
  const sent = { login: 'reset-email', verificationMethodType: 'email' }
  expect((await sandbox.callsTo(`${RESET}/send-verification-message`)).map(({ body }) => body)).toEqual([
    sent,
    sent,
  ])
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'reset-email')
  await givePassword(page, NEW_PASSWORD)
  await expectWebApp(page)
})
