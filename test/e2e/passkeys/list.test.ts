import { expect } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import {
  BASE,
  enable,
  havePasskey,
  heardBy,
  heardTimes,
  listen,
  openWithDevice,
  press,
  test,
  PROXY,
} from 'test/e2e/passkeys/stage'
import { haveSession } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp, failOnce, fault } from 'test/e2e/steps/stage'

const region = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

// (passkeys/list, passkeys/remove, passkeys/signals)
test('the passkey list names the passkey, reports the valid ones to the device, and removes it after a confirmation, but not after a proxy’s 404 page; another tab sees that after a refresh; a list that does not load is reported, and Got it still works', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await listen(page)
  await havePasskey(origin, page, device)
  await enable(sandbox)
  await page.goto(`${origin}/online/`)
  const other = await page.context().newPage()
  for (const tab of [other, page]) {
    await tab.goto(`${origin}/signin/change-password`)
    await region(tab).getByText('Chrome on Linux').waitFor()
    await region(tab).getByText('Not used yet').waitFor()
  }
  const { accepted, details, unknown } = await heardTimes(page, 'details', 1)
  const [{ id }] = await sandbox.api<[{ id: string }]>('passkeys?person=passkey')
  expect(accepted).toEqual([
    { rpId: 'localhost', userId: expect.any(String), allAcceptedCredentialIds: [id] },
  ])
  expect(details).toMatchObject([{ rpId: 'localhost', name: 'passkey' }])
  expect(unknown).toEqual([])
  await region(page).getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await press(page, 'Keep')
  await region(page).getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await fault(sandbox, 'POST', `${BASE}/remove`, { ...PROXY, times: 1 })
  await press(page, 'Remove')
  await alertOf(page).waitFor()
  expect(await alertOf(page).innerText()).toBe('Server error, please try later.')
  expect(await heardBy(page)).toMatchObject({ unknown: [], accepted })
  expect(await device.count()).toBe(1)
  expect(await sandbox.api('passkeys?person=passkey')).toHaveLength(1)
  await press(page, 'Remove')
  await region(page).getByText('No passkeys').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'passkeys')
  expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
  const told = await heardTimes(page, 'accepted', 2)
  expect(told.accepted[1]).toMatchObject({ allAcceptedCredentialIds: [] })
  await expect.poll(device.count).toBe(0)
  await page.goBack()
  await expectWebApp(page)

  await other.reload()
  await region(other).getByText('No passkeys').waitFor()
  await failOnce(sandbox, 'GET', BASE)
  await other.reload()
  await alertOf(other).waitFor()
  expect(await alertOf(other).innerText()).toBe('Server error, please try later.')
  await press(other, 'Got it')
  await other.getByLabel('Old password').waitFor()
})

// (security-page/passkeys, security-page/proof)
test('on the page of the own security one is created, named, used as the proof, and removed', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await haveSession(page, origin, 'passkey')
  await page.goto(`${origin}/signin/security`)
  await region(page).getByText('No passkeys').waitFor()
  await press(page, 'Create a passkey')
  await region(page).getByText('Passkey saved.').waitFor()
  await region(page).getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await region(page).getByLabel('Name').fill('Work laptop')
  await failOnce(sandbox, 'POST', `${BASE}/rename`)
  await page.keyboard.press('Enter')
  await region(page).getByText('Server error, please try later.').waitFor()
  await page.keyboard.press('Enter')
  await region(page).getByText('Name saved.').waitFor()
  await page.reload()
  await region(page).getByRole('button', { name: 'Remove Work laptop' }).click()
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } })
  await press(page, 'Remove')
  await press(page, 'Use passkey')
  await region(page).getByText('Confirmed. Press the button again to go on.').waitFor()
  expect(await device.count()).toBe(1)
  await press(page, 'Remove')
  await region(page).getByText('No passkeys').waitFor()
  expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
})
