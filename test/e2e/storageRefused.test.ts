import type { Sandbox } from 'sandbox/ownProcess'
import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { situationsOf } from 'test/e2e/oneSignIn/situations'
import { sentCode } from 'test/e2e/steps/sentCode'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Launches a browser that stores nothing: site data is blocked, and cookies too where a test requests it. */
async function openWithoutStorage(openPage: OpenPage, without: { cookies?: boolean } = {}): Promise<Page> {
  const page = await openPage()
  await page.addInitScript(({ cookies }) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    if (cookies) Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  }, without)
  return page
}

async function enterCode(sandbox: Sandbox, page: Page, person: string): Promise<void> {
  await page.getByLabel('Security code').fill(await sentCode(sandbox, person))
  await page.keyboard.press('Enter')
}

// (storage/blocked, storage/mirror)
test.describe('where the browser refuses storage', () => {
  test('a code has all that its step adds: trust, the end of the number, another code; a reset comes to its end', async ({
    sandbox,
    openPage,
  }) => {
    const page = await openWithoutStorage(openPage)
    await signIn(page, sandbox.origin, 'sms-trust')
    await page.getByRole('checkbox', { name: /^Don’t ask again/ }).check()
    await enterCode(sandbox, page, 'sms-trust')
    await expectWebApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/activate')).toMatchObject([{ body: { trustDevice: true } }])
    await page.context().clearCookies()
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/ending in \d+/).waitFor()
    await page.getByText(/send a new one in/).waitFor()

    const { stand, fill, sends } = situationsOf(sandbox)['a reset is proved']!
    await stand(page, sandbox.origin)
    await fill?.(page)
    await sends?.(page)
    await page.getByRole('heading', { name: 'Password updated' }).waitFor()
    await press(page, 'Sign in')
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/signin/')
  })

  test('without storage and cookies a user still signs in; two factors follow one another, and completed steps are reported', async ({
    sandbox,
    openPage,
  }) => {
    const page = await openWithoutStorage(openPage, { cookies: true })
    await signIn(page, sandbox.origin, 'simple')
    await expectWebApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
    await page.context().clearCookies()
    await signIn(page, sandbox.origin, 'two-factors')
    await page.getByRole('heading', { name: 'Enter security code' }).waitFor()
    await enterCode(sandbox, page, 'two-factors')
    await page.getByRole('heading', { name: 'Enter your one-time code' }).waitFor()
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    expect(await steps.allTextContents()).toEqual(['Password (done)', 'Code (done)', 'Code'])
  })
})
