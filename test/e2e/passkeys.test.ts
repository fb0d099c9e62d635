import type { Browser, Page } from 'playwright-core'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { addAuthenticator, type Authenticator } from 'scripts/programs/authenticator'
import { launchBrowser, openPage } from 'test/support/browser'
import { needs } from 'test/support/engines/needs'
import { type Sandbox, startSandbox } from 'sandbox/ownProcess'

let browser: Browser
let sandbox: Sandbox
/** No browser keeps a passkey for an address of numbers. */
let origin: string

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
  origin = sandbox.origin.replace('127.0.0.1', 'localhost')
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const BASE = '/api/auth/v2/passkeys'
const OPTIONS = `${BASE}/authentication/options`
const VERIFY = `${BASE}/authentication/verify`
const REFUSED = /status of (?:40[0134]|429|500|503)|ERR_(?:EMPTY_RESPONSE|CONNECTION|CONTENT_LENGTH)/
const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const webApp = (page: Page) => page.waitForURL('**/online/')
const fault = (method: string, path: string, more: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...more } })

const passkeyCalls = async () =>
  (await sandbox.api<{ path: string }[]>('calls')).filter(({ path }) => path.startsWith(BASE))

const enable = () => sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })

async function openWithDevice(): Promise<{ page: Page; device: Authenticator }> {
  needs('authenticator')
  const page = await openPage(browser, { expected: [REFUSED] })
  return { page, device: await addAuthenticator(page) }
}

const BUTTON = 'Sign in with a passkey'
const OFFER = 'Sign in faster next time'

/** Signs in by password and creates the passkey that is offered. */
async function enrol(page: Page, username = 'passkey'): Promise<void> {
  await signIn(page, origin, username)
  await heading(page, OFFER)
  await press(page, 'Create a passkey')
  await webApp(page)
}

/** The device then answers the button alone; the field would sign in before it is pressed. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) })
  })

/** Somebody who has a passkey and is signed out, on the sign-in page of a company with passkeys. */
async function comeBack(page: Page, device: Authenticator, answers = true): Promise<void> {
  await enrol(page)
  await enable()
  await page.context().clearCookies()
  await device.answers(answers)
  await page.goto(`${origin}/signin/`)
}

// (passkeys/extension)
test('a server that says nothing of passkeys is asked for none, and its page is as it was', async () => {
  const { page } = await openWithDevice()
  await page.goto(`${origin}/signin/`)
  const field = page.getByLabel('Username')
  expect(await field.getAttribute('autocomplete')).toBe('username')
  await signIn(page, origin, 'sms')
  await page.getByRole('timer').waitFor()
  await page.goto(`${origin}/signin/passkey-offer`)
  await heading(page, 'Sign in')
  expect(await page.getByRole('button', { name: BUTTON }).count()).toBe(0)
  await signIn(page, origin, 'simple')
  await webApp(page)
  await page.goto(`${origin}/signin/change-password`)
  await page.getByRole('region', { name: 'Connected apps' }).getByRole('listitem').first().waitFor()
  expect(await page.getByRole('region', { name: 'Passkeys' }).count()).toBe(0)
  expect(await passkeyCalls()).toEqual([])
})

// (passkeys/offer)
describe('an offer', () => {
  test('is taken: the passkey is kept, and the sign-in goes on to where it was going', async () => {
    const { page, device } = await openWithDevice()
    await signIn(page, origin, 'passkey', '?back=/online/files')
    await heading(page, OFFER)
    await press(page, 'Create a passkey')
    await page.waitForURL('**/online/files')
    expect(await device.count()).toBe(1)
    expect(await sandbox.callsTo(`${BASE}/registration/verify`)).toMatchObject([
      { status: 200, body: { credential: '••••••••' }, headers: { 'x-touch-supported': 'false' } },
    ])
    await page.goBack()
    await webApp(page)
  })

  // (passkeys/not-now)
  test('is declined: the sign-in goes on, and nothing is offered for 30 days', async () => {
    const { page, device } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await press(page, 'Not now')
    await webApp(page)
    await page.context().clearCookies()
    await signIn(page, origin, 'passkey')
    await webApp(page)
    expect(await device.count()).toBe(0)
    expect(await sandbox.callsTo(`${BASE}/registration/options`)).toEqual([])
  })

  test('comes after a code as well', async () => {
    const { page } = await openWithDevice()
    await signIn(page, origin, 'passkey-sms')
    await page.getByRole('timer').waitFor()
    const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=passkey-sms')
    await page.getByLabel('Security code').fill(messages[0]?.code ?? '')
    await page.keyboard.press('Enter')
    await heading(page, OFFER)
    expect(new URL(page.url()).pathname).toBe('/signin/passkey-offer')
  })

  test('survives a refresh, and is nobody’s in another tab', async () => {
    const { page } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await page.reload()
    await heading(page, OFFER)
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/passkey-offer`)
    await heading(other, 'Sign in')
    expect(new URL(other.url()).pathname).toBe('/signin/')
    await press(page, 'Not now')
    await webApp(page)
  })

  test.each<[what: string, path: string, more: object, words: string]>([
    ['options that fail', 'options', { kind: 'status', status: 500 }, 'Server error, please try later.'],
    ['options that cannot be read', 'options', { kind: 'html' }, 'Server error, please try later.'],
    ['a check that cannot be read', 'verify', { kind: 'html' }, 'Server error, please try later.'],
    ['a check that is refused', 'verify', { kind: 'status', status: 400 }, 'Server error, please try later.'],
  ])('%s: told, and the next press tries again', async (_what, path, more, words) => {
    const { page } = await openWithDevice()
    await fault('POST', `${BASE}/registration/${path}`, { ...more, times: 1 })
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await press(page, 'Create a passkey')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toBe(words)
    await press(page, 'Not now')
    await webApp(page)
  })

  test('a dialog that is cancelled is told, and the sign-in goes on without it', async () => {
    const { page, device } = await openWithDevice()
    await device.recognises(false)
    await signIn(page, origin, 'passkey')
    await press(page, 'Create a passkey')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(/^(?:The passkey was not used|This device cannot use)/)
    await press(page, 'Not now')
    await webApp(page)
  })

  test('a session that is over leads to the sign-in page, which says so', async () => {
    const { page } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await page.context().clearCookies({ name: 'harbor_session' })
    await press(page, 'Create a passkey')
    await heading(page, 'Sign in')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })
})

describe('signing in', () => {
  // (passkeys/autofill)
  test('the username field offers it, and it goes to where the person was going', async () => {
    const { page, device } = await openWithDevice()
    await enrol(page)
    await enable()
    await page.context().clearCookies()
    await page.goto(`${origin}/signin/?back=/online/files`)
    await page.waitForURL(url => url.pathname === '/online/files')
    expect(await device.count()).toBe(1)
    expect(await sandbox.callsTo(OPTIONS)).toMatchObject([{ status: 200, body: { purpose: 'signIn' } }])
    expect(await sandbox.callsTo(VERIFY)).toMatchObject([{ status: 200, body: { credential: '••••••••' } }])
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'lastLoginUsername')?.value).toBe('passkey')
  })

  // (passkeys/button)
  test('the button asks for it, and the field keeps its place', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('username webauthn')
    await device.answers(true)
    await press(page, BUTTON)
    await webApp(page)
    await page.goBack()
    await webApp(page)
  })

  test('a refresh and Back leave it on offer, and a second tab has it too', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await press(page, BUTTON)
    await page.reload()
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await press(page, BUTTON)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await heading(page, 'Password trouble')
    await page.goBack()
    await page.getByRole('button', { name: BUTTON }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/`)
    await other.getByRole('button', { name: BUTTON }).waitFor()
    await other.close()
    await page.bringToFront()
    expect(await alertOf(page).count()).toBe(0)
    await device.answers(true)
    await press(page, BUTTON)
    await webApp(page)
    expect(await sandbox.callsTo(VERIFY)).toHaveLength(1)
  })

  test('a dialog that is cancelled is told, and the next press signs in', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await device.recognises(false)
    await device.answers(true)
    await press(page, BUTTON)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(/^(?:The passkey was not used|This device cannot use)/)
    await device.recognises(true)
    await press(page, BUTTON)
    await webApp(page)
  })

  test('it leads to the factor that is due', async () => {
    const { page, device } = await openWithDevice()
    await enrol(page)
    await enable()
    await sandbox.api('people/passkey', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
    await page.context().clearCookies()
    await page.goto(`${origin}/signin/`)
    await heading(page, 'Enter security code')
    expect(await device.count()).toBe(1)
  })

  test('the password is still a way in, beside the offer', async () => {
    const { page, device } = await openWithDevice()
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await giveUsername(page, 'simple')
    await givePassword(page)
    await webApp(page)
    expect(await sandbox.callsTo(VERIFY)).toEqual([])
  })

  // (passkeys/unknown)
  test('one that the server does not know is told, and the password is a way on', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await sandbox.api('passkeys/lose', { method: 'POST', body: { person: 'passkey' } })
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await device.answers(true)
    await press(page, BUTTON)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toBe(
      'This passkey is no longer valid. Please sign in with your password.',
    )
    await device.answers(false)
    await giveUsername(page, 'simple')
    expect(await alertOf(page).count()).toBe(0)
    await givePassword(page)
    await webApp(page)
  })

  test.each<[what: string, path: string, more: object, words: RegExp]>([
    ['options that fail', OPTIONS, { kind: 'status', status: 500 }, /^Server error\. Please try later\.$/],
    ['options that cannot be read', OPTIONS, { kind: 'malformed' }, /^Server error/],
    ['no options', OPTIONS, { kind: 'empty' }, /^Server error/],
    ['an answer that breaks off', VERIFY, { kind: 'truncated' }, /^Server error/],
    ['an answer of nobody', VERIFY, { kind: 'null' }, /^Server error/],
    ['a page', VERIFY, { kind: 'html' }, /^Server error/],
    ['a refusal', VERIFY, { kind: 'status', status: 401 }, /^This passkey was not accepted/],
    [
      'a phone that is missing',
      VERIFY,
      { kind: 'status', status: 403, body: 'User phone is not registered' },
      /^Mobile phone not registered\.$/,
    ],
    [
      'too many tries',
      VERIFY,
      { kind: 'status', status: 429, retryAfter: 60 },
      /Try again in \d+ seconds\.$/,
    ],
    ['checks that fail', '/api/onboarding/v2/status', { kind: 'status', status: 500 }, /^Server error/],
  ])('%s: told, and the button works again', async (_what, path, more, words) => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await fault(path.includes('onboarding') ? 'GET' : 'POST', path, more)
    await device.answers(true)
    await press(page, BUTTON)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(words)
    await sandbox.api('faults', { method: 'DELETE' })
    await press(page, BUTTON)
    await webApp(page)
  })
})

// (passkeys/factor)
describe('as a second factor', () => {
  async function toFactor() {
    const { page, device } = await openWithDevice()
    await enrol(page, 'passkey-factor')
    await page.context().clearCookies()
    // The tab knows that the company has passkeys: the field would sign in.
    await device.answers(false)
    await signIn(page, origin, 'passkey-factor')
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    await device.answers(true)
    return { page, device }
  }

  test('it is asked for after the password, and Back does not return to it', async () => {
    const { page } = await toFactor()
    expect(new URL(page.url()).pathname).toBe('/signin/passkey')
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    expect(await steps.allTextContents()).toEqual(['Password (done)', 'Passkey'])
    await press(page, 'Use passkey')
    await webApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/activate')).toMatchObject([
      { status: 200, body: { type: 'passkey', credential: '••••••••' } },
    ])
    await page.goBack()
    await webApp(page)
  })

  test('a refresh asks again, and so does another tab', async () => {
    const { page } = await toFactor()
    await page.reload()
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/passkey`)
    await other.getByRole('button', { name: 'Use passkey' }).waitFor()
    await press(page, 'Use passkey')
    await webApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/activate')).toHaveLength(1)
  })

  test('without a session it is the sign-in page, which says so', async () => {
    const { page } = await toFactor()
    await page.context().clearCookies({ name: 'harbor_session' })
    await page.reload()
    await heading(page, 'Sign in')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })

  test.each<[what: string, more: object, words: RegExp]>([
    ['a wrong one', { kind: 'status', status: 400, body: { message: 'Not this one.' } }, /^Not this one\.$/],
    ['an answer that cannot be read', { kind: 'html' }, /^Server error, please try later\.$/],
    ['half an answer', { kind: 'truncated' }, /^Server error, please try later\.$/],
  ])('%s: told, and the next press tries again', async (_what, more, words) => {
    const { page } = await toFactor()
    await fault('POST', '/api/auth/v2/activate', { ...more, times: 1 })
    await press(page, 'Use passkey')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(words)
    await press(page, 'Use passkey')
    await webApp(page)
  })
})

// (passkeys/list, passkeys/remove)
describe('the list', () => {
  test('names it, and removes it after one more question', async () => {
    const { page } = await openWithDevice()
    await enrol(page)
    await page.goto(`${origin}/signin/change-password`)
    const region = page.getByRole('region', { name: 'Passkeys' })
    await region.getByText('Chrome on Linux').waitFor()
    await region.getByText('Not used yet').waitFor()
    await region.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
    await press(page, 'Keep')
    await region.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
    await fault('POST', `${BASE}/remove`, { kind: 'status', status: 500, times: 1 })
    await region.getByRole('button', { name: 'Remove', exact: true }).click()
    await alertOf(page).waitFor()
    await region.getByRole('button', { name: 'Remove', exact: true }).click()
    await region.getByText('No passkeys').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'passkeys')
    expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
  })

  test('a passkey that another tab has removed is gone after a refresh, and Back leads on', async () => {
    const { page } = await openWithDevice()
    await enrol(page)
    await page.goto(`${origin}/signin/change-password`)
    const remove = (tab: Page) => tab.getByRole('button', { name: 'Remove Chrome on Linux' })
    await remove(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/change-password`)
    await remove(other).click()
    await press(other, 'Remove')
    await other.getByText('No passkeys').waitFor()
    await page.reload()
    await page.getByText('No passkeys').waitFor()
    await page.goBack()
    await webApp(page)
    expect(await sandbox.api('passkeys?person=passkey')).toEqual([])
  })

  test.each([
    ['a failure', { kind: 'status', status: 500 }],
    ['a page', { kind: 'html' }],
    ['nothing', { kind: 'empty' }],
  ])('that is %s is told, and Got it works all the same', async (_what, more) => {
    const { page } = await openWithDevice()
    await enrol(page)
    await fault('GET', BASE, more)
    await page.goto(`${origin}/signin/change-password`)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toBe('Server error, please try later.')
    await press(page, 'Got it')
    await page.getByLabel('Old password').waitFor()
  })
})

// (passkeys/upgrade)
test.each([
  ['may create one on its own, and nobody is asked', true],
  ['cannot, asks', false],
])('a browser that %s', async (_what, able) => {
  const { page, device } = await openWithDevice()
  await page.addInitScript(conditionalCreate => {
    const create = navigator.credentials.create.bind(navigator.credentials)
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: () => Promise.resolve({ conditionalCreate }),
    })
    // The device of a test has filled in no password, for which it would create one without a dialog.
    Object.assign(navigator.credentials, {
      create: ({ publicKey }: CredentialCreationOptions) => create({ ...(publicKey && { publicKey }) }),
    })
  }, able)
  // The page waits a while for the browser; on a busy machine the browser needs longer.
  await page.clock.install()
  await page.goto(`${origin}/signin/`)
  await giveUsername(page, 'passkey-upgrade')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await stopClock(page)
  await givePassword(page)
  if (able) await webApp(page)
  else await heading(page, OFFER)
  expect(await device.count()).toBe(able ? 1 : 0)
})

// (storage/no-secrets)
test('nothing of an assertion is kept or told', async () => {
  const { page, device } = await openWithDevice()
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/verify')) sent.push(request.postData() ?? '')
    else said.push(request.url())
  })
  await comeBack(page, device)
  await webApp(page)
  const secrets = sent.flatMap(body =>
    Object.values(
      (JSON.parse(body) as { credential: { response: Record<string, unknown> } }).credential.response,
    ),
  )
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]))
  const leaks = secrets.filter(
    secret => typeof secret === 'string' && [...said, kept].some(text => text.includes(secret)),
  )
  expect(sent).toHaveLength(2)
  expect(leaks).toEqual([])
})
