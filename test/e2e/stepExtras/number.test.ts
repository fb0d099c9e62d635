import type { Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { scrolled, seenWords } from 'test/e2e/steps/seen'
import { signIn } from 'test/e2e/steps/signIn'
import { fault, open, phone } from 'test/e2e/stepExtras/stage'
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

  test('the right one signs in, after a refresh as well', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
    await page.getByText('From Lisbon, Portugal').waitFor()
    await page.getByText(/^Asked for at \d/).waitFor()
    await page.reload()
    await shown(page)
    await choose((challenge, number) => number === challenge)
    await expectWebApp(page)
  })

  test.each([
    ['a desktop', { viewport: { width: 1280, height: 800 } }],
    ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ])('the whole step is seen at once on %s, in 40 words at most', async (_where, options) => {
    const page = await open(options)
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
    await page.getByText(/^Asked for at \d/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await scrolled(page)).toBe(0)
    const words = await seenWords(page)
    expect(words).toEqual(expect.arrayContaining(['Choose', 'Lisbon,', 'Nothing']))
    expect(words.length).toBeLessThanOrEqual(40)
  })

  test('a wrong one denies the sign-in', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
    await choose((challenge, number) => number !== challenge)
    await page.waitForURL('**/signin/')
    expect(await alertOf(page).innerText()).toContain('Login request denied')
  })

  test('Deny on the phone, and Sign out on the page, end it', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
    const [request] = (await phone('approve-number')).approvals
    await sandbox.api(`approvals/${request?.id}`, { method: 'POST', body: { answer: 'deny' } })
    await page.waitForURL('**/signin/')
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await sandbox.callsTo('/api/auth/v2/logout')).toHaveLength(1)
  })

  test('Back and forward, and a second tab, show the number that counts', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'approve-number')
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

  test.each<[rule: string, step: object, text: string]>([
    [
      'a number of another form',
      { challenge: 47, requestedAt: 'today', place: '' },
      'Waiting for your phone…',
    ],
    ['a place alone', { place: 'Lisbon' }, 'From Lisbon'],
  ])('%s breaks nothing', async (_rule, more, text) => {
    const page = await open()
    const step = { type: 'signinVerification', isMfaStepConfigured: true, timeout: 300, ...more }
    await fault('GET', 'session-status', { kind: 'status', status: 202, body: { mfa: [step] } })
    await signIn(page, sandbox.origin, 'approve-number')
    await page.getByText(text, { exact: true }).waitFor()
    expect(await page.getByText(/in the app$|^Asked for/).count()).toBe(0)
  })

  test('a request that is sent again has another number, and the old one goes at once', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'approve-number')
    await shown(page)
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
  })
})
