import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Locator, Page } from 'playwright-core'
import { lowContrast } from 'test/e2e/accessible/contrast'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp, fault } from 'test/e2e/steps/stage'
import { stopClock } from 'test/e2e/steps/stopClock'

const LOGIN = '/api/auth/v2/login'

const limit = (
  sandbox: Sandbox,
  method: string,
  path: string,
  more: object = { status: 429, retryAfter: 56 },
) => fault(sandbox, method, path, { kind: 'status', ...more })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

// Each other call: test/features/limitedScreens.test.tsx; a code: scenarios/factors/codeAnswers.ts. (calls/retry-after, calls/limited-button)
test('a limited password counts down, neither a press nor Enter sends it, and then it can be sent; a button that waits for the time of a busy server can be read', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/Failed to load resource/] })
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await limit(sandbox, 'POST', LOGIN)
  await stopClock(page)
  await givePassword(page)
  await told(page, 'Too many tries. You can try again in 0:56.')
  await page.clock.runFor(2000)
  await told(page, 'Too many tries. You can try again in 0:54.')
  const held = button(page, 'Sign in · 0:54')
  expect(await held.getAttribute('aria-disabled')).toBe('true')
  // (sign-in/forgot-link)
  const box = (of: Locator) => of.boundingBox()
  const [{ x, width } = {}, forgotten] = [
    (await box(held)) ?? undefined,
    await box(page.getByRole('link', { name: 'Forgot password?' })),
  ]
  expect(forgotten).toMatchObject({ x, width })
  await held.click({ force: true })
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`)
  await page.keyboard.press('Enter')
  expect(await alertOf(page).count()).toBe(0)
  await button(page, 'Sign in · 0:54').waitFor()
  expect(await sandbox.callsTo(LOGIN)).toHaveLength(1)

  await sandbox.api('faults', { method: 'DELETE' })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.clock.runFor(54_000)
  await page.clock.resume()
  await button(page, 'Sign in').click()
  await expectWebApp(page)
  expect(await sandbox.callsTo(LOGIN)).toHaveLength(2)

  await limit(sandbox, 'GET', '/api/auth/v2/session-status', { status: 503, retryAfter: 900 })
  await page.goto(`${sandbox.origin}/signin/session-status`)
  const later = button(page, 'Try again')
  await later.waitFor()
  expect(await later.getAttribute('aria-disabled')).toBe('true')
  expect(await page.evaluate(lowContrast, ['main button[aria-disabled=true]'])).toEqual([])
})
