import { expect, test } from 'test/e2e/fixtures/test'
import type { Locator, Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { opensAfterAnswer } from 'test/support/engines/engine'
import type { Sandbox } from 'sandbox/ownProcess'
import { fault } from 'test/e2e/steps/stage'

const INFO = '/api/online/v1/support/get-info'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get help. Get back to work.' })

async function toContactSupport(sandbox: Sandbox, page: Page): Promise<Locator> {
  await fault(sandbox, 'GET', '/api/auth/v2/reset-password/verification-methods', {
    kind: 'status',
    status: 500,
  })
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  const contact = page.getByRole('button', { name: 'Contact support' })
  await contact.waitFor()
  return contact
}

const SUPPORT = '/support'

/** The company names an address for its support. */
const nameAddress = (sandbox: Sandbox) =>
  sandbox.api('company', {
    method: 'PUT',
    body: { helpInfo: { requestSupportUrl: sandbox.idp + SUPPORT, email: 's@h.example' } },
  })

/** A press must open the address in a tab that receives nothing from the page. */
async function expectTab(sandbox: Sandbox, opened: Promise<Page>): Promise<void> {
  const tab = await opened
  await tab.waitForURL(sandbox.idp + SUPPORT)
  expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
  await tab.close()
}

// Without such an address it opens the form, which explains what to do without help info: test/sagas/support/reachSupport.test.ts. (password-reset/contact-support)
test("'Contact support' opens the company's own address, which learns nothing of this page; a slow one is reported first", async ({
  sandbox,
  openPage,
}) => {
  await nameAddress(sandbox)
  const page = await openPage({ expected: [/./] })
  const dialog = dialogOf(page)
  const letGo = await hold(page, `**${INFO}`)
  let contact = await toContactSupport(sandbox, page)
  let opened = page.context().waitForEvent('page')
  await contact.click()
  // A press counts for five seconds, which a busy machine needs to come here; this one is for the tab as well.
  await dialog.getByText('Loading…').click()
  letGo()
  if (!opensAfterAnswer()) await dialog.getByRole('link', { name: 'Contact support' }).click()
  await expectTab(sandbox, opened)
  if (opensAfterAnswer()) await dialog.waitFor({ state: 'hidden' })
  // The press asks for itself while the first call is not answered.
  expect(await sandbox.callsTo(INFO)).toHaveLength(2)

  // Nothing is requested after the press: WebKit would open no tab.
  contact = await toContactSupport(sandbox, page)
  await page.locator(`a[href='${sandbox.idp}${SUPPORT}']`).waitFor()
  await contact.focus()
  opened = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  await expectTab(sandbox, opened)
  // An answer that takes its time opens it for a moment.
  await dialog.waitFor({ state: 'hidden' })
})
