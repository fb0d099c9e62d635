import { test } from 'test/e2e/fixtures/test'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'

// (factors/enrolment, factors/recovery-codes, factors/recovery-code)
test(
  'an authenticator app is set up, and a recovery code signs the next one in',
  { tag: '@walk' },
  async ({ sandbox, page }) => {
    await signIn(page, sandbox.origin, 'totp-register')
    await page.getByRole('heading', { level: 1, name: 'Set up an authenticator app' }).waitFor()
    const { authenticatorCodes } = await sandbox.api<{ authenticatorCodes: string[] }>(
      'phone?person=totp-register',
    )
    await page.getByLabel('Security code').fill(authenticatorCodes[0] ?? '')
    await page.keyboard.press('Enter')
    const codes = page.getByRole('list', { name: 'Your recovery codes' })
    const recoveryCode = await codes.getByRole('listitem').first().innerText()
    await page.getByLabel('I have saved these codes').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectWebApp(page)

    await page.context().clearCookies()
    await signIn(page, sandbox.origin, 'totp-register')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await page.keyboard.press('Enter')
    await expectWebApp(page)
  },
)
