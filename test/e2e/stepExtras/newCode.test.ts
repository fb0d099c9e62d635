import { signIn } from 'test/e2e/steps/signIn'
import { enterCode, fault, open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'
import { stopClock } from 'test/e2e/steps/stopClock'

onStage()

// (factors/new-code, factors/tries-left)
describe('another code', () => {
  test('comes after 30 seconds, voids the first, and is right', async () => {
    const page = await open()
    await page.clock.install()
    await signIn(page, sandbox.origin, 'sms-resend')
    const { number } = await phone('sms-resend')
    await page.getByText(`We texted a code to the phone ending in ${number.slice(-4)}.`).waitFor()
    await page.getByText(/^No code\? You can send a new one in \d+ sec\.$/).waitFor()
    expect(await page.getByRole('button', { name: 'Send a new code' }).count()).toBe(0)
    await page.getByLabel('Security code').fill('123')
    await page.clock.fastForward('00:31')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
    expect(await page.getByLabel('Security code').inputValue()).toBe('')
    await page.getByText(/^(?:5 min 0|4 min 5\d) sec$/).waitFor()
    const [newest, first] = (await phone('sms-resend')).messages
    if (first?.code !== newest?.code) await enterCode(page, first?.code ?? '')
    await page.getByText('Tries left: 4').waitFor()
    await enterCode(page, newest?.code ?? '')
    await expectWebApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/resend-code')).toHaveLength(1)
  })

  test('a refused one is told, and the first still counts; Back does not shorten the wait', async () => {
    const page = await open()
    await page.clock.install()
    await fault('POST', 'resend-code', { kind: 'status', status: 429 })
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    await stopClock(page)
    await page.clock.fastForward('00:15')
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goForward()
    await page.getByText(/new one in (?:1[0-5]|[1-9]) sec/).waitFor()
    await page.clock.fastForward('00:16')
    await page.clock.resume()
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toContain('Server error, please try later.')
    await enterCode(page, (await phone('sms-resend')).messages[0]?.code ?? '')
    await expectWebApp(page)
  })

  // The other failures have the same end: test/services/api/serversWord.test.ts has their kinds.
  test('no answer is told, and the button works again', async () => {
    const page = await open()
    await page.clock.install()
    await fault('POST', 'resend-code', { kind: 'reset' })
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    await page.clock.fastForward('00:31')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toContain('Server error, please try later.')
    await sandbox.api('faults', { method: 'DELETE' })
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way.', { exact: false }).waitFor()
    expect(await alertOf(page).count()).toBe(0)
  })

  // (factors/no-code)
  test('where none can be sent, the page says after 30 seconds how to get one, and nothing moves', async () => {
    const page = await open()
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

  test('the tries are counted on across Back and forward', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    const code = (await phone('sms-resend')).messages[0]?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    await enterCode(page, wrong)
    await page.getByText('Tries left: 4').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goForward()
    await page.getByText(/new one in/).waitFor()
    await enterCode(page, wrong)
    await page.getByText('Tries left: 3').waitFor()
    await enterCode(page, code)
    await expectWebApp(page)
  })
})
