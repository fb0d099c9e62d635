import type { Page } from 'playwright-core'
import { showCode, lookUp, takeCodes } from 'test/e2e/steps/deskCode'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { browser, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage, type PageOptions } from 'test/support/browser'

onStage()
beforeEach(() => takeCodes(sandbox))

const CODE = '/api/online/v1/support/code'
const REFUSED = /status of (?:40[0-9]|429|500)/
const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const region = (page: Page) => page.getByRole('region', { name: 'Talking to your help desk?' })
const another = (page: Page) => region(page).getByRole('button', { name: 'Show another code' })
const seen = (page: Page) => region(page).getByText(/^Your help desk has seen this code/)

async function getHelp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  await region(page).waitFor()
}

// (support/desk-code, support/desk-words, support/desk-seen, support/desk-lookup)
test('the desk sees who calls, at which step; the person sees that it has; the code counts once', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await signIn(page, sandbox.origin, 'approve')
  await page.waitForURL('**/signin/verification')
  await getHelp(page)
  await region(page)
    .getByText(/Tell this code only to your own help desk/)
    .waitFor()
  const code = await showCode(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show another code')
  const desk = await openPage(browser, { expected: [REFUSED] })
  await desk.goto(`${sandbox.origin}/sandbox/help-desk`)
  await lookUp(desk, code)
  await desk.getByText(/a second factor is still due/).waitFor()
  const told = await desk.locator('dl').innerText()
  expect(told).toMatch(/Person\s+approve/)
  expect(told).toMatch(/Step\s+\/verification/)
  expect(told).toMatch(/Due\s+signinVerification/)
  await seen(page).waitFor()
  await region(page)
    .getByText(/If you are not talking to them now/)
    .waitFor()
  await lookUp(desk, code)
  await desk.getByText('No browser shows this code now.').waitFor()
  // The desk that guesses waits.
  for (let times = 2; times <= 6; times += 1) {
    await lookUp(desk, '000000')
    await desk.getByText(times <= 5 ? 'No browser shows this code now.' : 'Too many wrong codes.').waitFor()
  }
  expect(await desk.locator('dl').count()).toBe(0)
})

// (support/desk-facts, support/desk-lookup)
test('a name that was typed proves nobody, and the last error goes along', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await fault('POST', '/api/auth/v2/login', { kind: 'status', status: 500 })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await givePassword(page, 'wrong')
  await page.getByText('Server error. Please try later.').waitFor()
  await getHelp(page)
  const code = await showCode(page)
  const shown = await sandbox.api('help-desk', { method: 'POST', body: { code } })
  expect(shown).toMatchObject({
    proved: 'nothing',
    claimedName: 'simple',
    failure: { problem: 'serverLater', status: 500, requestId: expect.stringMatching(/^\S+$/) as string },
  })
})

// (support/desk-kept, support/desk-life, support/desk-ended, calls/try-again-works, calls/offline, calls/limited-button)
test('each fault is told, and the next press succeeds; a refresh and a second tab keep the code, a sign-in voids it', async () => {
  const page = await openPage(browser, {
    expected: [REFUSED, /ERR_(?:INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION)/],
  })
  await page.goto(`${sandbox.origin}/signin/help/support-form`)
  const press = () => region(page).getByRole('button', { name: 'Show a code' }).click()
  for (const more of [{ kind: 'status', status: 500 }, { kind: 'malformed' }]) {
    await fault('POST', CODE, { ...more, times: 1 })
    await press()
    await region(page).getByRole('alert').getByText('Server error, please try later.').waitFor()
  }
  await page.context().setOffline(true)
  await press()
  await region(page).getByText('Internet connection is not available.').waitFor()
  await page.context().setOffline(false)
  await fault('POST', CODE, { kind: 'status', status: 429, retryAfter: 1, times: 1 })
  await press()
  await region(page)
    .getByText(/^Too many tries\. You can try again in/)
    .waitFor()
  await region(page).getByRole('button', { name: 'Show a code', exact: true }).waitFor()
  const code = await showCode(page)
  const made = (await sandbox.callsTo(CODE)).filter(({ method }) => method === 'POST')
  expect(made.map(({ status }) => status)).toEqual([500, 200, 429, 200])

  await page.reload()
  await region(page)
    .getByText(`${code.slice(0, 3)} ${code.slice(3)}`, { exact: true })
    .waitFor()
  const second = await page.context().newPage()
  await signIn(second, sandbox.origin, 'simple')
  await second.waitForURL(`${sandbox.origin}/online/`)
  await region(page).getByText('This code can no longer be used.').waitFor()
  await another(page).waitFor()
  expect(await page.getByText(/^\d{3} \d{3}$/).count()).toBe(0)
})

// (support/get-help, support/desk-facts)
test('on a phone the desk is told the step before the page of the form', async () => {
  const page = await openPage(browser, {
    ...PHONE,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  })
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await getHelp(page)
  await page.waitForURL('**/help/support-form')
  await page.reload()
  const code = await showCode(page)
  const shown = await sandbox.api('help-desk', { method: 'POST', body: { code } })
  expect(shown).toMatchObject({ proved: 'nothing', person: null, step: '/forget-password' })
})
