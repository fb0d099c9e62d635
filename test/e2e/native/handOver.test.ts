import { signInByBrowser } from 'sandbox/nativeClient/browser/signInByBrowser'
import { listen } from 'sandbox/nativeClient/browser/listen'
import { newSecrets } from 'sandbox/nativeClient/browser/pkce'
import { redeem } from 'sandbox/nativeClient/browser/redeem'
import { addAuthenticator } from 'scripts/programs/authenticator'
import { withoutAutofill } from 'test/e2e/passkeys/stage'
import { givePassword, giveUsername, PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { browser, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'
import { needs } from 'test/support/engines/needs'
import {
  codeCalls,
  codeIn,
  expectClient,
  heading,
  kept,
  openFor,
  press,
  QUESTION,
  startClient,
  TERMINAL,
} from './client'

onStage()

// (addresses/native, addresses/native-told)
test('a client is signed in through the browser, at a port of this device', async () => {
  const client = await startClient()
  const page = await openFor(client)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await heading(page, QUESTION)
  // Nothing is asked for before the press.
  expect(await codeCalls()).toBe(0)
  await press(page, `Open ${TERMINAL}`)
  await page.getByText('You can close this tab.').waitFor()
  await expectClient(client, 'simple')
  expect(codeIn(page.url(), 'iss')).toBe(sandbox.origin)
  expect(codeIn(page.url(), 'state')).toBe(codeIn(client.address, 'state'))
})

test('what the browser brings is right once: another call with the same code is refused', async () => {
  const { verifier, challenge, state } = newSecrets()
  const listener = await listen(state, sandbox.origin)
  const asked = { mode: 'native', client_id: 'harbor-terminal', redirect_uri: listener.address, state }
  const query = { ...asked, code_challenge: challenge, code_challenge_method: 'S256' }
  const address = `${sandbox.origin}/signin/?${new URLSearchParams(query).toString()}`
  const page = await openFor({ address })
  await giveUsername(page, 'simple')
  await givePassword(page)
  await press(page, `Open ${TERMINAL}`)
  const code = await listener.code
  listener.close()
  const proof = {
    clientId: 'harbor-terminal',
    code,
    codeVerifier: verifier,
    redirectUri: listener.address,
  }
  expect(await redeem(sandbox.origin, proof)).toMatchObject({ userId: 'simple' })
  await expect(redeem(sandbox.origin, proof)).rejects.toThrow('invalidGrant')
})

test('the client’s session is its own: it outlives that of the browser', async () => {
  const client = await startClient()
  const page = await openFor(client, { expected: [/status of 401/] })
  await giveUsername(page, 'simple')
  await givePassword(page)
  await press(page, `Open ${TERMINAL}`)
  const { cookie } = await client.signedIn
  // The browser is on its way there still.
  await page.getByText('You can close this tab.').waitFor()
  await page.goto(`${sandbox.origin}/online/`)
  await page.evaluate(() =>
    fetch('/api/auth/v2/logout', { method: 'POST', headers: { 'X-Touch-Supported': 'false' } }),
  )
  expect(await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).status)).toBe(401)
  const own = await fetch(`${sandbox.origin}/api/auth/v2/session-status`, { headers: { Cookie: cookie } })
  expect(own.status).toBe(200)
})

test('a person who is signed in already types nothing, and is asked all the same', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'simple')
  await expectWebApp(page)
  const client = await startClient()
  await page.goto(client.address)
  await heading(page, QUESTION)
  expect(await codeCalls()).toBe(0)
  await press(page, `Open ${TERMINAL}`)
  await expectClient(client, 'simple')
})

// (addresses/native-typed)
test('a code is typed where no address opens: in fours, in any case, once, and only here', async () => {
  const client = await startClient({ typed: true })
  const page = await openFor(client)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await heading(page, QUESTION)
  await press(page, 'Show a code to type')
  await heading(page, `Type this code into ${TERMINAL}`)
  const code = await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()
  await page.getByText(/^The code can be used for [45] min/).waitFor()
  // (security/secrets)
  const letters = code.replace('-', '')
  expect((await kept(page)).replaceAll('-', '')).not.toContain(letters)
  client.type(` ${code.toLowerCase()}\n`)
  await expectClient(client, 'simple')
})

test('where the address does not open, the same page shows a code', async () => {
  const page = await openPage(browser)
  const client = await startClient()
  await page.goto(client.address)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await press(page, 'Show a code to type')
  await heading(page, `Type this code into ${TERMINAL}`)
  const first = await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()
  await press(page, 'Show a code to type')
  await page.getByText(first).waitFor({ state: 'detached' })
  // The address is there still.
  await press(page, `Open ${TERMINAL}`)
  await expectClient(client, 'simple')
})

// (addresses/native-code)
test('a code that somebody else has seen is worth nothing without the verifier', async () => {
  const page = await openPage(browser)
  const opened: string[] = []
  let type: (code: string) => void = () => undefined
  const typed = new Promise<string>(resolve => (type = resolve))
  const victim = signInByBrowser({
    address: `${sandbox.origin}/signin/`,
    clientId: 'harbor-terminal',
    open: address => opened.push(address),
    askCode: () => typed,
  })
  await page.goto(opened[0] ?? '')
  await giveUsername(page, 'simple')
  await givePassword(page)
  await press(page, 'Show a code to type')
  const code = await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()
  const proof = { clientId: 'harbor-terminal', code, codeVerifier: 'v'.repeat(43) }
  await expect(redeem(sandbox.origin, proof)).rejects.toThrow('invalidGrant')
  // It is used up by the wrong try.
  type(code)
  await expect(victim).rejects.toThrow('invalidGrant')
})

test('a refresh at the last step shows it again, and at the first step keeps the client', async () => {
  const client = await startClient()
  const page = await openFor(client)
  await page.reload()
  await giveUsername(page, 'simple')
  await givePassword(page)
  await heading(page, QUESTION)
  await page.reload()
  await heading(page, QUESTION)
  await press(page, `Open ${TERMINAL}`)
  await expectClient(client, 'simple')
})

test('an identity provider lies in between', async () => {
  const client = await startClient()
  const page = await openFor(client, { expected: [/favicon/] })
  await giveUsername(page, 'sso')
  await press(page, 'Continue')
  await page.waitForURL(`${sandbox.idp}/**`)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, QUESTION)
  await press(page, `Open ${TERMINAL}`)
  await expectClient(client, 'sso')
})

test('a host that takes the browser over leads back, and the client is signed in', async () => {
  const client = await startClient()
  const page = await openFor(client)
  await giveUsername(page, 'auto-login-redirect')
  await givePassword(page)
  await heading(page, QUESTION)
  await press(page, `Open ${TERMINAL}`)
  await expectClient(client, 'auto-login-redirect')
})

test('a passkey, which no webview of the client could use', async () => {
  needs('authenticator')
  // No browser keeps a passkey for an address of numbers.
  const origin = sandbox.origin.replace('127.0.0.1', 'localhost')
  const page = await openPage(browser, { expected: [/status of 401/] })
  await addAuthenticator(page)
  await sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
  await signIn(page, origin, 'passkey')
  await press(page, 'Create a passkey')
  await expectWebApp(page)
  await page.context().clearCookies()
  await withoutAutofill(page)
  const client = await startClient({ origin })
  await page.goto(client.address)
  await press(page, 'Sign in with a passkey')
  await heading(page, QUESTION)
  await press(page, `Open ${TERMINAL}`)
  await expectClient(client, 'passkey')
})

test('who stays in the browser is in the web app, and the client gets nothing', async () => {
  const client = await startClient()
  const page = await openFor(client)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await heading(page, QUESTION)
  await press(page, 'Open Harbor here')
  await expectWebApp(page)
  expect(await codeCalls()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.mode'))).toBeNull()
})
