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

// (product/company-languages)
test('a company’s languages are the only ones, before and after the script, and in the menu', async () => {
  await configure({ languages: ['de-CH', 'fr'], defaultLanguage: 'fr' })
  const page = await openPage(browser, { locale: 'es-ES' })
  await page.goto(`${sandbox.origin}/signin/`)
  const menu = page.getByRole('combobox', { name: 'Langue' })
  await menu.waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  expect(await menu.getByRole('option').allTextContents()).toEqual(['Deutsch', 'Français'])
  await menu.selectOption('de')
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await page.reload()
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor()
  await configure({ languages: ['fr'] })
  await page.reload()
  // The person's choice is not offered any more.
  await page.getByRole('heading', { name: 'Connexion' }).waitFor()
})
