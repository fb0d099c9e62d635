import { type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { smallFields } from 'test/e2e/accessible/layout'

const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const menu = (page: Page, name = 'Language') => page.getByRole('combobox', { name })
const culture = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'userCulture')?.value

// A native client has none: test/e2e/onboarding.test.ts. (accessibility/targets, product/language-menu)
test('another language changes the texts at once and keeps the typed text; a phone does not zoom in when the menu takes the focus; Back keeps the language, and another tab has it after a refresh', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(PHONE)
  const other = await page.context().newPage()
  await other.goto(`${sandbox.origin}/signin/`)
  await heading(other, 'Sign in')
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').fill('simple')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).fill('half a pass')
  await menu(page).waitFor()
  expect(await page.evaluate(smallFields)).toEqual([])
  await menu(page).selectOption('ar')
  await heading(page, 'تسجيل الدخول')
  await menu(page, 'اللغة').selectOption({ label: 'Deutsch' })
  await heading(page, 'Anmelden')
  await page
    .locator('[aria-live=polite]')
    .filter({ hasText: 'Diese Seite ist jetzt auf Deutsch.' })
    .waitFor({ state: 'attached' })
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'de',
    'ltr',
  ])
  expect(await page.title()).toBe('Anmeldung bei Harbor')
  expect(await page.locator('#username').inputValue()).toBe('simple')
  expect(await page.locator('#password').inputValue()).toBe('half a pass')
  expect(await culture(page)).toBe('de-DE')
  await heading(other, 'Sign in')
  await other.reload()
  await heading(other, 'Anmelden')
  expect(await other.evaluate(() => document.documentElement.lang)).toBe('de')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await menu(page, 'Sprache').selectOption('en-US')
  await heading(page, 'Password trouble')
  await page.goBack()
  await heading(page, 'Sign in')
})
