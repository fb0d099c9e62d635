import { MOVING, type OpenPage, type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { focusedId, focusedText } from 'test/e2e/steps/keyboard'
import { lookAround } from 'test/e2e/steps/lookAround'
import { expectNoShifts } from 'test/e2e/steps/shifts'
import { givePassword } from 'test/e2e/steps/signIn'
import type { Sandbox } from 'sandbox/ownProcess'

const LABEL = 'Accounts on this device'

const field = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('foyer.accounts'))

/** Simulates a user action, which starts everything that waits for one. */
async function shown(page: Page): Promise<void> {
  await lookAround(page)
  await page.getByRole('combobox', { name: 'Language' }).waitFor()
}

async function openList(page: Page): Promise<void> {
  await shown(page)
  await button(page, LABEL).click()
  await button(page, 'Another account').waitFor()
}

/** The sign-in page of a browser where these have signed in, the first of them last: as they leave it, without their sign-ins. */
async function remembering(
  sandbox: Sandbox,
  openPage: OpenPage,
  usernames: [string, ...string[]],
  options: PageOptions = {},
): Promise<Page> {
  const { origin } = sandbox
  const page = await openPage(options)
  await page
    .context()
    .addCookies(
      ['rememberMeInfo', 'lastLoginUsername'].map(name => ({ name, value: usernames[0], url: origin })),
    )
  // A picture of the same origin: the page itself would write there.
  await page.goto(`${origin}/sandbox/files/logo.svg`)
  await page.evaluate(names => localStorage.setItem('foyer.accounts', JSON.stringify(names)), usernames)
  await page.goto(`${origin}/signin/`)
  await button(page, 'Next').waitFor()
  return page
}

// With only one name, and names that are forgotten at another step: test/app/accounts.test.ts, test/app/notYou.test.ts. (sign-in/accounts)
test('a name is chosen by one press and signs in, and no call knows of the list; opened, another account empties the field, and each is forgotten, by the cookies as well', async ({
  sandbox,
  openPage,
}) => {
  const page = await remembering(sandbox, openPage, ['never-expires', 'simple'])
  const remembered = async () => [await field(page).inputValue(), await stored(page)]
  const both = ['never-expires', '["never-expires","simple"]']
  expect(await remembered()).toEqual(both)

  // The use of another account forgets no name; the page, opened again, has the remembered name.
  await openList(page)
  expect(await button(page, 'Use another account').isVisible()).toBe(false)
  await button(page, 'Another account').click()
  expect([await field(page).inputValue(), await focusedId(page)]).toEqual(['', 'username'])
  // Not by a refresh: Firefox then restores the content of a field.
  await page.goto(`${sandbox.origin}/signin/help/support-form`)
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await remembered()).toEqual(both)

  // The previous account is chosen without opening the list; that forgets no account.
  const { length } = await sandbox.api<object[]>('calls')
  await shown(page)
  await button(page, LABEL).waitFor()
  expect(await page.getByRole('button', { name: /^Forget / }).count()).toBe(0)
  await button(page, 'simple').click()
  await password(page).waitFor()
  expect(await field(page).inputValue()).toBe('simple')
  expect(await button(page, LABEL).count()).toBe(0)

  // Back from another screen has the list as it was.
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  await page.goBack()
  await openList(page)
  await button(page, 'simple').click()
  await givePassword(page)
  await page.waitForURL('**/online/')
  expect(await stored(page)).toBe('["simple","never-expires"]')
  const calls = await sandbox.api<object[]>('calls')
  expect(JSON.stringify(calls.slice(length))).not.toContain('never-expires')

  // The remembered account is forgotten, then the other, and the list is empty.
  await button(page, 'Sign out').click()
  await openList(page)
  await button(page, 'Forget simple').click()
  expect([await field(page).inputValue(), await focusedText(page)]).toEqual(['', LABEL])
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => /rememberMe|lastLogin/.test(name))).toEqual([])
  await page.reload()
  expect(await field(page).inputValue()).toBe('')
  await openList(page)
  expect(await button(page, 'simple').count()).toBe(0)
  await button(page, 'Forget never-expires').click()
  expect([await button(page, LABEL).count(), await stored(page)]).toEqual([0, null])
  expect(await focusedId(page)).toBe('username')
  await page.reload()
  await shown(page)
  expect(await button(page, LABEL).count()).toBe(0)
})

// As many as have room; the folded step keeps room for one. (forms/nothing-shifts)
test('nothing moves when it comes, and the field keeps its focus, with as many names as a window has room for', async ({
  sandbox,
  openPage,
}) => {
  const page = await remembering(sandbox, openPage, ['a', 'b', 'c', 'd', 'e'], MOVING)
  const windows: [width: number, height: number, open?: number][] = [
    [1280, 900, 4],
    [1280, 600, 1],
    [800, 700],
    [390, 844],
  ]
  for (const [width, height, open] of windows) {
    await page.setViewportSize({ width, height })
    await page.goto(`${sandbox.origin}/signin/`)
    await button(page, 'Next').waitFor()
    await field(page).focus()
    await shown(page)
    await button(page, LABEL).waitFor()
    if (open) await button(page, 'b').waitFor()
    const names = await page.locator('section li').count()
    expect([height, names]).toEqual([height, open ?? names])
    expect(await focusedId(page)).toBe('username')
    await expectNoShifts(page)
  }
})
