import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { showCode, lookUp, takeCodes } from 'test/e2e/helpDeskCode/steps'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { fault } from 'test/e2e/steps/stage'

const REFUSED = /status of (?:40[0-9]|429|500)/
const region = (page: Page) => page.getByRole('region', { name: 'Talking to your help desk?' })
const press = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true }).click()
const once = (sandbox: Sandbox, method: string, path: string) =>
  fault(sandbox, method, path, { kind: 'status', status: 500, times: 1 })

async function getHelp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  await region(page).waitFor()
}

// Each failure of its calls: scenarios/helpDeskCode.ts, test/sagas/helpDeskCode/deskCodeSaga.test.ts; the step that the desk receives: test/features/helpDeskCode/deskFacts.test.ts.
// (support/get-help, support/desk-code, support/desk-words, support/desk-seen, support/desk-lookup, support/desk-facts, support/desk-kept, support/desk-life, support/desk-ended, calls/try-again-works)
test('a typed name identifies no one, and the last error goes along; a refresh keeps a code, a sign-in in a second tab voids it; the desk sees the caller, the step and the known person; a code counts once', async ({
  sandbox,
  openPage,
}) => {
  await takeCodes(sandbox)
  const page = await openPage({ expected: [REFUSED] })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await once(sandbox, 'POST', '/api/auth/v2/login')
  await givePassword(page, 'wrong')
  await page.getByText('Server error. Please try later.').waitFor()
  await getHelp(page)
  await region(page)
    .getByText(/Tell this code only to your own help desk/)
    .waitFor()
  await once(sandbox, 'POST', '/api/online/v1/support/code')
  await press(page, 'Show a code')
  await region(page).getByRole('alert').getByText('Server error, please try later.').waitFor()
  const unproved = await showCode(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show another code')
  expect(await sandbox.api('help-desk', { method: 'POST', body: { code: unproved } })).toMatchObject({
    proved: 'nothing',
    claimedName: 'simple',
    step: '/',
    failure: { problem: 'serverLater', status: 500, requestId: expect.stringMatching(/^\S+$/) },
  })

  await page.goto(`${sandbox.origin}/signin/help/support-form`)
  await region(page)
    .getByText(/^Your help desk has seen this code/)
    .waitFor()
  await press(page, 'Show another code')
  const digits = region(page).getByText(/^\d{3} \d{3}$/)
  const shown = await digits.innerText()
  await page.reload()
  await region(page).getByText(shown, { exact: true }).waitFor()
  const second = await page.context().newPage()
  await signIn(second, sandbox.origin, 'approve')
  await region(page).getByText('This code can no longer be used.').waitFor()
  expect(await digits.count()).toBe(0)
  await page.close()

  await second.waitForURL('**/signin/verification')
  await getHelp(second)
  const code = await showCode(second)
  const desk = await openPage({ expected: [REFUSED] })
  await desk.goto(`${sandbox.origin}/sandbox/help-desk`)
  await lookUp(desk, code)
  await desk.getByText(/a second factor is still due/).waitFor()
  const told = await desk.locator('dl').innerText()
  expect(told).toMatch(/Person\s+approve/)
  expect(told).toMatch(/Step\s+\/verification/)
  expect(told).toMatch(/Due\s+signinVerification/)
  await region(second)
    .getByText(/If you are not talking to them now/)
    .waitFor()
  // The desk that guesses waits.
  for (const wrong of [code, '000000', '000000', '000000', '000000', '000000']) await lookUp(desk, wrong)
  await desk.getByText('Too many wrong codes.').waitFor()
  expect(await desk.locator('dl').count()).toBe(0)
})
