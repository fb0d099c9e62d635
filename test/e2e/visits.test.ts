import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { until } from 'test/support/until'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Visit } from 'sandbox/state/received'

/** A page whose visit is recorded, once the code for that has loaded. */
async function open(
  sandbox: Sandbox,
  openPage: OpenPage,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await openPage({ expected: [/status of 401/] })
  await prepare?.(page)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.waitForLoadState('networkidle')
  return page
}

const visits = (sandbox: Sandbox, number: number) =>
  until(
    () => sandbox.api<Visit[]>('visits'),
    found => found.length >= number,
  )

/** Types with keys: in Firefox and WebKit, Playwright's `fill` looks like a password manager. */
const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Username').pressSequentially('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/online\//)
}

/** The headings that the frames of the page have shown so far, from its first one on. */
const headings = (page: Page) => page.evaluate(() => (window as { headings?: string[] }).headings)

/** Launches a browser whose random numbers are this one, and which records every heading it shows. */
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

// (visits/beacon, visits/steps, visits/entry)
async function countVisits(sandbox: Sandbox, openPage: OpenPage, room: Page): Promise<void> {
  await room.getByRole('button', { name: 'Count visits' }).click()
  await room.getByText('No visit has ended yet.').waitFor()
  await signIn(await open(sandbox, openPage))
  const [visit, ...others] = await visits(sandbox, 1)
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
}

/** A tab that asks for a variant, and is closed in the midst of a sign-in. */
async function closeInTheMidst(sandbox: Sandbox, room: Page): Promise<void> {
  await room.getByRole('button', { name: 'Try two headings' }).click()
  const [shown] = await Promise.all([
    room.context().waitForEvent('page'),
    room.getByRole('link', { name: 'friendly' }).click(),
  ])
  await shown.getByRole('heading', { name: 'Good to see you' }).waitFor()
  await shown.waitForLoadState('networkidle')
  await giveUsername(shown, 'simple')
  await givePassword(shown, 'Wrong-1!')
  await shown.getByRole('alert').first().waitFor()
  await shown.close()
  const visit = (await visits(sandbox, 2))[1]
  expect(visit).toMatchObject({
    steps: [{ step: 'username' }, { step: 'password', tries: 1 }],
    end: 'refused',
  })
  expect(visit).not.toHaveProperty('variant')
}

// (visits/beacon, visits/end, product/variants, visits/variant)
test('the control room switches the counting of visits on, and draws where they ended; a variant is drawn once, stored, reported, and drawn separately', async ({
  sandbox,
  openPage,
}) => {
  const room = await openPage({ expected: [/status of 401/] })
  await room.goto(`${sandbox.origin}/sandbox`)
  await room.getByRole('tab', { name: 'Visits' }).click()
  await countVisits(sandbox, openPage, room)
  await closeInTheMidst(sandbox, room)

  const page = await open(sandbox, openPage, drawing(0.8))
  expect(await headings(page)).toEqual(['Good to see you'])
  await page.addInitScript(() => {
    Math.random = () => 0.2
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await headings(page)).toEqual(['Good to see you'])
  await signIn(page)
  expect((await visits(sandbox, 4)).slice(2)).toMatchObject([
    { steps: [{ step: 'username' }], end: 'left', variant: 'friendly' },
    { end: 'done', variant: 'friendly' },
  ])
  await room.getByRole('table', { name: 'friendly: 2 visits, 1 of them done' }).waitFor()
  await room.getByRole('table', { name: 'no variant: 2 visits, 1 of them done' }).waitFor()
})
