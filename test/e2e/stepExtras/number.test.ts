import type { Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { scrolled, seenWords } from 'test/e2e/steps/seen'
import { haveSession, signIn } from 'test/e2e/steps/signIn'
import { open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'
import { until } from 'test/support/until'

onStage()

// (factors/number-matching)
describe('an approval with a number', () => {
  const choose = async (wanted: (challenge: string, number: string) => boolean) => {
    const [request] = (await phone('approve-number')).approvals
    const challenge = request?.challenge ?? ''
    const number = request?.choices?.find(each => wanted(challenge, each))
    return sandbox
      .api(`approvals/${request?.id}`, { method: 'POST', body: { answer: 'allow', challenge: number } })
      .catch(() => undefined)
  }
  const shown = async (page: Page) => {
    // The request is there once its page is.
    await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
    const [request] = (await phone('approve-number')).approvals
    await page.getByText(`Choose ${request?.challenge} in the app`).waitFor()
  }

  test('the whole step is seen at once on a desktop and a phone, in 40 words at most; another request has another number; the right one signs in, after a refresh and Back, with a second tab', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true })
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
    await page.getByText('From Lisbon, Portugal').waitFor()
    await page.getByText(/^Asked for at \d/).waitFor()
    await page.waitForLoadState('networkidle')
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      expect(await scrolled(page)).toBe(0)
      const words = await seenWords(page)
      expect(words).toEqual(expect.arrayContaining(['Choose', 'Lisbon,', 'Nothing']))
      expect(words.length).toBeLessThanOrEqual(40)
    }

    // As long as nothing tells the new number, there is none.
    const letGo = await hold(page, '**/session-status')
    await page.getByRole('button', { name: 'Nothing on your phone?' }).click()
    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByText('Waiting for your phone…').waitFor()
    letGo()
    // The page asks for its status again before the new request is there.
    const { approvals } = await until(
      () => phone('approve-number'),
      each => each.approvals.length > 1,
    )
    expect(approvals).toHaveLength(2)
    await shown(page)

    await page.reload()
    await shown(page)
    const second = await page.context().newPage()
    await second.goto(`${sandbox.origin}/signin/verification`)
    await shown(second)
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goForward()
    await shown(page)
    await choose((challenge, number) => number === challenge)
    await expectWebApp(page)
    await expectWebApp(second)
  })

  // A number or a place of another form: test/services/stepExtras.test.ts and test/features/mfa/approval.
  test('a wrong one denies the sign-in; Deny on the phone, and Sign out on the page, end it', async () => {
    const page = await open()
    const arrive = async () => {
      await haveSession(page, sandbox.origin, 'approve-number')
      await page.goto(`${sandbox.origin}/signin/session-status`)
      await shown(page)
    }
    await arrive()
    await choose((challenge, number) => number !== challenge)
    await page.waitForURL('**/signin/')
    expect(await alertOf(page).innerText()).toContain('Login request denied')
    await arrive()
    const [request] = (await phone('approve-number')).approvals
    await sandbox.api(`approvals/${request?.id}`, { method: 'POST', body: { answer: 'deny' } })
    await page.waitForURL('**/signin/')
    await arrive()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await sandbox.callsTo('/api/auth/v2/logout')).toHaveLength(1)
  })
})
