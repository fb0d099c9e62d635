import { expect, test } from 'test/e2e/fixtures/test'
import { signIn } from 'test/e2e/steps/signIn'
import { enterCode, fault, open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'
import { stopClock } from 'test/e2e/steps/stopClock'

const RESEND = '/api/auth/v2/resend-code'

// Its words, and each failure of its call: test/features/mfa/textCode/TextCodeScreen.test.ts, test/sagas/mfa/newCodeSaga.test.ts. (factors/new-code, factors/tries-left)
test('a new code is available after 30 seconds, which Back does not shorten, and restores no try; a missing answer is reported, and the next press sends a code, which voids the first and is accepted', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  const send = page.getByRole('button', { name: 'Send a new code' })
  await page.clock.install()
  await signIn(page, sandbox.origin, 'sms-resend')
  await page.getByText(/^No code\? You can send a new one in \d+ sec\.$/).waitFor()
  const { number, messages } = await phone(sandbox, 'sms-resend')
  const first = messages[0]?.code ?? ''
  const wrong = first === '000000' ? '000001' : '000000'
  await page.getByText(`We texted a code to the phone ending in ${number.slice(-4)}.`).waitFor()
  expect(await send.count()).toBe(0)
  await enterCode(page, wrong)
  await page.getByText('Tries left: 4').waitFor()
  await stopClock(page)
  await page.clock.fastForward('00:15')
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.goForward()
  await page.getByText(/new one in (?:1[0-5]|[1-9]) sec/).waitFor()
  await enterCode(page, wrong)
  await page.getByText('Tries left: 3').waitFor()

  await fault(sandbox, 'POST', 'resend-code', { kind: 'reset' })
  await page.clock.fastForward('00:16')
  await page.clock.resume()
  await send.click()
  await alertOf(page).getByText('Server error, please try later.').waitFor()
  await sandbox.api('faults', { method: 'DELETE' })
  await page.getByLabel('Security code').fill('123')
  await send.click()
  await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
  expect(await alertOf(page).count()).toBe(0)
  expect(await page.getByLabel('Security code').inputValue()).toBe('')
  await page.getByText(/^(?:5 min 0|4 min 5\d) sec$/).waitFor()
  const newest = (await phone(sandbox, 'sms-resend')).messages[0]?.code ?? ''
  expect((await sandbox.callsTo(RESEND)).filter(({ status }) => status === 200)).toHaveLength(1)
  await enterCode(page, first)
  await page.getByText(/^The code is not valid\./).waitFor()
  await enterCode(page, newest)
  await expectWebApp(page)
})

// (factors/no-code)
test('if no code can be sent, the page explains after 30 seconds how to get one, and nothing moves', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  await page.clock.install()
  await signIn(page, sandbox.origin, 'sms')
  await page.getByRole('timer').waitFor()
  const words = page.getByRole('link', { name: 'No code? Sign in again to get a new one.' })
  const places = () =>
    page
      .locator('main :is(h1, input, button, a)')
      .filter({ hasNotText: 'No code?' })
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
  await page.evaluate(() => Promise.all(document.getAnimations().map(each => each.finished)))
  const before = await places()
  expect(await words.count()).toBe(0)
  await page.clock.fastForward('00:31')
  await words.waitFor()
  expect(await places()).toEqual(before)
  expect(await page.getByRole('link', { name: 'Back to sign in' }).isVisible()).toBe(true)
})
