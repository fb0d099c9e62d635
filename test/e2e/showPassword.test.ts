import type { Browser, Page } from 'playwright-core'
import { shiftsOf } from 'test/e2e/steps/shifts'
import { giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { launchBrowser, MOVING, openPage, type PageOptions } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function toPassword(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(browser, { expected: [/status of 401/], ...MOVING, ...options })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.locator('#password').waitFor()
  return page
}
const eye = (page: Page) => page.getByRole('button', { name: 'Show password' })
const field = (page: Page) =>
  page.locator('#password').evaluate((input: HTMLInputElement) => ({
    type: input.type,
    value: input.value,
    caret: [input.selectionStart, input.selectionEnd],
    focused: document.activeElement === input,
  }))

// (forms/show-password)
test('the eye shows and hides the password; value, caret and focus stay, and nothing moves', async () => {
  const page = await toPassword()
  await eye(page).waitFor()
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
  expect(await shiftsOf(page)).toEqual([])
})

test.each([
  ['on a phone', PHONE, 'right'],
  ['in a page from right to left', { locale: 'he-IL' }, 'left'],
] as const)(
  '%s it is large enough to be touched, and lies within the end of the field',
  async (_where, options, end) => {
    const page = await openPage(browser, options)
    await page.goto(`${sandbox.origin}/signin/`)
    await page.locator('#username').fill('simple')
    await page.keyboard.press('Enter')
    const button = page.locator('#password + button')
    await button.waitFor()
    const [inner, outer] = await Promise.all([button.boundingBox(), page.locator('#password').boundingBox()])
    if (!inner || !outer) throw new Error('There is no eye.')
    expect(Math.min(inner.width, inner.height)).toBeGreaterThanOrEqual(44)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y - 0.5)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 0.5)
    const gap = end === 'left' ? inner.x - outer.x : outer.x + outer.width - inner.x - inner.width
    expect(Math.abs(gap)).toBeLessThan(2)
    const padding = await page
      .locator('#password')
      .evaluate((input, side) => parseFloat(getComputedStyle(input).getPropertyValue(`padding-${side}`)), end)
    expect(padding).toBeGreaterThanOrEqual(44)
  },
)

// (forms/refused-selected)
test('a shown password is hidden when it is sent; refused, it is selected, and typing replaces it', async () => {
  const page = await toPassword()
  await eye(page).click()
  await page.keyboard.type('Wrong-pass-1')
  await page.route('**/auth/v2/login', async route => {
    expect((await field(page)).type).toBe('password')
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await field(page)).toEqual({
    type: 'password',
    value: 'Wrong-pass-1',
    caret: [0, 12],
    focused: true,
  })
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/online/')
  expect(new URL(page.url()).pathname).toBe('/online/')
})
