import { expect } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { alertOf, expectWebApp, fault } from 'test/e2e/steps/stage'
import { beSignedIn, CODE_CALL, codeCalls, heading, press, QUESTION, TERMINAL, test } from './client'

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

// Each of them: test/services/addresses/nativeClientRequest.test.ts. (addresses/native-request, addresses/native-list, addresses/native-code)
test('the page opens only for a registered client; an invalid request is reported before the user types anything, also after a refresh, and no code is issued; a failing server is reported, and a second press sends one more call', async ({
  sandbox,
  openPage,
  startClient,
}) => {
  const wrong: [changes: Record<string, string>, why: string, word: string][] = [
    [{ redirect_uri: 'javascript:document.title="x"' }, LIST, 'redirect_uri'],
    [{ code_challenge_method: 'plain' }, WRONG, 'code_challenge_method'],
    [{ mode: 'device' }, UNKNOWN, 'mode'],
  ]
  const client = await startClient()
  const page = await openPage(EXPECTED)
  await page.goto(`${sandbox.origin}/signin/native-client`)
  await heading(page, 'Sign in')
  expect(await page.getByRole('button', { name: 'Next' }).isVisible()).toBe(true)
  for (const [changes, why, word] of wrong) {
    await page.goto(changed(client.address, changes))
    await told(page, why, word)
    expect(new URL(page.url()).pathname).toBe('/signin/native-client')
  }
  await page.reload()
  await told(page, UNKNOWN, 'mode')
  expect(new URL(page.url()).pathname).toBe('/signin/native-client')

  // As well to a user who is already signed in.
  await beSignedIn(sandbox, page)
  await page.goto(changed(client.address, { redirect_uri: 'https://evil.example/' }))
  await told(page, LIST, 'redirect_uri')
  await press(page, 'Open Harbor here')
  await expectWebApp(page)
  expect(await codeCalls(sandbox)).toBe(0)

  await page.goto(client.address)
  await heading(page, QUESTION)
  await fault(sandbox, 'POST', CODE_CALL, { kind: 'status', status: 500, times: 1 })
  await press(page, `Open ${TERMINAL}`)
  await alertOf(page).filter({ hasText: 'Server error, please try later.' }).waitFor()
  await press(page, `Open ${TERMINAL}`)
  expect((await client.signedIn).userId).toBe('simple')
  expect(await codeCalls(sandbox)).toBe(2)
})
