import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'

// The code in a second tab, after a refresh and at its end: test/sagas/helpDeskCode/deskCodeSaga.test.ts; the facts for the desk: test/features/helpDeskCode/deskCodeSlice.test.ts.
// (support/get-help, support/desk-seen, support/desk-lookup)
test('a code for the help desk, which the desk looks up', { tag: '@walk' }, async ({ sandbox, openPage }) => {
  await sandbox.api('company', { method: 'PUT', body: { settings: { helpDeskCodeEnabled: true } } })
  const page = await openPage(MOVING)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  await page.getByRole('button', { name: 'Show a code' }).click()
  const code = (await page.getByText(/^\d{3} \d{3}$/).innerText()).replace(' ', '')
  expect(await sandbox.api('help-desk', { method: 'POST', body: { code } })).toMatchObject({
    proved: 'nothing',
  })
  await page.getByText(/^Your help desk has seen this code/).waitFor()
})
