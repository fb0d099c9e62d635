import { lookAround } from 'test/e2e/steps/lookAround'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { sentCode } from 'test/e2e/steps/sentCode'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import type { Sandbox } from 'sandbox/ownProcess'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'

interface Phone {
  messages: { code?: string }[]
  approvals: { id: string; superseded: boolean }[]
  codes: string[]
  offlineCode: string
  credentialId: string
}
test.use({ expected: [/status of (?:400|401|429|500|503)/] })
const phone = (sandbox: Sandbox, person: string) => sandbox.api<Phone>(`phone?person=${person}`)
const answer = async (sandbox: Sandbox, person: string, given: 'allow' | 'deny') => {
  const { approvals } = await phone(sandbox, person)
  await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: given } })
}
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find(each => each.name === name)?.value
const stored = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

/** Fills a field in, and presses. */
async function step(page: Page, label: string, text: string, button: string): Promise<void> {
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: button }).click()
}

/** A wrong code is reported under its field and stays there; the right one is still accepted. */
async function passTextMessage(sandbox: Sandbox, page: Page, person: string): Promise<void> {
  const field = page.getByLabel('Security code')
  await step(page, 'Security code', '000000', 'Activate')
  await alertOf(page).waitFor()
  expect((await alertOf(page).innerText()).trim()).toBe('The code is not valid.')
  expect(await field.inputValue()).toBe('000000')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.waitForFunction(() => document.activeElement?.id === 'securityCode')
  await field.press('Backspace')
  expect(await alertOf(page).count()).toBe(0)
  await step(page, 'Security code', await sentCode(sandbox, person), 'Activate')
}

/** A credential is registered in three steps; a wrong one begins again with empty fields. */
async function passWizard(sandbox: Sandbox, page: Page, person: string): Promise<void> {
  const { credentialId, codes } = await phone(sandbox, person)
  await heading(page, 'Set up one-time codes')
  expect(await cookie(page, 'authenticationMode')).toBe('symantecVIPregister')
  await step(page, 'Credential ID', 'VSMT0', 'Next')
  await step(page, 'First code', codes[0] ?? '', 'Next')
  await step(page, 'Second code', codes[1] ?? '', 'Activate')
  await alertOf(page).waitFor()
  expect((await alertOf(page).innerText()).trim()).toBe('This credential ID is not known.')
  expect(await page.getByLabel('Credential ID').inputValue()).toBe('')
  await step(page, 'Credential ID', credentialId, 'Next')
  expect(await page.getByLabel('First code').inputValue()).toBe('')
  await step(page, 'First code', codes[0] ?? '', 'Next')
  await step(page, 'Second code', codes[1] ?? '', 'Activate')
}

test('without its cookie a factor has no form; then an approval, a device check, a text message, a wizard of one-time codes, and the native app, which is installed once and never again', async ({
  sandbox,
  page,
}) => {
  const person = 'three-factors'
  const people = await sandbox.api<{ username: string; mfa?: object[] }[]>('people')
  const mfa = people.find(({ username }) => username === person)?.mfa ?? []
  const body = {
    mfa: [...mfa, { type: 'symantecVip', action: 'register' }],
    settings: { requireNativeAppInstall: true },
  }
  await sandbox.api(`people/${person}`, { method: 'PUT', body })
  await page.goto(`${sandbox.origin}/signin/symantec`)
  await page.waitForURL('**/signin/')
  expect(await page.getByRole('heading', { name: 'Sign in' }).count()).toBe(1)
  await giveUsername(page, person)
  await givePassword(page)
  await heading(page, 'Verify Sign-In Request')
  await answer(sandbox, person, 'allow')
  await page.waitForURL('**/device-check/**')
  await page.getByRole('button', { name: 'Pass' }).click()
  await heading(page, 'Enter security code')
  await passTextMessage(sandbox, page, person)
  await passWizard(sandbox, page, person)
  await page.waitForURL('**/device-check/**')
  await page.getByRole('button', { name: 'It is installed' }).click()
  await expectWebApp(page)
  expect(await stored(page, 'foyer.deviceComplianceResults')).toContain('"install"')
  expect(await cookie(page, 'w-device-compliance-check-info')).toBeUndefined()
})

test('the screen of each factor is loaded while the password is typed; a refresh ends at the sign-in page; Back, and forth again, finds the time that is left; it runs out by the clock and not by counting', async ({
  sandbox,
  page,
}) => {
  await page.goto(`${sandbox.origin}/signin/`)
  const scripts: string[] = []
  const factors = [
    ['approve', 'Verify Sign-In Request'],
    ['vip-code', 'Enter your one-time code'],
    ['sms', 'Enter security code'],
  ] as const
  for (const [nth, [person, name]] of factors.entries()) {
    if (nth > 0) {
      await page.goBack()
      await heading(page, 'Sign in')
    }
    await giveUsername(page, person)
    // They load with the last chunks of that moment.
    await page.getByRole('button', { name: 'Show password' }).waitFor()
    await lookAround(page)
    await page.getByRole('combobox', { name: 'Language' }).waitFor()
    // All of them come for the first person.
    if (nth === 0)
      page.on('request', request => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
    await givePassword(page)
    await heading(page, name)
    expect([person, scripts]).toEqual([person, []])
  }

  const timer = page.getByRole('timer')
  await timer.waitFor()
  await page.reload()
  await page.waitForURL('**/signin/')
  expect((await alertOf(page).innerText()).trim()).toBe('Please sign in again.')

  // Not before: a page with this clock does not know that it was loaded again.
  await page.clock.install()
  await giveUsername(page, 'sms')
  await givePassword(page)
  await timer.waitFor()
  await stopClock(page)
  await page.clock.runFor(5000)
  const left = await timer.innerText()
  await page.goBack()
  await heading(page, 'Sign in')
  await page.goForward()
  await timer.waitFor()
  expect(await timer.innerText()).toBe(left)
  expect(left).toMatch(/^4 min \d+ sec$/)

  await page.clock.fastForward('04:35')
  await page.getByText(/^0 min (?:1?\d|20) sec$/).waitFor()
  await page.clock.fastForward('00:30')
  await page.waitForURL('**/signin/')
  expect((await alertOf(page).innerText()).trim()).toBe(
    'Your security code has expired. Sign in again to get a new one.',
  )
})
