import { expect, test } from 'test/e2e/fixtures/test'
import { scrolled } from 'test/e2e/steps/seen'
import { haveSession } from 'test/e2e/steps/signIn'
import { fault } from 'test/e2e/steps/stage'

const PERSON = 'approve-setup'

// The answers to its calls: test/services/http/answer/done.test.ts; without the apps: test/sagas/mobileSetup/. (factors/mobile-setup)
test('/mobile-wizard shows the apps, and goes on to the set-up: a code that does not come is left out; the apps, the activation code and a link to the phone are seen at once on a desktop, in German and Arabic too; an app that is paired asks for the approval on its own', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({
    viewport: { width: 1280, height: 800 },
    expected: [/status of 500/],
  })
  await haveSession(page, sandbox.origin, PERSON)
  await page.goto(`${sandbox.origin}/signin/mobile-wizard`)
  await page.getByRole('heading', { name: 'Get the mobile app' }).waitFor()
  await page.getByRole('link', { name: 'Harbor for iPhone' }).waitFor()
  await fault(sandbox, 'GET', '/api/auth/v2/activation-code', { kind: 'status', status: 500 })
  const status = page.waitForResponse('**/session-status')
  await page.getByRole('button', { name: 'Continue' }).click()
  await status
  await page.getByRole('heading', { name: 'Set up the mobile app' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/mobile-setup')
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  expect(await page.getByText('Activation code').count()).toBe(0)
  // (waits/facts)
  for (const fact of [/^Waiting for the app\./, /^Waiting since .+\.$/, 'Skip for now'])
    await page.getByText(fact).waitFor()

  await sandbox.api('faults', { method: 'DELETE' })
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
  await sandbox.api('phone/pair', { method: 'POST', body: { person: PERSON } })
  await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/verification')
})
