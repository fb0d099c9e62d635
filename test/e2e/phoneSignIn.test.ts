import type { Page } from 'playwright-core'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { browser, expectWebApp, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import {
  BUTTON,
  copyNumber,
  openPhone,
  panel,
  PHONE,
  REFUSED,
  scan,
  showCode,
  typeCode,
} from 'test/e2e/steps/phoneSignIn'
import { shiftsOf } from 'test/e2e/steps/shifts'
import { MOVING, openPage } from 'test/support/browser'

onStage()
beforeEach(() => sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } }))

const PATH = '/api/auth/v2/phone-sign-in'
const REQUIRED = 'This field is required'

// (phone/back, phone/button, phone/begin, phone/open, phone/number, phone/approved)
test('a phone on which nobody is signed in comes back to the question, and signs the computer in', async () => {
  const page = await openPage(browser)
  const code = await showCode(page)
  const phone = await openPage(browser, { ...PHONE, expected: [REFUSED] })
  await scan(phone, code)
  await giveUsername(phone, 'sms-trust')
  await givePassword(phone)
  await phone.waitForURL('**/signin/phone-auth')
  const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=sms-trust')
  await phone.getByLabel('Security code').fill(messages[0]?.code ?? '')
  await phone.keyboard.press('Enter')
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await copyNumber(page, phone)
  await phone.getByText('Approved. Go on at the computer.').waitFor()
  await expectWebApp(page)
  expect(phone.url()).toBe(`${sandbox.origin}/signin/phone`)
})

/** The code that the panel shows, after a press of one of its own buttons. */
const codeAfter = async (page: Page, name: string): Promise<string> => {
  await panel(page).getByRole('button', { name }).click()
  return panel(page)
    .getByText(/^[A-Z]{4}-[A-Z]{4}$/)
    .innerText()
}

// (phone/answer, phone/states, calls/try-again-works)
test('each fault, refusal and end of a code is told, and another try succeeds', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  const phone = await openPhone()
  const once = (path: string) => fault('POST', path, { kind: 'status', status: 500, times: 1 })
  const expectTold = (where: Pick<Page, 'getByRole'>) =>
    where.getByRole('alert').getByText('Server error, please try later.').waitFor()
  const question = () => phone.getByText('From Lisbon, Portugal').waitFor()

  // A fault of each call.
  await once(PATH)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: BUTTON }).click()
  await expectTold(panel(page))
  await once(`${PATH}/status`)
  const first = await codeAfter(page, 'Try again')
  await expectTold(panel(page))
  await once(`${PATH}/request`)
  await scan(phone, first)
  await expectTold(phone)
  await phone.getByRole('button', { name: 'Try again' }).click()
  await question()

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
  const third = await showCode(page)
  expect(third).not.toBe(second)
  await page.reload()
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await panel(page).count()).toBe(0)
  await page.getByRole('button', { name: BUTTON }).click()
  const fourth = await panel(page)
    .getByText(/^[A-Z]{4}-[A-Z]{4}$/)
    .innerText()
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 360_000 } })
  await panel(page).getByText('This code can no longer be used.').waitFor()
  await phone.getByRole('button', { name: 'Type another code' }).click()
  await typeCode(phone, fourth)
  await phone.getByText(/^No computer waits for this code/).waitFor()

  // The answer fails, and counts the second time.
  await phone.getByRole('button', { name: 'Type another code' }).click()
  await typeCode(phone, await codeAfter(page, 'Show another code'))
  await question()
  await once(`${PATH}/answer`)
  await copyNumber(page, phone)
  await expectTold(phone)
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expectWebApp(page)
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
})

// (phone/button)
test('nothing on the page moves when the button comes, on a desktop or a phone', async () => {
  const page = await openPage(browser, { ...MOVING, ...PHONE })
  for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport!]) {
    await page.setViewportSize(viewport)
    await page.goto(`${sandbox.origin}/signin/`)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    expect(await shiftsOf(page)).toEqual([])
  }
})

// (phone/question, phone/open, phone/approved, one-sign-in/ended)
test('a signed-in phone that is read again types the code, is asked the same, and ends what another tab of the computer showed of somebody else', async () => {
  const other = await openPage(browser, { expected: [REFUSED] })
  await signIn(other, sandbox.origin, 'never-expires')
  await expectWebApp(other)
  await other.goto(`${sandbox.origin}/signin/security`)
  await other.getByRole('heading', { name: 'Your security' }).waitFor()
  // Who is signed in already would be led to the web app.
  await other.context().clearCookies({ name: 'authenticationMode' })
  const page = await other.context().newPage()
  const code = await showCode(page)
  const phone = await openPhone()
  await scan(phone, code)
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await phone.getByText(/^With \w+ on /).waitFor()
  await phone.getByText(/^Has somebody sent you this code/).waitFor()
  expect(phone.url()).toBe(`${sandbox.origin}/signin/phone`)
  await phone.reload()
  await typeCode(phone, code)
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await copyNumber(page, phone)
  await expectWebApp(page)
  await other.getByText('Another account was used in another tab. Please sign in again.').waitFor()
  const own = await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).text())
  expect(JSON.parse(own)).toMatchObject({ userName: 'simple' })
})
