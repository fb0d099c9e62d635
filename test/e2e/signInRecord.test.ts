import { fault } from 'test/e2e/steps/stage'
import { expect, test } from 'test/e2e/fixtures/test'
import { fieldHolds } from 'test/e2e/steps/keyboard'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'

const NEW_PASSWORD = 'Mountain-2027!'

// test/sagas/signIn/walks.test.ts walks every leg, with the app's own pages, and scenarios/record.ts the stored answers.
test('across the installation and a refresh, twice, a sign-in keeps its stored answers and its return address; an arrival without a return address deletes that of an abandoned trip', async ({
  sandbox,
  openPage,
}) => {
  // The sandbox's web app has no such page: only the address counts.
  const page = await openPage({ expected: [/status of 404/] })
  const kept = (name: string) => page.evaluate(key => sessionStorage.getItem(key), name)
  await signIn(page, sandbox.origin, 'temporary-install', '?back=/online/files')
  await page.waitForURL('**/device-check/**')
  await fault(sandbox, 'GET', '/api/auth/v2/session-status', { kind: 'hang' })
  await page.getByRole('button', { name: 'It is installed' }).click()
  await page.getByText('Checking your session…').waitFor()
  await page.reload()
  await page.getByText('Checking your session…').waitFor()
  // The mark of the sign-in stays, which contains no name (storage/refresh).
  const { mark } = JSON.parse((await kept('foyer.signIn')) ?? '{}') as { mark: object }
  expect([await kept('foyer.authUsername'), Object.keys(mark)]).toEqual([null, ['id', 'who']])
  await sandbox.api('faults', { method: 'DELETE' })
  await page.reload()
  await page.waitForURL('**/signin/reset-temp-password')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL(`${sandbox.origin}/online/files`)
  // The record of the signed-in user stays, and no stored answer (one-sign-in/whose).
  expect(Object.keys(JSON.parse((await kept('foyer.signIn')) ?? '{}') as object)).toEqual([
    'mark',
    'serverName',
  ])

  await page.context().clearCookies()
  await page.goto(`${sandbox.origin}/signin/?back=/online/attacker?username=bob`)
  await fieldHolds(page, 'username', 'bob')
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await page.getByLabel('Username').inputValue()).toBe('')
  await giveUsername(page, 'simple')
  await givePassword(page)
  await page.waitForURL(`${sandbox.origin}/online/**`)
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
})
