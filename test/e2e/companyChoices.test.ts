import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

const configure = (body: object) => sandbox.api('config', { method: 'PUT', body })

// (sign-in/forgot-link)
test('a company without a way for a forgotten password offers none, from the first paint on', async () => {
  await configure({ forgotPassword: false })
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/`)
  const link = page.getByRole('link', { name: 'Forgot password?' })
  await page.getByLabel('Username').fill('simple')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await link.count()).toBe(0)
  await page.goto(`${sandbox.origin}/signin/forget-password?back=/online/files`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.waitForURL(`${sandbox.origin}/signin/`)
  expect(await link.count()).toBe(0)
})
