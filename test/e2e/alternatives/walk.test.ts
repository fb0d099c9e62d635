import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { sentCode } from 'test/e2e/steps/sentCode'
import { signIn } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp, fault } from 'test/e2e/steps/stage'

const CALL = '/api/auth/v2/factor'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the list of factors and chooses one, by keyboard alone. */
async function choose(page: Page, name: string): Promise<void> {
  await button(page, 'Try another way').press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'true')
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) break
  }
  await page.keyboard.press('Enter')
}

// The pages of all factors, and each failure of the call: test/features/mfa/alternatives/Alternatives.test.tsx, scenarios/factors/alternatives.ts.
// (alternatives/step, alternatives/choice, alternatives/answer, alternatives/rejected, alternatives/second-tab)
test(
  'another factor is chosen by keyboard, past a failure and a rejection; a refresh and a second tab show the chosen one, whose code signs in, and no factor that was left is passed',
  { tag: '@walk' },
  async ({ sandbox, openPage }) => {
    const expected = [/status of (?:400|503)/]
    const page = await openPage({ expected })
    await signIn(page, sandbox.origin, 'other-ways')
    await heading(page, 'Enter security code')
    await page.getByLabel('Security code').fill('12')
    const fail = (status: number) =>
      fault(sandbox, 'POST', CALL, { kind: 'status', status, times: 1, body: { message: 'Not this one.' } })
    await fail(503)
    await choose(page, 'Approve in the mobile app')
    await alertOf(page).getByText('Server error, please try later.').waitFor()
    await fail(400)
    await page.keyboard.press('Enter')
    await alertOf(page).getByText('Not this one.').waitFor()
    expect(await page.getByLabel('Security code').inputValue()).toBe('12')
    await page.keyboard.press('Enter')
    await heading(page, 'Verify Sign-In Request')
    expect((await sandbox.callsTo(CALL)).map(({ status }) => status)).toEqual([503, 400, 200])

    await page.reload()
    await heading(page, 'Verify Sign-In Request')
    await choose(page, 'Use your authenticator app')
    await heading(page, 'Enter your one-time code')
    await page.waitForFunction(() => document.activeElement?.id === 'securityCode')
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    expect((await steps.allInnerTexts()).filter(text => text.includes('(done)'))).toHaveLength(1)

    const second = await page.context().newPage()
    await second.goto(`${sandbox.origin}/signin/session-status`)
    await heading(second, 'Enter your one-time code')
    await choose(second, 'Approve in the mobile app')
    await heading(second, 'Verify Sign-In Request')
    // Firefox gives keys to the tab in front only.
    await page.bringToFront()
    await choose(page, 'Get a code by email')
    await heading(page, 'Enter security code')
    // The poll of the other tab follows.
    await second.getByText('We sent a code to your email address. Look in your junk mail, too.').waitFor()
    expect(await second.getByRole('listitem').filter({ hasText: 'Approval' }).count()).toBe(0)
    await page.getByLabel('Security code').fill(await sentCode(sandbox, 'other-ways'))
    await page.keyboard.press('Enter')
    await expectWebApp(page)
  },
)
