import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import { expectNoShifts } from 'test/e2e/steps/shifts'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'

const BUTTON = 'Sign in with your phone'
const panel = (page: Page) => page.getByRole('dialog', { name: BUTTON })
const codeOf = (page: Page) => panel(page).getByText(/^[A-Z]{4}-[A-Z]{4}$/)

const offerPhone = (sandbox: Sandbox) =>
  sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } })

/** Types the number of the computer on the phone, and approves. */
async function approve(phone: Page, number: string): Promise<void> {
  await phone.getByLabel('Number on the computer').fill(number)
  await phone.getByRole('button', { name: 'Approve' }).click()
}

// A phone that is not signed in, and each fault, refusal and expiry of a code: test/sagas/phoneSignIn/, scenarios/phoneSignIn.ts.
// (phone/number, phone/answer, phone/approved)
test(
  'a signed-in phone signs a shared computer in, after a wrong number',
  { tag: '@walk' },
  async ({ sandbox, openPage }) => {
    await offerPhone(sandbox)
    const options = { ...MOVING, expected: [/status of 40[04]/] }
    const phone = await openPage(options)
    const page = await openPage(options)
    await signIn(phone, sandbox.origin, 'simple')
    await expectWebApp(phone)

    await page.goto(`${sandbox.origin}/signin/`)
    await page.getByRole('button', { name: BUTTON }).click()
    await phone.goto(`${sandbox.origin}/signin/phone#code=${await codeOf(page).innerText()}`)
    await approve(phone, '00')
    await phone.getByText(/^This is not the number on the computer/).waitFor()
    await page.getByRole('button', { name: 'Show another code' }).click()
    const code = await codeOf(page).innerText()
    await phone.getByRole('button', { name: 'Type another code' }).click()
    await phone.getByLabel('Code on the computer').fill(code)
    await phone.getByRole('button', { name: 'Next' }).click()
    const shown = await panel(page)
      .getByText(/^Type \d\d on your phone$/)
      .innerText()
    await approve(phone, /\d\d/.exec(shown)?.[0] ?? '')
    await expectWebApp(page)
    const answers = await sandbox.callsTo('/api/auth/v2/phone-sign-in/answer')
    expect(answers).toMatchObject([{ status: 400 }, { status: 200 }])
  },
)

// (phone/button)
test('nothing on the page moves when the button comes, on a desktop or a phone', async ({
  sandbox,
  openPage,
}) => {
  await offerPhone(sandbox)
  const page = await openPage({ ...MOVING, isMobile: true, hasTouch: true })
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`${sandbox.origin}/signin/`)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await expectNoShifts(page)
  }
})
