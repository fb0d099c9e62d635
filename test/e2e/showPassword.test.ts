import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { expectNoShifts } from 'test/e2e/steps/shifts'
import { giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const eye = (page: Page) => page.getByRole('button', { name: 'Show password' })
const field = (page: Page) =>
  page.locator('#password').evaluate((input: HTMLInputElement) => ({
    type: input.type,
    value: input.value,
    caret: [input.selectionStart, input.selectionEnd],
    focused: document.activeElement === input,
  }))

// (forms/show-password, forms/refused-selected)
test('the eye shows and hides the password; value, caret and focus stay, and nothing moves; a shown one is hidden when it is sent; refused, it is selected, and typing replaces it', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 401/], ...MOVING })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await eye(page).waitFor()
  await fieldFocused(page, 'password')
  await page.keyboard.type('Harbor')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  const typed = { value: 'Harbor', caret: [4, 5], focused: true }
  expect(await field(page)).toEqual({ ...typed, type: 'password' })
  await eye(page).click()
  expect(await field(page)).toEqual({ ...typed, type: 'text' })
  expect(await eye(page).getAttribute('aria-pressed')).toBe('true')
  await eye(page).click()
  expect(await field(page)).toEqual({ ...typed, type: 'password' })
  await expectNoShifts(page)

  await eye(page).click()
  await page.locator('#password').fill('Wrong-pass-1')
  await page.route('**/auth/v2/login', async route => {
    expect((await field(page)).type).toBe('password')
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await expect
    .poll(() => field(page))
    .toEqual({
      type: 'password',
      value: 'Wrong-pass-1',
      caret: [0, 12],
      focused: true,
    })
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expectWebApp(page)
})

test('on a phone it is large enough to be touched, and lies within the end of the field, in a page from right to left as well', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ ...PHONE, locale: 'he-IL' })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.locator('#username').fill('simple')
  await page.keyboard.press('Enter')
  const input = page.locator('#password')
  const button = page.locator('#password + button')
  await button.waitFor()
  for (const [direction, end] of [
    ['rtl', 'left'],
    ['ltr', 'right'],
  ] as const) {
    await page.evaluate(dir => (document.documentElement.dir = dir), direction)
    const [inner, outer] = await Promise.all([button.boundingBox(), input.boundingBox()])
    if (!inner || !outer) throw new Error('There is no eye.')
    expect(Math.min(inner.width, inner.height)).toBeGreaterThanOrEqual(44)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y - 0.5)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 0.5)
    const gap = end === 'left' ? inner.x - outer.x : outer.x + outer.width - inner.x - inner.width
    expect([end, Math.abs(gap) < 2]).toEqual([end, true])
    const padding = await input.evaluate(
      (field, side) => parseFloat(getComputedStyle(field).getPropertyValue(`padding-${side}`)),
      end,
    )
    expect(padding).toBeGreaterThanOrEqual(44)
  }
})
