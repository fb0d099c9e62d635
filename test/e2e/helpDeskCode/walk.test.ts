import { showCode, takeCodes } from 'test/e2e/helpDeskCode/steps'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { MOVING, openPage } from 'test/support/browser'

// `npm test` walks this file in Firefox and in WebKit as well.

onStage()

// (support/desk-seen)
test('a code for the help desk, which the desk looks up', async () => {
  await takeCodes(sandbox)
  const page = await openPage(browser, MOVING)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  const body = { code: await showCode(page) }
  expect(await sandbox.api('help-desk', { method: 'POST', body })).toMatchObject({ proved: 'nothing' })
  await page.getByText(/^Your help desk has seen this code/).waitFor()
})
