import type { Page } from 'playwright-core'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { alertOf, browser, expectWebApp, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'
import {
  CODE_CALL,
  codeCalls,
  heading,
  kept,
  openFor,
  press,
  QUESTION,
  startClient,
  TERMINAL,
} from './client'

onStage()

const REFUSED = 'This app cannot be signed in'
const LIST = 'The app that opened this page is not one that your company allows.'
const WRONG = 'The app that opened this page did not ask as it should.'
const UNKNOWN = 'The app that opened this page asked for something that this page does not know.'
const EXPECTED = { expected: [/status of (?:400|401|409|500)|ERR_(?:EMPTY_RESPONSE|CONNECTION)/] }

/** The address of the client with some parameters changed. */
function changed(address: string, changes: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return url.href
}

const told = async (page: Page, why: string, word: string) => {
  await heading(page, REFUSED)
  await page.getByText(why).waitFor()
  await page.getByText(`tell your support this word: ${word}`).waitFor()
}

// (addresses/native-request, addresses/native-list)
test('what a client asks for wrongly is told before anything is typed, and nothing is handed over', async () => {
  const wrong: [changes: Record<string, string>, why: string, word: string][] = [
    [{ redirect_uri: 'https://evil.example/signed-in' }, LIST, 'redirect_uri'],
    [{ redirect_uri: 'javascript:document.title="x"' }, LIST, 'redirect_uri'],
    [{ redirect_uri: 'http://localhost:4999/signed-in' }, LIST, 'redirect_uri'],
    [{ client_id: 'evil' }, LIST, 'client_id'],
    [{ code_challenge_method: 'plain' }, WRONG, 'code_challenge_method'],
    [{ code_challenge: '' }, WRONG, 'code_challenge'],
    [{ mode: 'device' }, UNKNOWN, 'mode'],
  ]
  const client = await startClient()
  const page = await openPage(browser)
  for (const [changes, why, word] of wrong) {
    await page.goto(changed(client.address, changes))
    await told(page, why, word)
    await page.reload()
    await told(page, why, word)
    expect(new URL(page.url()).pathname).toBe('/signin/native-client')
  }
  expect(await codeCalls()).toBe(0)
})

test('it is told at the end as well, to somebody who is signed in', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'simple')
  await expectWebApp(page)
  const client = await startClient()
  await page.goto(changed(client.address, { redirect_uri: 'https://evil.example/' }))
  await told(page, LIST, 'redirect_uri')
  await press(page, 'Open Harbor here')
  await expectWebApp(page)
  expect(await codeCalls()).toBe(0)
})

/** Up to the question, by password. */
async function toQuestion(): Promise<{ page: Page; client: Awaited<ReturnType<typeof startClient>> }> {
  const client = await startClient()
  const page = await openFor(client, EXPECTED)
  await giveUsername(page, 'simple')
  await givePassword(page)
  await heading(page, QUESTION)
  return { page, client }
}

// (one-sign-in/ended)
test('another tab signs out: the page hands nothing over, and the next sign-in serves the client', async () => {
  const { page, client } = await toQuestion()
  const tab = await page.context().newPage()
  await tab.goto(client.address)
  await heading(tab, QUESTION)
  await press(tab, 'Not you?')
  await alertOf(page).filter({ hasText: 'You signed out in another tab.' }).waitFor()
  expect(await codeCalls()).toBe(0)
  expect(await kept(page)).toContain('mode=native')
  await tab.close()
  await giveUsername(page, 'never-expires')
  await givePassword(page)
  await press(page, `Open ${TERMINAL}`)
  expect((await client.signedIn).userId).toBe('never-expires')
})

test('the session is over: the page says so, and the next sign-in serves the client', async () => {
  const { page, client } = await toQuestion()
  const tab = await page.context().newPage()
  await tab.goto(`${sandbox.origin}/online/`)
  await press(tab, 'Sign out')
  await press(page, `Open ${TERMINAL}`)
  await alertOf(page).filter({ hasText: 'Please sign in again.' }).waitFor()
  await giveUsername(page, 'simple')
  await givePassword(page)
  await press(page, `Open ${TERMINAL}`)
  expect((await client.signedIn).userId).toBe('simple')
})

test('another person signs in in another tab: the page asks for no code', async () => {
  const { page } = await toQuestion()
  const tab = await page.context().newPage()
  await tab.goto(`${sandbox.origin}/online/`)
  await tab.context().clearCookies({ name: 'authenticationMode' })
  await signIn(tab, sandbox.origin, 'never-expires')
  await expectWebApp(tab)
  await alertOf(page).filter({ hasText: 'Another account was used in another tab.' }).waitFor()
  expect(await codeCalls()).toBe(0)
})

// (addresses/native-code)
test('a server that fails is told, and a second press is one more call', async () => {
  const { page, client } = await toQuestion()
  await fault('POST', CODE_CALL, { kind: 'status', status: 500, times: 1 })
  await press(page, `Open ${TERMINAL}`)
  await alertOf(page).filter({ hasText: 'Server error, please try later.' }).waitFor()
  await press(page, `Open ${TERMINAL}`)
  expect((await client.signedIn).userId).toBe('simple')
  expect(await codeCalls()).toBe(2)
})

// (addresses/native-told)
test('an app that has a scheme of its own: the page stays, says where to go on, and has a code for each press', async () => {
  const client = await startClient()
  const desktop = { client_id: 'harbor-desktop', redirect_uri: 'com.example.harbor:/signed-in' }
  // No app here has it.
  const page = await openFor(
    { address: changed(client.address, desktop) },
    { expected: [/Failed to launch/] },
  )
  await giveUsername(page, 'simple')
  await givePassword(page)
  await heading(page, 'Continue in Harbor Desktop?')
  await press(page, 'Open Harbor Desktop')
  await heading(page, 'You are signed in')
  await page.getByText('Go on in Harbor Desktop.').waitFor()
  expect(await kept(page)).not.toContain('code=')
  await press(page, 'Open Harbor Desktop')
  await heading(page, 'You are signed in')
  expect(await codeCalls()).toBe(2)
  expect(await page.getByRole('button', { name: 'Show a code to type' }).count()).toBe(0)
})

test('without a client nobody gets the page', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/native-client`)
  await heading(page, 'Sign in')
  expect(await page.getByRole('button', { name: 'Next' }).isVisible()).toBe(true)
})
