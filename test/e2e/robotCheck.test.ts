import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

const LOGIN = '/api/auth/v2/login'
const ask = (sandbox: Sandbox, after: number) => sandbox.api('robots', { method: 'PUT', body: { after } })
const proofs = async (sandbox: Sandbox) =>
  (await sandbox.callsTo(LOGIN))
    .filter(({ path }) => path === LOGIN)
    .map(({ body }) => typeof (body as { altcha?: string }).altcha)

// (sign-in/robot-check)
test('after a wrong password the browser proves with the next that it is not a robot; if a password was not checked, the page reports it, and the next press carries the proof; a page opened later creates the proof while the password is typed', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 40[13]/] })
  const toPassword = async () => {
    await page.goto(`${sandbox.origin}/signin/`)
    await giveUsername(page, 'simple')
    await fieldFocused(page, 'password')
  }
  const leave = async () => {
    await expectWebApp(page)
    await page.context().clearCookies()
  }
  await ask(sandbox, 1)
  await toPassword()
  await givePassword(page, 'not this')
  await alertOf(page)
    .filter({ hasText: /combination was wrong/ })
    .waitFor()
  await givePassword(page)
  await leave()
  expect(await proofs(sandbox)).toEqual(['undefined', 'string'])

  await toPassword()
  await ask(sandbox, 0)
  await givePassword(page)
  await alertOf(page).filter({ hasText: 'First we have to check that you are not a robot.' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await leave()
  expect((await proofs(sandbox)).slice(2)).toEqual(['undefined', 'string'])

  await toPassword()
  await givePassword(page)
  await expectWebApp(page)
  expect((await proofs(sandbox)).slice(4)).toEqual(['string'])
})
