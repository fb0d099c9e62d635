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

// (phone/button, phone/begin, phone/open, phone/number, phone/approved)
test('a phone that is signed in signs the computer in', async () => {
  const page = await openPage(browser)
  const code = await showCode(page)
  const phone = await openPhone()
  await scan(phone, code)
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await phone.getByText(/^With \w+ on /).waitFor()
  await phone.getByText(/^Has somebody sent you this code/).waitFor()
  expect(phone.url()).toBe(`${sandbox.origin}/signin/phone`)
  await copyNumber(page, phone)
  await phone.getByText('Approved. Go on at the computer.').waitFor()
  await expectWebApp(page)
})

// (phone/back)
test('a phone on which nobody is signed in comes back to the question', async () => {
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
  await expectWebApp(page)
  expect(phone.url()).toBe(`${sandbox.origin}/signin/phone`)
})

// (phone/answer, phone/states)
test('a refusal and a wrong number are told on both sides, and another code works', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  const phone = await openPhone()
  await scan(phone, await showCode(page))
  await phone.getByRole('button', { name: 'This was not me' }).click()
  await phone.getByText('Refused. Nobody was signed in.').waitFor()
  await panel(page).getByText('The sign-in was refused on the phone.').waitFor()
  await panel(page).getByRole('button', { name: 'Show another code' }).click()
  const code = await panel(page)
    .getByText(/^[A-Z]{4}-[A-Z]{4}$/)
    .innerText()
  await phone.getByRole('button', { name: 'Type another code' }).click()
  await typeCode(phone, ' ')
  await phone.getByText(REQUIRED).waitFor()
  await typeCode(phone, code.toLowerCase())
  await phone.getByRole('button', { name: 'Approve' }).click()
  await phone.getByText(REQUIRED).waitFor()
  expect(await phone.evaluate(() => document.activeElement?.id)).toBe('phone-number')
  await phone.getByLabel('Number on the computer').fill('00')
  await phone.getByRole('button', { name: 'Approve' }).click()
  await phone.getByText(/^This is not the number on the computer/).waitFor()
  await panel(page).getByText('The sign-in was refused on the phone.').waitFor()
  expect(page.url()).toBe(`${sandbox.origin}/signin/`)
})

// (phone/states)
test('a code ends with its time, with Escape and with a refresh', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  const first = await showCode(page)
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  const second = await showCode(page)
  expect(second).not.toBe(first)
  await page.reload()
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await panel(page).count()).toBe(0)
  const third = await showCode(page)
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 360_000 } })
  await panel(page).getByText('This code can no longer be used.').waitFor()
  const phone = await openPhone()
  await scan(phone, third)
  await phone.getByText(/^No computer waits for this code/).waitFor()
})

// (calls/try-again-works)
test('a fault of each call is told, and the next try succeeds', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  const once = (path: string) => fault('POST', path, { kind: 'status', status: 500, times: 1 })
  await once(PATH)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: BUTTON }).click()
  await panel(page).getByRole('alert').getByText('Server error, please try later.').waitFor()
  await once(`${PATH}/status`)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  const code = await panel(page)
    .getByText(/^[A-Z]{4}-[A-Z]{4}$/)
    .innerText()
  await panel(page).getByRole('alert').getByText('Server error, please try later.').waitFor()
  const phone = await openPhone()
  await once(`${PATH}/request`)
  await scan(phone, code)
  await phone.getByRole('alert').getByText('Server error, please try later.').waitFor()
  await phone.getByRole('button', { name: 'Try again' }).click()
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await once(`${PATH}/answer`)
  await copyNumber(page, phone)
  await phone.getByRole('alert').getByText('Server error, please try later.').waitFor()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expectWebApp(page)
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
})

// (phone/button)
test.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('nothing on the page moves when the button comes, on %s', async (_where, options) => {
  const page = await openPage(browser, { ...MOVING, ...options })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: BUTTON }).waitFor()
  expect(await shiftsOf(page)).toEqual([])
})

// (phone/question, phone/open)
test('a phone that is read again types the code, and is asked the same', async () => {
  const page = await openPage(browser)
  const code = await showCode(page)
  const phone = await openPhone()
  await scan(phone, code)
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await phone.reload()
  await typeCode(phone, code)
  await phone.getByText('From Lisbon, Portugal').waitFor()
  await copyNumber(page, phone)
  await expectWebApp(page)
})

// (phone/approved, one-sign-in/ended)
test('an approval ends what another tab of the computer showed of somebody else', async () => {
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
  await copyNumber(page, phone)
  await expectWebApp(page)
  await other.getByText('Another account was used in another tab. Please sign in again.').waitFor()
  const own = await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).text())
  expect(JSON.parse(own)).toMatchObject({ userName: 'simple' })
})
