import { mergeTests } from '@playwright/test'
import { expect } from 'test/e2e/fixtures/test'
import { redeem } from 'sandbox/nativeClient/signInByBrowser'
import { test as passkeyTest } from 'test/e2e/passkeys/stage'
import { giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
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
  page,
  startClient,
}) => {
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
