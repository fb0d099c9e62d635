import type { Browser, Page } from 'playwright-core'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import { openSandbox } from 'test/support/sandbox'
import { until } from 'test/support/until'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Visit } from 'sandbox/state/told/visits'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(async () => {
  await sandbox.api('reset', { method: 'POST' })
  await sandbox.api('config', { method: 'PUT', body: { visitUrl: '/sandbox/visits' } })
})

/** A page whose visit is followed, once the code for that is there. */
async function open(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openPage(browser, { expected: [/status of 401/] })
  await prepare?.(page)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.waitForLoadState('networkidle')
  return page
}

const visits = (number: number) =>
  until(
    () => sandbox.api<Visit[]>('visits'),
    found => found.length >= number,
  )

/** By keys: what Playwright fills in comes as from a password manager in Firefox and WebKit. */
const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Username').pressSequentially('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/online\//)
}

// (visits/beacon, visits/steps, visits/entry)
test('a sign-in is told once the page is left; the control room has visits counted, and draws where they have ended', async () => {
  await sandbox.api('config', { method: 'PUT', body: null })
  const room = await openPage(browser)
  await room.goto(`${sandbox.origin}/sandbox`)
  await room.getByRole('tab', { name: 'Visits' }).click()
  await room.getByRole('button', { name: 'Count visits' }).click()
  await room.getByText('No visit has ended yet.').waitFor()
  await signIn(await open())
  const [visit, ...others] = await visits(1)
  expect(others).toEqual([])
  expect(visit).toMatchObject({
    steps: [
      { step: 'username', tries: 1, entry: 'typed' },
      { step: 'password', tries: 1, entry: 'typed' },
    ],
    end: 'done',
  })
  expect(visit?.build).toMatch(/^[\da-f]{8}$/)
  const row = room.getByRole('row', { name: 'password' })
  await row.waitFor()
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([' 1', '1', '', '', '', ''])
  await room.getByText('username › password · done').waitFor()
})

// (visits/beacon, visits/end, visits/privacy)
test('a tab that is closed in the midst of a sign-in is told, and nothing of a person who has asked not to be followed', async () => {
  await signIn(
    await open(page =>
      page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    ),
  )
  const page = await open()
  await giveUsername(page, 'simple')
  await givePassword(page, 'Wrong-1!')
  await page.getByRole('alert').first().waitFor()
  await page.close()
  expect(await visits(1)).toMatchObject([
    { steps: [{ step: 'username' }, { step: 'password', tries: 1 }], end: 'refused' },
  ])
})

const VARIANTS = {
  plain: { texts: { 'login.heading': 'Your work' } },
  friendly: { texts: { 'login.heading': 'Good to see you' } },
}

/** The headings that the frames of the page have shown so far, from its first one on. */
const headings = (page: Page) => page.evaluate(() => (window as { headings?: string[] }).headings)

/** A browser whose random numbers are this one, and which notes what is shown as the heading. */
const drawing = (number: number) => (page: Page) =>
  page.addInitScript(share => {
    Math.random = () => share
    const seen: string[] = []
    Object.assign(window, { headings: seen })
    requestAnimationFrame(function look() {
      const heading = document.querySelector<HTMLElement>('#root h1')
      const words = heading?.checkVisibility({ visibilityProperty: true }) ? heading.innerText : ''
      if (words && words !== seen.at(-1)) seen.push(words)
      requestAnimationFrame(look)
    })
  }, number)

// (product/variants, visits/variant)
test('a variant is drawn once, kept, and told', async () => {
  const config = { visitUrl: '/sandbox/visits', variants: VARIANTS }
  await sandbox.api('config', { method: 'PUT', body: config })
  const page = await open(drawing(0.2))
  expect(await headings(page)).toEqual(['Your work'])
  await page.addInitScript(() => {
    Math.random = () => 0.8
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await headings(page)).toEqual(['Your work'])
  await signIn(page)
  expect(await visits(2)).toMatchObject([
    { steps: [{ step: 'username' }], end: 'left', variant: 'plain' },
    { end: 'done', variant: 'plain' },
  ])
})

// (product/variants)
test('the control room shows each variant, and draws the visits of each apart', async () => {
  const room = await openPage(browser)
  await room.goto(`${sandbox.origin}/sandbox`)
  await room.getByRole('tab', { name: 'Visits' }).click()
  await room.getByRole('button', { name: 'Try two headings' }).click()
  const [shown] = await Promise.all([
    room.context().waitForEvent('page'),
    room.getByRole('link', { name: 'friendly' }).click(),
  ])
  await shown.getByRole('heading', { name: 'Good to see you' }).waitFor()
  await shown.waitForLoadState('networkidle')
  await shown.close()
  expect(await visits(1)).toMatchObject([{ end: 'left' }])
  expect((await visits(1))[0]).not.toHaveProperty('variant')
  const page = await open(drawing(0.8))
  expect(await headings(page)).toEqual(['Good to see you'])
  await signIn(page)
  await room.getByRole('table', { name: 'friendly: 1 visit, 1 of them done' }).waitFor()
  await room.getByRole('table', { name: 'no variant: 1 visit, 0 of them done' }).waitFor()
})
