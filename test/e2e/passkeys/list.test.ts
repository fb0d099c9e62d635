import type { Page } from 'playwright-core'
import { BASE, havePasskey, onStage, openWithDevice, origin, press } from 'test/e2e/passkeys/stage'
import { haveSession } from 'test/e2e/steps/signIn'
import { alertOf, fault, sandbox, expectWebApp } from 'test/e2e/steps/stage'

onStage()

const region = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const failOnce = (method: string, path: string) =>
  fault(method, path, { kind: 'status', status: 500, times: 1 })

// (passkeys/list, passkeys/remove)
test('the list names it, and removes it after one more question; another tab sees that after a refresh; a list that does not load is told, and Got it works all the same', async () => {
  const { page, device } = await openWithDevice()
  await havePasskey(page, device)
  await page.goto(`${origin}/online/`)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${origin}/signin/change-password`)
    await region(tab).getByText('Chrome on Linux').waitFor()
    await region(tab).getByText('Not used yet').waitFor()
  }
  await region(other).getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await press(other, 'Keep')
  await region(other).getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await failOnce('POST', `${BASE}/remove`)
  await press(other, 'Remove')
  await alertOf(other).waitFor()
  await press(other, 'Remove')
  await region(other).getByText('No passkeys').waitFor()
  await other.waitForFunction(() => document.activeElement?.id === 'passkeys')
  expect(await sandbox.api('passkeys?person=passkey')).toEqual([])

  await page.reload()
  await region(page).getByText('No passkeys').waitFor()
  await page.goBack()
  await expectWebApp(page)

  await failOnce('GET', BASE)
  await page.goto(`${origin}/signin/change-password`)
  await alertOf(page).waitFor()
  expect(await alertOf(page).innerText()).toBe('Server error, please try later.')
  await press(page, 'Got it')
  await page.getByLabel('Old password').waitFor()
})

// (security-page/passkeys, security-page/proof)
test('on the page of the own security one is created, named, used as the proof, and removed', async () => {
  const { page, device } = await openWithDevice()
  await haveSession(page, origin, 'passkey')
  await page.goto(`${origin}/signin/security`)
  await region(page).getByText('No passkeys').waitFor()
  await press(page, 'Create a passkey')
  await region(page).getByText('Passkey saved.').waitFor()
  await region(page).getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await region(page).getByLabel('Name').fill('Work laptop')
  await failOnce('POST', `${BASE}/rename`)
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
