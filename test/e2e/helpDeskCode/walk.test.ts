import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import { showCode, takeCodes } from 'test/e2e/helpDeskCode/steps'

// (support/desk-seen)
test('a code for the help desk, which the desk looks up', { tag: '@walk' }, async ({ sandbox, openPage }) => {
  await takeCodes(sandbox)
  const page = await openPage(MOVING)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  const body = { code: await showCode(page) }
  expect(await sandbox.api('help-desk', { method: 'POST', body })).toMatchObject({ proved: 'nothing' })
  await page.getByText(/^Your help desk has seen this code/).waitFor()
})
