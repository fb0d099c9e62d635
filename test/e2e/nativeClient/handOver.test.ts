import { mergeTests } from '@playwright/test'
import { expect } from 'test/e2e/fixtures/test'
import { listen } from 'sandbox/nativeClient/browser/listen'
import { newSecrets } from 'sandbox/nativeClient/browser/pkce'
import { redeem } from 'sandbox/nativeClient/browser/redeem'
import {
  enable,
  havePasskey,
  openWithDevice,
  test as passkeyTest,
  withoutAutofill,
} from 'test/e2e/passkeys/stage'
import { giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'
import {
  beSignedIn,
  codeCalls,
  codeIn,
  expectClient,
  heading,
  kept,
  openFor,
  press,
  QUESTION,
  TERMINAL,
  test as clientTest,
} from './client'

const test = mergeTests(clientTest, passkeyTest)

// (addresses/native, addresses/native-told)
test('a client is signed in through the browser, past refreshes and an identity provider, at a port of this device; its session outlives that of the browser', async ({
  sandbox,
  openPage,
  startClient,
}) => {
  const client = await startClient()
  const page = await openFor(openPage, client, { expected: [/status of 401/, /favicon/] })
  await page.reload()
  await giveUsername(page, 'sso')
  await press(page, 'Continue')
  await page.waitForURL(`${sandbox.idp}/**`)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, QUESTION)
  await page.reload()
  await heading(page, QUESTION)
  // The page sends no request before the press.
  expect(await codeCalls(sandbox)).toBe(0)
  await press(page, `Open ${TERMINAL}`)
  await page.getByText('You can close this tab.').waitFor()
  await expectClient(sandbox, client, 'sso')
  expect(codeIn(page.url(), 'iss')).toBe(sandbox.origin)
  expect(codeIn(page.url(), 'state')).toBe(codeIn(client.address, 'state'))
  await page.goto(`${sandbox.origin}/online/`)
  await page.evaluate(() =>
    fetch('/api/auth/v2/logout', { method: 'POST', headers: { 'X-Touch-Supported': 'false' } }),
  )
  expect(await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).status)).toBe(401)
  await expectClient(sandbox, client, 'sso')
})

// (addresses/native-typed, addresses/native-code)
test('a user who is already signed in is asked too: a code is typed once, in upper or lower case, and is worthless without the verifier', async ({
  sandbox,
  openPage,
  startClient,
}) => {
  const page = await openPage()
  await beSignedIn(sandbox, page)
  const client = await startClient({ typed: true })
  await page.goto(client.address)
  await heading(page, QUESTION)
  expect(await codeCalls(sandbox)).toBe(0)
  const shown = page.getByText(/^[A-Z]{4}-[A-Z]{4}$/)
  const showCode = async (): Promise<string> => {
    await press(page, 'Show a code to type')
    await heading(page, `Type this code into ${TERMINAL}`)
    return shown.innerText()
  }
  const code = await showCode()
  await page.getByText(/^The code can be used for [45] min/).waitFor()
  // (security/secrets)
  expect((await kept(page)).replaceAll('-', '')).not.toContain(code.replace('-', ''))
  client.type(` ${code.toLowerCase()}\n`)
  await expectClient(sandbox, client, 'simple')

  const victim = await startClient({ typed: true })
  await page.goto(victim.address)
  await heading(page, QUESTION)
  const stolen = await showCode()
  const proof = { clientId: 'harbor-terminal', code: stolen, codeVerifier: 'v'.repeat(43) }
  await expect(redeem(sandbox.origin, proof)).rejects.toThrow('invalidGrant')
  // It is used up by the wrong try.
  victim.type(stolen)
  await expect(victim.signedIn).rejects.toThrow('invalidGrant')
})

test('if the address does not open, the same page shows a code, and another on request; the browser’s answer is accepted once; a user who stays is in the web app', async ({
  sandbox,
  openPage,
  startClient,
}) => {
  const page = await openPage()
  await beSignedIn(sandbox, page)
  const { verifier, challenge, state } = newSecrets()
  const listener = await listen(state, sandbox.origin)
  const asked = { mode: 'native', client_id: 'harbor-terminal', redirect_uri: listener.address, state }
  const query = { ...asked, code_challenge: challenge, code_challenge_method: 'S256' }
  await page.goto(`${sandbox.origin}/signin/?${new URLSearchParams(query).toString()}`)
  await press(page, 'Show a code to type')
  await heading(page, `Type this code into ${TERMINAL}`)
  const first = await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()
  await press(page, 'Show a code to type')
  await page.getByText(first).waitFor({ state: 'detached' })
  // The address is there still.
  await press(page, `Open ${TERMINAL}`)
  const code = await listener.code
  await page.getByText('You can close this tab.').waitFor()
  listener.close()
  const proof = {
    clientId: 'harbor-terminal',
    code,
    codeVerifier: verifier,
    redirectUri: listener.address,
  }
  expect(await redeem(sandbox.origin, proof)).toMatchObject({ userId: 'simple' })
  await expect(redeem(sandbox.origin, proof)).rejects.toThrow('invalidGrant')

  const before = await codeCalls(sandbox)
  const { address } = await startClient()
  await page.goto(address)
  await heading(page, QUESTION)
  await press(page, 'Open Harbor here')
  await expectWebApp(page)
  expect(await codeCalls(sandbox)).toBe(before)
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.mode'))).toBeNull()
})

test('a passkey, which no webview of the client could use', async ({
  sandbox,
  origin,
  openPage,
  startClient,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await havePasskey(origin, page, device)
  await enable(sandbox)
  await page.context().clearCookies()
  await withoutAutofill(page)
  const client = await startClient({ origin })
  await page.goto(client.address)
  await press(page, 'Sign in with a passkey')
  await heading(page, QUESTION)
  await press(page, `Open ${TERMINAL}`)
  await expectClient(sandbox, client, 'passkey')
})
