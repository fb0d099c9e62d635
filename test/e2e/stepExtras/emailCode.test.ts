import { signIn } from 'test/e2e/steps/signIn'
import { enterCode, open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'
import { stopClock } from 'test/e2e/steps/stopClock'

onStage()

const newest = async (person: string): Promise<string> => (await phone(person)).messages[0]?.code ?? ''

// (factors/email-step, factors/email-reference)
describe('a code by e-mail', () => {
  test('a wrong one is told; another one is sent, voids the first, and is right', async () => {
    const page = await open()
    await page.clock.install()
    await signIn(page, sandbox.origin, 'email')
    await page.getByText('We sent a code to e•••@harbor.test.', { exact: false }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/signin/email-code')
    const first = await newest('email')
    await enterCode(page, first === '000000' ? '000001' : '000000')
    await alertOf(page).waitFor()
    expect((await alertOf(page).innerText()).trim()).toBe('The code is not valid.')
    await page.clock.fastForward('00:31')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor()
    const second = await newest('email')
    if (first !== second) {
      await enterCode(page, first)
      await alertOf(page).waitFor()
    }
    await enterCode(page, second)
    await expectWebApp(page)
  })

  test('a device that is trusted is not asked again', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'email-short')
    await page.getByText('We sent a code to your email address.', { exact: false }).waitFor()
    await page.getByLabel('Don’t ask again on this device for 30 days').check()
    await enterCode(page, await newest('email-short'))
    await expectWebApp(page)
    await page.context().clearCookies({ name: 'harbor_session' })
    await page.context().clearCookies({ name: 'authenticationMode' })
    await signIn(page, sandbox.origin, 'email-short')
    await expectWebApp(page)
  })

  test('a code that has run out ends at the sign-in page, which says so', async () => {
    const page = await open()
    await page.clock.install()
    await signIn(page, sandbox.origin, 'email-short')
    await page.getByRole('timer').waitFor()
    await stopClock(page)
    await page.clock.fastForward('01:10')
    await page.waitForURL('**/signin/')
    expect((await alertOf(page).innerText()).trim()).toBe(
      'Your security code has expired. Sign in again to get a new one.',
    )
  })

  test('a refresh in the middle ends at the sign-in page, which says so', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'email')
    await page.getByRole('timer').waitFor()
    await page.reload()
    await page.waitForURL('**/signin/')
    expect((await alertOf(page).innerText()).trim()).toBe('Please sign in again.')
  })
})
