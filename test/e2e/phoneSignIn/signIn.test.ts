import { MOVING } from 'test/e2e/fixtures/openPage'
import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { sentCode } from 'test/e2e/steps/sentCode'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { expectWebApp, fault } from 'test/e2e/steps/stage'
import { BUTTON, copyNumber, panel, PHONE, REFUSED, scan, typeCode } from 'test/e2e/phoneSignIn/steps'
import { expectNoShifts } from 'test/e2e/steps/shifts'

const offerPhone = (sandbox: Sandbox) =>
  sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } })

const PATH = '/api/auth/v2/phone-sign-in'
const REQUIRED = 'This field is required'

const CODE = /^[A-Z]{4}-[A-Z]{4}$/
const codeOf = (page: Page): Promise<string> => panel(page).getByText(CODE).innerText()
/** Returns the code that the panel shows, after a press of one of its buttons. */
const codeAfter = async (page: Page, name: string): Promise<string> => {
  await panel(page).getByRole('button', { name }).click()
  return codeOf(page)
}

/** Opens the address on a phone that is not signed in. */
async function signInOnPhone(sandbox: Sandbox, phone: Page): Promise<void> {
  await giveUsername(phone, 'sms-trust')
  await givePassword(phone)
  await phone.waitForURL('**/signin/phone-auth')
  await phone.getByLabel('Security code').fill(await sentCode(sandbox, 'sms-trust'))
  await phone.keyboard.press('Enter')
}

// (phone/back, phone/button, phone/begin, phone/open, phone/number, phone/question, phone/answer, phone/states, phone/approved, calls/try-again-works)
test('a phone that is not signed in returns to the question and signs the computer in, and every fault, refusal and expiry of a code is reported', async ({
  sandbox,
  openPage,
}) => {
  await offerPhone(sandbox)
  const page = await openPage({ expected: [REFUSED] })
  const phone = await openPage({ ...PHONE, expected: [REFUSED] })
  const once = (path: string) => fault(sandbox, 'POST', path, { kind: 'status', status: 500, times: 1 })
  const expectTold = (where: Pick<Page, 'getByRole'>) =>
    where.getByRole('alert').getByText('Server error, please try later.').waitFor()
  const question = () => phone.getByText('From Lisbon, Portugal').waitFor()

  // A fault of each call; between them the phone signs in.
  await once(PATH)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: BUTTON }).click()
  await expectTold(panel(page))
  await once(`${PATH}/status`)
  const first = await codeAfter(page, 'Try again')
  await expectTold(panel(page))
  await scan(sandbox, phone, first)
  await phone.getByLabel('Username').waitFor()
  await once(`${PATH}/request`)
  await signInOnPhone(sandbox, phone)
  await expectTold(phone)
  await phone.getByRole('button', { name: 'Try again' }).click()
  await question()
  expect(phone.url()).toBe(`${sandbox.origin}/signin/phone`)

  // A refusal, then a wrong number.
  await phone.getByRole('button', { name: 'This was not me' }).click()
  await phone.getByText('Refused. Nobody was signed in.').waitFor()
  const refused = panel(page).getByText('The sign-in was refused on the phone.')
  await refused.waitFor()
  const second = await codeAfter(page, 'Show another code')
  await phone.getByRole('button', { name: 'Type another code' }).click()
  await typeCode(phone, ' ')
  await phone.getByText(REQUIRED).waitFor()
  await typeCode(phone, second.toLowerCase())
  await phone.getByRole('button', { name: 'Approve' }).click()
  await phone.getByText(REQUIRED).waitFor()
  expect(await phone.evaluate(() => document.activeElement?.id)).toBe('phone-number')
  await phone.getByLabel('Number on the computer').fill('00')
  await phone.getByRole('button', { name: 'Approve' }).click()
  await phone.getByText(/^This is not the number on the computer/).waitFor()
  await refused.waitFor()
  expect(page.url()).toBe(`${sandbox.origin}/signin/`)

  // Escape, a refresh and the time end a code.
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: BUTTON }).click()
  expect(await codeOf(page)).not.toBe(second)
  await page.reload()
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await panel(page).count()).toBe(0)
  await page.getByRole('button', { name: BUTTON }).click()
  const fourth = await codeOf(page)
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 360_000 } })
  await panel(page).getByText('This code can no longer be used.').waitFor()
  await phone.getByRole('button', { name: 'Type another code' }).click()
  await typeCode(phone, fourth)
  await phone.getByText(/^No computer waits for this code/).waitFor()

  // A phone that is read again types the code, and is asked the same; the answer fails, and counts the second time.
  const fifth = await codeAfter(page, 'Show another code')
  await phone.reload()
  await typeCode(phone, fifth)
  await question()
  await phone.getByText(/^With \w+ on /).waitFor()
  await phone.getByText(/^Has somebody sent you this code/).waitFor()
  await once(`${PATH}/answer`)
  await copyNumber(page, phone)
  await expectTold(phone)
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expectWebApp(page)
  await phone.getByText('Approved. Go on at the computer.').waitFor()
  const own = await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).text())
  expect(JSON.parse(own)).toMatchObject({ userName: 'sms-trust' })
  // Every other tab is notified: test/e2e/oneSignIn/signOut.test.ts (one-sign-in/ended).
  const mark = await page.evaluate(() => localStorage.getItem('foyer.currentSignIn'))
  expect(mark).toMatch(/"who":"[\da-f]{64}"/)
})

// (phone/button)
test('nothing on the page moves when the button comes, on a desktop or a phone', async ({
  sandbox,
  openPage,
}) => {
  await offerPhone(sandbox)
  const page = await openPage({ ...MOVING, ...PHONE })
  for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport!]) {
    await page.setViewportSize(viewport)
    await page.goto(`${sandbox.origin}/signin/`)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await expectNoShifts(page)
  }
})
