import { fieldFocused } from 'test/e2e/steps/keyboard'
import { alertOf, browser, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { openPage } from 'test/support/browser'

onStage()

const LOGIN = '/api/auth/v2/login'
const ask = (after: number) => sandbox.api('robots', { method: 'PUT', body: { after } })
const proofs = async () =>
  (await sandbox.callsTo(LOGIN))
    .filter(({ path }) => path === LOGIN)
    .map(({ body }) => typeof (body as { altcha?: string }).altcha)

// (sign-in/robot-check)
test('after three wrong passwords the browser proves with the fourth that it is not a robot', async () => {
  await ask(3)
  const page = await openPage(browser, { expected: [/status of 401/] })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  for (let tries = 0; tries < 3; tries++) {
    await page.getByLabel('Password', { exact: true }).fill(`not this ${tries}`)
    await page.keyboard.press('Enter')
    await alertOf(page)
      .filter({ hasText: /combination was wrong/ })
      .waitFor()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  }
  await givePassword(page)
  await expectWebApp(page)
  expect(await proofs()).toEqual(['undefined', 'undefined', 'undefined', 'string'])
})

test('a page that comes later proves it while the password is typed', async () => {
  await ask(0)
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await expectWebApp(page)
  expect(await proofs()).toEqual(['string'])
})

test('a password that was not looked at is said so, and the next press carries the proof', async () => {
  const page = await openPage(browser, { expected: [/status of 403/] })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await fieldFocused(page, 'password')
  await ask(0)
  await givePassword(page)
  await alertOf(page).filter({ hasText: 'First we have to check that you are not a robot.' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectWebApp(page)
  expect(await proofs()).toEqual(['undefined', 'string'])
})
