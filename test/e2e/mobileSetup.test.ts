import type { Page } from 'playwright-core'
import { scrolled } from 'test/e2e/steps/seen'
import { haveSession, signIn } from 'test/e2e/steps/signIn'
import { browser, expectWebApp, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

const PERSON = 'approve-setup'

/** Somebody whose password was right, at an address. */
async function enter(path: string): Promise<Page> {
  const page = await openPage(browser, { expected: [/status of 500/] })
  await haveSession(page, sandbox.origin, PERSON)
  await page.goto(`${sandbox.origin}/signin/${path}`)
  return page
}

// (factors/mobile-setup)
test('the apps, the activation code, and a link to the phone, seen at once on a desktop, in German and Arabic too; skipped for now, the sign-in goes on', async () => {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
  await signIn(page, sandbox.origin, PERSON)
  await page.getByRole('heading', { name: 'Set up the mobile app' }).waitFor()
  for (const culture of ['de', 'ar', 'en-US']) {
    await page.context().addCookies([{ name: 'userCulture', value: culture, url: sandbox.origin }])
    await page.reload()
    await page.locator(`html[lang^="${culture}"]`).waitFor()
    await page.getByText(/^HARBOR-\d{6}$/).waitFor()
    await page.getByRole('link', { name: 'Harbor for Android' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect([culture, await scrolled(page)]).toEqual([culture, 0])
  }
  expect(await page.getByRole('link', { name: 'Harbor for Android' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
  await page.getByRole('button', { name: 'Send link' }).click()
  expect((await page.getByRole('alert').innerText()).trim()).toBe('Please enter your mobile number.')
  await page.waitForFunction(() => document.activeElement?.id === 'mobileNumber')
  await page.getByLabel('Mobile number').pressSequentially('2025550123')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('We sent the link to your phone.').waitFor()
  expect(await sandbox.callsTo('/api/onboarding/v2/send-download-link')).toMatchObject([
    { body: { phoneNumber: '+12025550123' } },
  ])
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expectWebApp(page)
  expect(await sandbox.callsTo('/api/onboarding/v2/bypass-mobile-install')).toHaveLength(1)
})

test('/mobile-wizard shows the apps and goes on to the session status; an app that is paired asks for the approval on its own', async () => {
  const page = await enter('mobile-wizard')
  await page.getByRole('heading', { name: 'Get the mobile app' }).waitFor()
  await page.getByRole('link', { name: 'Harbor for iPhone' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/signin/mobile-setup')
  expect((await sandbox.callsTo('/api/auth/v2/session-status')).length).toBeGreaterThan(0)
  await page.getByRole('heading', { name: 'Set up the mobile app' }).waitFor()
  await sandbox.api('phone/pair', { method: 'POST', body: { person: PERSON } })
  await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/verification')
})

test('parts that do not come are left out, and the rest works', async () => {
  for (const path of ['/api/online/v1/apps', '/api/auth/v2/activation-code'])
    await fault('GET', path, { kind: 'status', status: 500 })
  const page = await enter('session-status')
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  expect(await page.getByText('Get the app').count()).toBe(0)
  expect(await page.getByText('Activation code').count()).toBe(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signin/')
})
