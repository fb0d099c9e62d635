import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { directionOf } from 'src/messages/directionOf'
import { CATALOGUES } from 'src/messages/languages'
import { LANGUAGES, tagOf } from 'src/messages/pickLanguage'
import { sample } from 'test/support/sample'
import type { Sandbox } from 'sandbox/ownProcess'

const TRIED = sample(
  LANGUAGES.filter(language => language !== 'en-US'),
  3,
  String,
  ['src/boot', 'src/features/language', 'src/messages', 'test/e2e/languages.test.ts'],
)

const open = (sandbox: Sandbox, page: Page, path = '/') => page.goto(`${sandbox.origin}/signin${path}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const root = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

// Which language a locale comes to: test/messages/pickLanguage.test.ts.
test('every language has its first words, its direction and its catalogue', async ({ sandbox, page }) => {
  await open(sandbox, page)
  // The page contains them, for any language of the browser.
  const first = await page.evaluate(
    () => JSON.parse(document.getElementById('foyer-words')?.textContent ?? '') as Record<string, string[]>,
  )
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  for (const language of TRIED) {
    const [words] = Object.values(await CATALOGUES[language]())
    const word = (key: 'login.heading' | 'login.next' | 'problem.enterUsername') => words?.[key] as string
    expect([language, first[language]]).toEqual([
      language,
      expect.arrayContaining([word('login.heading'), word('login.next')]),
    ])
    await page.locator('#language').selectOption(language)
    await heading(page, word('login.heading'))
    await page.getByRole('button', { name: word('login.next'), exact: true }).waitFor()
    await page.getByText(word('problem.enterUsername'), { exact: true }).first().waitFor()
    expect(await root(page)).toEqual([tagOf(language), directionOf(language)])
  }
})

test('a language that does not load is English, and the next screen tries it again', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ locale: 'de-DE', expected: [/ERR_FAILED|Loading failed/] })
  // Firefox requests a failed preload again.
  let refusing = true
  const refused = new Set<string>()
  await page.route(/\/signin\/[^/]+\.js$/, async route => {
    if (!refusing) return route.continue()
    const response = await route.fetch()
    if (!(await response.text()).includes('Anmeldung bei')) return route.fulfill({ response })
    refused.add(route.request().url())
    return route.abort()
  })
  await open(sandbox, page)
  await heading(page, 'Sign in')
  expect(await root(page)).toEqual(['en-US', 'ltr'])
  expect(refused.size).toBe(1)
  refusing = false
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await heading(page, 'Probleme mit dem Passwort')
  expect(await root(page)).toEqual(['de', 'ltr'])
})

test('from right to left: codes and numbers keep their way, countries have their names', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ locale: 'he-IL' })
  await open(sandbox, page, '/forget-password')
  await page.locator('#username').fill('abroad')
  await page.keyboard.press('Enter')
  await heading(page, 'אימות הטלפון')
  await page.locator('#mobile-number-country').click()
  await page.getByRole('option', { name: 'גרמניה +49' }).click()
  await page.keyboard.type('015112345678')
  expect(await page.locator('#mobile-number').inputValue()).toBe('+49 1511 2345678')
  await page.keyboard.press('Enter')
  await page.locator('#verification-code-1').waitFor()
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0
  expect(await left('#verification-code-1')).toBeLessThan(await left('#verification-code-6'))
  expect(await left('html')).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
