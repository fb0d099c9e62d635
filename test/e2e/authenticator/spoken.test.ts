import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import { alertOf, walkOf } from 'test/e2e/steps/heard'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

// (accessibility/heard-once, factors/enrolment, factors/recovery-codes, factors/recovery-code)
test('an authenticator app: a wrong code and the right one of its set-up, its recovery codes, and the way to one', async ({
  sandbox,
  openPage,
}) => {
  const { page, step, keys } = await walkOf(openPage, sandbox, '/signin/')
  const toFactor = async (name: string) => {
    await keys('totp-register')()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await keys(PASSWORD)()
    await heading(page, name)
  }
  await toFactor('Set up an authenticator app')
  const wrong = 'The code is not valid.'
  const refused = await step(async () => {
    await keys('000000')()
    await alertOf(page, wrong)
  })
  expect(refused.said.split(wrong)).toHaveLength(2)
  expect(refused.focus?.name?.value).toBe('Security code')
  const phone = await sandbox.api<{ authenticatorCodes: string[] }>('phone?person=totp-register')
  const codes = await step(async () => {
    await keys(phone.authenticatorCodes[0] ?? '')()
    await heading(page, 'Your recovery codes')
  })
  expect(codes.said).toContain('Your recovery codes. Each of these codes signs you in once')
  await page.context().clearCookies()
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').waitFor()
  await toFactor('Enter your one-time code')
  await page.getByRole('button', { name: 'Use a recovery code' }).focus()
  const other = await step(async () => {
    await page.keyboard.press('Enter')
    await page.getByLabel('Recovery code').waitFor()
  })
  expect(other.said).toBe(
    'Recovery code. Enter a recovery code Enter one of the recovery codes that you have saved. Each works once.',
  )
  expect(other.focus?.name?.value).toBe('Recovery code')
})
