import type { Browser, Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import { type Sandbox, startSandbox } from 'sandbox/ownProcess'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

interface Phone {
  number: string
  messages: { code?: string }[]
  approvals: { id: string; challenge?: string; choices?: string[] }[]
  codes: string[]
}
const phone = (person: string) => sandbox.api<Phone>(`phone?person=${person}`)
const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const expectWebApp = (page: Page) => page.waitForURL('**/online/')
const open = () =>
  openPage(browser, { expected: [/status of (?:400|401|429|503)|ERR_(?:EMPTY_RESPONSE|CONNECTION)/] })
const fault = (method: string, path: string, more: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path: `/api/auth/v2/${path}`, ...more } })

const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Security code').fill(code)
  await page.getByRole('button', { name: 'Activate' }).click()
}
const proofs = async () => (await sandbox.callsTo('/api/auth/v2/activate')).map(({ body }) => body)

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
    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByText('Waiting for your phone…').waitFor()
    await shown(page)
    expect((await phone('approve-number')).approvals).toHaveLength(2)
  })
})

// (factors/trust-device)
describe('a device that is trusted', () => {
  const box = (page: Page) => page.getByRole('checkbox', { name: /^Don’t ask again on this device/ })

  test('is not asked again, until the company forgets it', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-trust')
    await page.getByText('Don’t ask again on this device for 30 days').waitFor()
    expect(await box(page).isChecked()).toBe(false)
    await page.getByText('Not for a computer that you share with others.').waitFor()
    await box(page).check()
    await enterCode(page, '000000')
    await alertOf(page).waitFor()
    expect(await box(page).isChecked()).toBe(true)
    await enterCode(page, (await phone('sms-trust')).messages[0]?.code ?? '')
    await expectWebApp(page)
    expect(await proofs()).toMatchObject([{ trustDevice: true }, { trustDevice: true }])
    await page.context().clearCookies({ name: 'authenticationMode' })
    await signIn(page, sandbox.origin, 'sms-trust')
    await expectWebApp(page)
    await sandbox.api('phone/forget-trusted', { method: 'POST', body: { person: 'sms-trust' } })
    await page.context().clearCookies({ name: 'authenticationMode' })
    await signIn(page, sandbox.origin, 'sms-trust')
    await page.getByRole('timer').waitFor()
  })

  test('nothing is sent where the box is empty; a refresh begins again', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-trust')
    await box(page).check()
    await page.reload()
    await page.waitForURL('**/signin/')
    await signIn(page, sandbox.origin, 'vip-trust')
    await page.getByText('Don’t ask again on this device for 1 day', { exact: true }).waitFor()
    expect(await box(page).isChecked()).toBe(false)
    await enterCode(page, (await phone('vip-trust')).codes[0] ?? '')
    await expectWebApp(page)
    expect(JSON.stringify(await proofs())).not.toContain('trustDevice')
  })

  test('Back, a second tab and a proof that fails begin with an empty box, or keep it', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-trust')
    await box(page).check()
    const second = await page.context().newPage()
    await second.goto(`${sandbox.origin}/signin/phone-auth`)
    await second.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goForward()
    await box(page).waitFor()
    expect(await box(page).isChecked()).toBe(false)
    await box(page).check()
    await fault('POST', 'activate', { kind: 'status', status: 503, times: 1 })
    const code = (await phone('sms-trust')).messages[0]?.code ?? ''
    await enterCode(page, code)
    await alertOf(page).waitFor()
    expect(await box(page).isChecked()).toBe(true)
    await enterCode(page, code)
    await expectWebApp(page)
    expect(await proofs()).toMatchObject([{ trustDevice: true }, { trustDevice: true }])
  })

  test('a person without it sees no box', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'guest')
    await page.getByRole('timer').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByText(/new one/).count()).toBe(0)
  })
})

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
    await page.clock.fastForward('00:20')
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goForward()
    await page.getByText(/new one in (?:10|[4-9]) sec/).waitFor()
    await page.clock.fastForward('00:11')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toContain('Server error, please try later.')
    await enterCode(page, (await phone('sms-resend')).messages[0]?.code ?? '')
    await expectWebApp(page)
  })

  const TRY_LATER = 'Server error, please try later.'
  test.each<[rule: string, how: object, told: string]>([
    ['no answer', { kind: 'reset' }, TRY_LATER],
    ['a server in trouble', { kind: 'status', status: 503 }, TRY_LATER],
    ['a page in the place of an answer', { kind: 'html' }, TRY_LATER],
  ])('%s is told, and the button works again', async (_rule, how, told) => {
    const page = await open()
    await page.clock.install()
    await fault('POST', 'resend-code', how)
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    await page.clock.fastForward('00:31')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toContain(told)
    await sandbox.api('faults', { method: 'DELETE' })
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('A new code is on its way.', { exact: false }).waitFor()
    expect(await alertOf(page).count()).toBe(0)
  })

  test('a session that is over ends at the sign-in page, which says so', async () => {
    const page = await open()
    await page.clock.install()
    await fault('POST', 'resend-code', { kind: 'status', status: 401 })
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    await page.clock.fastForward('00:31')
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.waitForURL('**/signin/')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })

  test('in a second tab nothing is awaited', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    const second = await page.context().newPage()
    await second.goto(`${sandbox.origin}/signin/phone-auth`)
    await second.getByRole('heading', { name: 'Sign in' }).waitFor()
    await enterCode(page, (await phone('sms-resend')).messages[0]?.code ?? '')
    await expectWebApp(page)
  })

  test('a refresh ends at the sign-in page', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-resend')
    await page.getByText(/new one in/).waitFor()
    await page.reload()
    await page.waitForURL('**/signin/')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })
})
