import { expect } from 'test/e2e/fixtures/test'
import { BUTTON, heading, openWithDevice, passkeyCalls, test } from 'test/e2e/passkeys/stage'
import { expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

// (passkeys/extension)
test('a server without passkey settings receives no passkey request, and its page does not change', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page } = await openWithDevice(openPage)
  await page.goto(`${origin}/signin/passkey-offer`)
  await heading(page, 'Sign in')
  expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('username')
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: BUTTON }).count()).toBe(0)
  await givePassword(page)
  await expectWebApp(page)
  await page.goto(`${origin}/signin/change-password`)
  await page.getByRole('region', { name: 'Connected apps' }).getByRole('listitem').first().waitFor()
  expect(await page.getByRole('region', { name: 'Passkeys' }).count()).toBe(0)
  expect(await passkeyCalls(sandbox)).toEqual([])
})
