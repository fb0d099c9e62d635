import { expect } from 'test/e2e/fixtures/test'
import { openWithDevice, test } from 'test/e2e/passkeys/stage'
import { expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'

// One that cannot, asks: test/sagas/passkeys/afterSignIn.test.ts; its page: offer.test.ts. (passkeys/upgrade)
test('a browser that may create a passkey automatically does so without a question', async ({
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await page.addInitScript(() => {
    const create = navigator.credentials.create.bind(navigator.credentials)
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalCreate: true }),
    })
    // The device of a test has filled in no password, for which it would create one without a dialog.
    Object.assign(navigator.credentials, {
      create: ({ publicKey }: CredentialCreationOptions) => create({ ...(publicKey && { publicKey }) }),
    })
  })
  // The page waits a while for the browser; on a busy machine the browser needs longer.
  await page.clock.install()
  await page.goto(`${origin}/signin/`)
  await giveUsername(page, 'passkey-upgrade')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await stopClock(page)
  await givePassword(page)
  await expectWebApp(page)
  expect(await device.count()).toBe(1)
})
