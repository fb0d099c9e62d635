import type { Page } from 'playwright-core'
import { BASE, enrol, onStage, openWithDevice, origin, press } from 'test/e2e/passkeys/stage'
import { signIn } from 'test/e2e/steps/signIn'
import { alertOf, fault, sandbox, expectWebApp } from 'test/e2e/steps/stage'

onStage()

// (passkeys/list, passkeys/remove)
describe('the list', () => {
  test('names it, and removes it after one more question', async () => {
    const { page } = await openWithDevice()
    await enrol(page)
    await page.goto(`${origin}/signin/change-password`)
    const region = page.getByRole('region', { name: 'Passkeys' })
    await region.getByText('Chrome on Linux').waitFor()
    await region.getByText('Not used yet').waitFor()
    await region.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
    await press(page, 'Keep')
    await region.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
    await fault('POST', `${BASE}/remove`, { kind: 'status', status: 500, times: 1 })
    await region.getByRole('button', { name: 'Remove', exact: true }).click()
    await alertOf(page).waitFor()
    await region.getByRole('button', { name: 'Remove', exact: true }).click()
    await region.getByText('No passkeys').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'passkeys')
    expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
  })

  test('a passkey that another tab has removed is gone after a refresh, and Back leads on', async () => {
    const { page } = await openWithDevice()
    await enrol(page)
    await page.goto(`${origin}/signin/change-password`)
    const remove = (tab: Page) => tab.getByRole('button', { name: 'Remove Chrome on Linux' })
    await remove(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/change-password`)
    await remove(other).click()
    await press(other, 'Remove')
    await other.getByText('No passkeys').waitFor()
    await page.reload()
    await page.getByText('No passkeys').waitFor()
    await page.goBack()
    await expectWebApp(page)
    expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
  })

  test.each([
    ['a failure', { kind: 'status', status: 500 }],
    ['a page', { kind: 'html' }],
    ['nothing', { kind: 'empty' }],
  ])('that is %s is told, and Got it works all the same', async (_what, more) => {
    const { page } = await openWithDevice()
    await enrol(page)
    await fault('GET', BASE, more)
    await page.goto(`${origin}/signin/change-password`)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toBe('Server error, please try later.')
    await press(page, 'Got it')
    await page.getByLabel('Old password').waitFor()
  })
})

// (security-page/passkeys, security-page/proof)
test('on the page of the own security one is created, named, used as the proof, and removed', async () => {
  const { page, device } = await openWithDevice()
  await signIn(page, origin, 'passkey')
  await press(page, 'Not now')
  await expectWebApp(page)
  await page.goto(`${origin}/signin/security`)
  const region = page.getByRole('region', { name: 'Passkeys' })
  await region.getByText('No passkeys').waitFor()
  await press(page, 'Create a passkey')
  await region.getByText('Passkey saved.').waitFor()
  await region.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await region.getByLabel('Name').fill('Work laptop')
  await fault('POST', `${BASE}/rename`, { kind: 'status', status: 500, times: 1 })
  await page.keyboard.press('Enter')
  await region.getByText('Server error, please try later.').waitFor()
  await page.keyboard.press('Enter')
  await region.getByText('Name saved.').waitFor()
  await page.reload()
  await region.getByRole('button', { name: 'Remove Work laptop' }).click()
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } })
  await region.getByRole('button', { name: 'Remove', exact: true }).click()
  await press(page, 'Use passkey')
  await region.getByText('Confirmed. Press the button again to go on.').waitFor()
  expect(await device.count()).toBe(1)
  await region.getByRole('button', { name: 'Remove', exact: true }).click()
  await region.getByText('No passkeys').waitFor()
  expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
})
