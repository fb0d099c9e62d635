import type { Browser, Page } from 'playwright-core'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
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

const signIn = async (page: Page): Promise<void> => {
  await giveUsername(page, 'simple')
  await givePassword(page)
  await page.waitForURL(/\/online\//)
}

// (visits/beacon, visits/steps, visits/entry)
test('a sign-in is told once the page is left', async () => {
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
})

// (visits/beacon, visits/end)
test('a tab that is closed in the midst of a sign-in is told', async () => {
  const page = await open()
  await giveUsername(page, 'simple')
  await givePassword(page, 'Wrong-1!')
  await page.getByRole('alert').first().waitFor()
  await page.close()
  const [visit] = await visits(1)
  expect(visit).toMatchObject({
    steps: [{ step: 'username' }, { step: 'password', tries: 1 }],
    end: 'refused',
  })
})

// (visits/privacy)
test('nothing is told of a person who has asked not to be followed', async () => {
  await signIn(
    await open(page =>
      page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    ),
  )
  const other = await open()
  await other.close()
  expect(await visits(1)).toMatchObject([{ steps: [{ step: 'username' }], end: 'left' }])
})

test('the control room has visits counted, and draws where they have ended', async () => {
  await sandbox.api('config', { method: 'PUT', body: null })
  const room = await openPage(browser)
  await room.goto(`${sandbox.origin}/sandbox`)
  await room.getByRole('tab', { name: 'Visits' }).click()
  await room.getByRole('button', { name: 'Count visits' }).click()
  await room.getByText('No visit has ended yet.').waitFor()
  await signIn(await open())
  const row = room.getByRole('row', { name: 'password' })
  await row.waitFor()
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([' 1', '1', '', '', '', ''])
  await room.getByText('username › password · done').waitFor()
})
