import { heading, OFFER, onStage, openWithDevice, origin } from 'test/e2e/passkeys/stage'
import { expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'

onStage()

// (passkeys/upgrade)
test.each([
  ['may create one on its own, and nobody is asked', true],
  ['cannot, asks', false],
])('a browser that %s', async (_what, able) => {
  const { page, device } = await openWithDevice()
  await page.addInitScript(conditionalCreate => {
    const create = navigator.credentials.create.bind(navigator.credentials)
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalCreate }),
    })
    // The device of a test has filled in no password, for which it would create one without a dialog.
    Object.assign(navigator.credentials, {
      create: ({ publicKey }: CredentialCreationOptions) => create({ ...(publicKey && { publicKey }) }),
    })
  }, able)
  // The page waits a while for the browser; on a busy machine the browser needs longer.
  await page.clock.install()
  await page.goto(`${origin}/signin/`)
  await giveUsername(page, 'passkey-upgrade')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await stopClock(page)
  await givePassword(page)
  if (able) await expectWebApp(page)
  else await heading(page, OFFER)
  expect(await device.count()).toBe(able ? 1 : 0)
})
