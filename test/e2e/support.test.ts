import type { Browser, Locator, Page } from 'playwright-core'
import { linesOf } from 'test/e2e/steps/lines'
import { launchBrowser, openPage, type PageOptions } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

const INFO = '/api/online/v1/support/get-info'
const FORM = '/api/online/v1/support/form'
const PHONE: PageOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
}

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const fault = (method: string, path: string, rest: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...rest } })
const tickets = () => sandbox.api<Record<string, unknown>[]>('tickets')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get help. Get back to work.' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

async function getHelp(page: Page): Promise<Locator> {
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('link', { name: 'Get help' }).click()
  return dialogOf(page)
}

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill('  Grace Hopper ')
  await form.getByLabel('Email').fill('grace@harbor.example')
  await form.getByLabel('Phone', { exact: true }).pressSequentially('12025550199')
  await form.getByLabel('Description').fill('No code comes.')
}
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit' }).click()

test('a ticket goes out from the modal, is confirmed, and leaves an empty form', async () => {
  const page = await openPage(browser)
  const dialog = await getHelp(page)
  await fillIn(dialog)
  await dialog.getByLabel('Company').fill('Harbor')
  await submit(dialog)
  await dialog
    .getByText('Your ticket has been confirmed. You should receive a response in a few hours.')
    .waitFor()
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({
    displayName: 'Grace Hopper',
    email: 'grace@harbor.example',
    phone: '+12025550199',
    description: 'No code comes.',
    company: 'Harbor',
  })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Get help' }).click()
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  expect(await sandbox.callsTo(INFO)).toHaveLength(1)
})

test('the modal takes the focus, keeps it, closes on Escape and gives it back', async () => {
  const page = await openPage(browser)
  const dialog = await getHelp(page)
  await dialog.getByLabel('Company').waitFor()
  expect(await focused(page)).toBe('support-name')
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await inside()).toBe(true)
  }
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get help')
})

test.each([
  ['takes 250 ms', 'no-preference', [250]],
  ['takes no time where motion is not wanted', 'reduce', []],
] as const)('the fade %s', async (_rule, reducedMotion, timesMs) => {
  const page = await openPage(browser, { reducedMotion })
  const dialog = await getHelp(page)
  await dialog.getByLabel('Company').waitFor()
  const { seenMs, tookMs } = await page.evaluate(async () => {
    const shown = document.querySelector('dialog')!
    // What still appears does not fade.
    await Promise.all(shown.getAnimations().map(({ finished }) => finished))
    const start = performance.now()
    const seen = new Promise<unknown[]>(resolve => {
      // At once: on a busy machine the next frame may come after the fade.
      const observer = new MutationObserver(() => {
        const fades = shown.getAnimations().filter(each => each instanceof CSSTransition)
        resolve(fades.map(each => each.effect?.getTiming().duration))
      })
      observer.observe(shown, { attributeFilter: ['data-closing'] })
    })
    const closed = new Promise(resolve => shown.addEventListener('close', resolve))
    shown.querySelector<HTMLButtonElement>('button')?.click()
    const seenMs = await seen
    await closed
    return { seenMs, tookMs: performance.now() - start }
  })
  expect(seenMs).toEqual(timesMs)
  expect(tookMs).toBeGreaterThanOrEqual((timesMs[0] ?? 0) - 5)
})

test('a description holds 512 characters, the error that brought the person here among them', async () => {
  const page = await openPage(browser, { expected: [/status of 500/] })
  await fault('POST', '/api/auth/v2/login', { kind: 'status', status: 500 })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await page.getByText('Server error. Please try later.').waitFor()
  await page.getByRole('link', { name: 'Get help' }).click()
  const dialog = dialogOf(page)
  await fillIn(dialog)
  const reference = dialog.getByText(/^Included with your message: Error 500, request \S+$/)
  const words = (await reference.innerText()).replace('Included with your message: ', '')
  await dialog.getByLabel('Description').fill('x'.repeat(600))
  await submit(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const [first] = await tickets()
  expect(first?.description).toHaveLength(512)
  expect(first?.description).toMatch(new RegExp(`^x+\n\n${words}$`))

  await page.waitForFunction(() => !document.querySelector('dialog'))
  await page.getByRole('link', { name: 'Get help' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  expect(await focused(page)).toBe('support-description')
  await fillIn(dialog)
  await dialog.getByLabel('Description').fill('y'.repeat(600))
  await dialog.getByText('512 of 512 characters').waitFor()
  await submit(dialog)
  await dialog.getByRole('button', { name: 'Done' }).waitFor()
  expect((await tickets())[0]?.description).toBe('y'.repeat(512))
})

test('a guest is not asked for a company, and none is sent', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/sandbox/`)
  await page.evaluate(() => sessionStorage.setItem('foyer.guestAccess', 'true'))
  const dialog = await getHelp(page)
  await fillIn(dialog)
  expect(await dialog.getByLabel('Company').count()).toBe(0)
  await submit(dialog)
  await dialog.getByRole('button', { name: 'Done' }).waitFor()
  const [sent] = await sandbox.callsTo(FORM)
  expect(sent?.body).toEqual({
    displayName: 'Grace Hopper',
    email: 'grace@harbor.example',
    phone: '+12025550199',
    description: 'No code comes.',
  })
})

test('help info that does not load is an error, and can be asked for again', async () => {
  const page = await openPage(browser)
  await fault('GET', INFO, { kind: 'html', times: 1 })
  await getHelp(page)
  const sorry = page.getByRole('dialog', { name: 'We’re sorry. Something went wrong…' })
  await sorry.getByText('Please wait a moment and try reloading this page.').waitFor()
  await sorry.getByRole('button', { name: 'Try again' }).click()
  await dialogOf(page).getByLabel('Description').waitFor()
  expect(await sandbox.callsTo(INFO)).toHaveLength(2)
})

test('without an e-mail address there is the phone, and no form', async () => {
  await sandbox.api('company', {
    method: 'PUT',
    body: { helpInfo: { phone: '+1 (202) 555-0199', phoneHours: 'Every day' } },
  })
  const page = await openPage(browser)
  const dialog = await getHelp(page)
  const number = dialog.getByRole('link', { name: '+1 (202) 555-0199' })
  expect(await number.getAttribute('href')).toBe('tel:+12025550199')
  await dialog.getByText('Every day').waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(0)
})

test('a modal that cannot be loaded makes way for the page, where it can be tried again', async () => {
  const page = await openPage(browser, { expected: [/ERR_FAILED|Loading chunk/] })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.route(/\.js$/, route => route.abort())
  await page.getByRole('link', { name: 'Get help' }).click()
  const sorry = page.getByRole('heading', { name: 'We’re sorry. Something went wrong…' })
  await sorry.waitFor()
  expect(await linesOf(sorry)).toEqual(['We’re sorry.', 'Something went wrong…'])
  await page.unroute(/\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Description').waitFor()
  expect(page.url()).toBe(`${sandbox.origin}/signin/help/support-form`)
})

test('on a phone it is a page, and Close goes back where the person came from', async () => {
  const page = await openPage(browser, PHONE)
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  await page.waitForURL('**/signin/help/support-form')
  await page.getByRole('heading', { name: 'Get help. Get back to work.', level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await fillIn(page.locator('main'))
  await submit(page.locator('main'))
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/signin/forget-password')
  expect(await tickets()).toHaveLength(1)
})

test('by its address it is a page on any device, and Close leads to the door', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/help/support-form`)
  await page.getByLabel('Description').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(`${sandbox.origin}/signin/`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in')
})

test('Escape closes an open list of countries first, then the modal', async () => {
  const page = await openPage(browser)
  const dialog = await getHelp(page)
  await dialog.getByRole('button', { name: /^Country/ }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('support-phone-country')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await dialog.count()).toBe(0)
})
