import { expect, test } from 'test/e2e/fixtures/test'
import { sentCode } from 'test/e2e/steps/sentCode'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'

// (storage/blocked, storage/mirror)
test('without storage and cookies a user still signs in; two factors follow one another, and completed steps are reported', async ({
  sandbox,
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  })
  await signIn(page, sandbox.origin, 'simple')
  await expectWebApp(page)
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
  await page.context().clearCookies()
  await signIn(page, sandbox.origin, 'two-factors')
  await page.getByRole('heading', { name: 'Enter security code' }).waitFor()
  await page.getByLabel('Security code').fill(await sentCode(sandbox, 'two-factors'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter your one-time code' }).waitFor()
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  expect(await steps.allTextContents()).toEqual(['Password (done)', 'Code (done)', 'Code'])
})
