import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { lookAround } from 'test/e2e/steps/lookAround'

const configure = (sandbox: Sandbox, body: object) => sandbox.api('config', { method: 'PUT', body })

// (sign-in/forgot-link)
test('a company without a way for a forgotten password offers none, from the first paint on', async ({
  sandbox,
  page,
}) => {
  await configure(sandbox, { forgotPassword: false })
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
test('a company’s languages are the only ones, before and after the script, and in the menu', async ({
  sandbox,
  openPage,
}) => {
  await configure(sandbox, { languages: ['de-CH', 'fr'], defaultLanguage: 'fr' })
  const page = await openPage({ locale: 'es-ES' })
  await page.goto(`${sandbox.origin}/signin/`)
  const menu = page.getByRole('combobox', { name: 'Langue' })
  await lookAround(page)
  await menu.waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  expect(await menu.getByRole('option').allTextContents()).toEqual(['Deutsch', 'Français'])
  await menu.selectOption('de')
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await page.reload()
  await lookAround(page)
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor()
  await configure(sandbox, { languages: ['fr'] })
  await page.reload()
  // The person's choice is not offered any more.
  await page.getByRole('heading', { name: 'Connexion' }).waitFor()
})

declare global {
  interface Window {
    /** The colour of the page at each frame, from its first one on. */
    pageColors?: string[]
  }
}

// (product/scheme)
for (const [scheme, ours, companys, bar] of [
  ['dark', 'rgb(23, 29, 39)', 'rgb(16, 32, 48)', '#102030'],
  ['light', 'rgb(255, 255, 255)', 'rgb(241, 248, 255)', '#f1f8ff'],
] satisfies [scheme: 'dark' | 'light', ours: string, companys: string, bar: string][])
  test(`the look that the web app asks for is worn from the first frame on, and stays: ${scheme}`, async ({
    sandbox,
    openPage,
  }) => {
    await configure(sandbox, { look: { surfaceColor: '#102030' } })
    const page = await openPage({
      colorScheme: scheme === 'dark' ? 'light' : 'dark',
      viewport: { width: 390, height: 844 },
    })
    await page.addInitScript(() => {
      const colors: string[] = []
      window.pageColors = colors
      const look = (): void => {
        const body = document.querySelector('body')
        if (body) colors.push(getComputedStyle(body).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    const expectWorn = async (heading: string): Promise<void> => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForFunction(color => window.pageColors?.at(-1) === color, companys)
      const seen = new Set(await page.evaluate(() => window.pageColors))
      expect([...seen].filter(color => color !== ours && color !== companys)).toEqual([])
      const bars = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      )
      expect(bars).toEqual([bar])
    }
    await page.goto(`${sandbox.origin}/signin/?scheme=${scheme}`)
    await expectWorn('Sign in')
    await page.goto(`${sandbox.origin}/signin/forget-password`)
    await expectWorn('Password trouble')
    if (scheme === 'light') return
    await page.reload()
    await expectWorn('Password trouble')
  })
