import type { Sandbox } from 'sandbox/ownProcess'
import { type PageOptions, MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Locator, Page } from 'playwright-core'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { linesOf } from 'test/e2e/steps/lines'
import { fault } from 'test/e2e/steps/stage'
import { recolours } from 'test/support/engines/engine'

const INFO = '/api/online/v1/support/get-info'
const FORM = '/api/online/v1/support/form'
const PHONE: PageOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
}

const tickets = (sandbox: Sandbox) => sandbox.api<Record<string, unknown>[]>('tickets')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get help. Get back to work.' })

const help = (page: Page) => page.getByRole('link', { name: 'Get help' }).click()

async function getHelp(sandbox: Sandbox, page: Page): Promise<Locator> {
  await page.goto(`${sandbox.origin}/signin/`)
  await help(page)
  return dialogOf(page)
}

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill('  Grace Hopper ')
  await form.getByLabel('Email').fill('grace@harbor.example')
  await form.getByLabel('Phone', { exact: true }).pressSequentially('12025550199')
  await form.getByLabel('Description').fill('No code comes.')
}
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit' }).click()

/** A modal that cannot be loaded makes way for the page, where it can be tried again; by its address Close leads to the door. */
async function loadAgain(sandbox: Sandbox, page: Page): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.route(/\.js$/, route => route.abort())
  await help(page)
  const sorry = page.getByRole('heading', { name: 'We’re sorry. Something went wrong…' })
  await sorry.waitFor()
  expect(await linesOf(sorry)).toEqual(['We’re sorry.', 'Something went wrong…'])
  await page.unroute(/\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Description').waitFor()
  expect(page.url()).toBe(`${sandbox.origin}/signin/help/support-form`)

  await page.reload()
  await page.getByLabel('Description').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(`${sandbox.origin}/signin/`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in')
}

/** Help info that does not load is an error, and can be requested again. */
async function askAgain(sandbox: Sandbox, page: Page): Promise<void> {
  // Help info that this tab has stored is not requested again.
  await page.evaluate(() => sessionStorage.clear())
  const before = (await sandbox.callsTo(INFO)).length
  await fault(sandbox, 'GET', INFO, { kind: 'html', times: 1 })
  await getHelp(sandbox, page)
  const sorry = page.getByRole('dialog', { name: 'We’re sorry. Something went wrong…' })
  await sorry.getByText('Please wait a moment and try reloading this page.').waitFor()
  await sorry.getByRole('button', { name: 'Try again' }).click()
  await dialogOf(page).getByLabel('Description').waitFor()
  expect(await sandbox.callsTo(INFO)).toHaveLength(before + 2)
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
}

/** The modal takes the focus, keeps it, closes on Escape, after an open list of countries, and gives the focus back. */
async function keepFocus(page: Page): Promise<void> {
  await help(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Company').waitFor()
  await fieldFocused(page, 'support-name')
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
    }
  await dialog.getByRole('button', { name: /^Country/ }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('listbox').waitFor({ state: 'detached' })
  await fieldFocused(page, 'support-phone-country')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Get help')
}

const TICKET = {
  displayName: 'Grace Hopper',
  email: 'grace@harbor.example',
  phone: '+12025550199',
  description: 'No code comes.',
}

/** A ticket is confirmed, and leaves an empty form. */
async function sendTicket(sandbox: Sandbox, page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await help(page)
  await fillIn(dialog)
  await dialog.getByLabel('Company').fill('Harbor')
  await submit(dialog)
  await dialog
    .getByText('Your ticket has been confirmed. You should receive a response in a few hours.')
    .waitFor()
  expect((await tickets(sandbox))[0]).toMatchObject({ ...TICKET, company: 'Harbor' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await help(page)
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('')
}

test('a modal or its info that does not load can be tried again; it keeps the focus until it closes, and sends a ticket', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/ERR_FAILED|Loading chunk/] })
  await loadAgain(sandbox, page)
  await askAgain(sandbox, page)
  await keepFocus(page)
  await sendTicket(sandbox, page)
  expect(await tickets(sandbox)).toHaveLength(1)
})

/** Closes the modal: how long each of its fades is, and whether it waits as long before it closes. Measured time would depend on the machine. */
const fadeOf = (page: Page) =>
  page.evaluate(async () => {
    const shown = document.querySelector('dialog')!
    // An element that is still appearing does not fade.
    await Promise.all(shown.getAnimations().map(({ finished }) => finished))
    const timers: (number | undefined)[] = []
    const setTimeout = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) => {
      timers.push(ms)
      return setTimeout(run, ms)
    }) as typeof window.setTimeout
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
    window.setTimeout = setTimeout
    return [seenMs, timers.includes(250)]
  })

test('a guest is not asked for a company; the error that led the user here takes its room from the 512 characters of a description; without an e-mail address the page shows the phone number, and no form; the fade takes 250 ms, or no time under reduced motion', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ ...MOVING, expected: [/status of 500/] })
  const dialog = dialogOf(page)
  await fault(sandbox, 'POST', '/api/auth/v2/login', { kind: 'status', status: 500 })
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('foyer.guestAccess', 'true')
    } catch {
      // Firefox begins at a page that has no storage.
    }
  })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await page.getByText('Server error. Please try later.').waitFor()
  await help(page)
  await fillIn(dialog)
  expect(await dialog.getByLabel('Company').count()).toBe(0)
  const reference = dialog.getByText(/^Included with your message: Error 500, request \S+$/)
  const words = (await reference.innerText()).replace('Included with your message: ', '')
  await dialog.getByLabel('Description').fill('x'.repeat(600))
  await submit(dialog)
  await dialog.getByRole('button', { name: 'Done' }).waitFor()
  const [ticket] = await tickets(sandbox)
  expect(ticket?.description).toHaveLength(512)
  expect(ticket?.description).toMatch(new RegExp(`^x+\n\n${words}$`))
  expect((await sandbox.callsTo(FORM)).at(-1)?.body).toEqual({ ...TICKET, description: ticket?.description })

  expect(await fadeOf(page)).toEqual([[250], true])
  await help(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await fieldFocused(page, 'support-description')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fadeOf(page)).toEqual(recolours() ? [[], false] : [[250], true])

  await sandbox.api('company', {
    method: 'PUT',
    body: { helpInfo: { phone: '+1 (202) 555-0199', phoneHours: 'Every day' } },
  })
  // Help info that this tab has stored is not requested again.
  await page.evaluate(() => sessionStorage.clear())
  await getHelp(sandbox, page)
  const number = dialog.getByRole('link', { name: '+1 (202) 555-0199' })
  expect(await number.getAttribute('href')).toBe('tel:+12025550199')
  await dialog.getByText('Every day').waitFor()
  expect(await dialog.getByRole('textbox').count()).toBe(0)
})

test('on a phone it is a page, and Close goes back where the person came from', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(PHONE)
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  await page.waitForURL('**/signin/help/support-form')
  await page.getByRole('heading', { name: 'Get help. Get back to work.', level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await fillIn(page.locator('main'))
  await submit(page.locator('main'))
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/signin/forget-password')
  expect(await tickets(sandbox)).toHaveLength(1)
})
