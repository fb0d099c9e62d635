import type { Page } from 'playwright-core'
import { addAuthenticator } from 'scripts/programs/authenticator'
import { type Standing, STANDINGS } from 'test/e2e/oneSignIn/standings'
import { signIn } from 'test/e2e/steps/signIn'
import { alertOf, browser, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'
import { needs } from 'test/support/engines/needs'

onStage()

const OTHER = 'Another account was used in another tab. Please sign in again.'

/** A call that was given up, or that the session of nobody refuses. */
const EXPECTED = [/status of 40[01]|ERR_ABORTED|NS_BINDING_ABORTED/]

/** No browser keeps a passkey for an address of numbers. */
const origin = () => sandbox.origin.replace('127.0.0.1', 'localhost')

/** Calls that change something for a person. */
const isChange = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' && !/\/(?:login|support\/form|is-password-prohibited|authentication\/options)$/.test(path)

const changes = async () => (await sandbox.api<{ method: string; path: string }[]>('calls')).filter(isChange)

async function standAt({ device, stand, fill }: Standing): Promise<Page> {
  if (device) needs('authenticator')
  const page = await openPage(browser, { expected: EXPECTED })
  if (device) await addAuthenticator(page)
  await stand(page, origin())
  await fill?.(page)
  return page
}

const heard = (page: Page, words: string) => alertOf(page).filter({ hasText: words }).waitFor()

/** The page is the sign-in page, with the name that was typed and nothing else of what was. */
async function expectEnded(page: Page, words: string, person: string): Promise<void> {
  await heard(page, words)
  expect(new URL(page.url()).pathname).toBe('/signin/')
  expect(await page.getByLabel('Username').inputValue()).toBe(person)
  expect(await page.locator('input[type=password]').count()).toBe(0)
}

/** One of each kind: an offer, a factor that is polled, a dialog of the browser, a page of one's own, calls of a worker. test/scenarios/everyStep.test.ts holds it of every page after a password. */
const ENDED = [
  'a passkey is offered',
  'an approval is waited for',
  'a passkey is the factor',
  'a password is about to be changed',
  'other hosts are told',
]

// (one-sign-in/ended)
test.each(ENDED)(
  'while %s, another person in another tab ends it: nothing more is sent for anybody',
  async where => {
    const standing = STANDINGS[where]!
    const page = await standAt(standing)
    const tab = await page.context().newPage()
    // Who is signed in already would be led to the web app.
    await page.context().clearCookies({ name: 'authenticationMode' })
    await signIn(tab, origin(), 'simple')
    await expectWebApp(tab)
    await expectEnded(page, OTHER, standing.person)
    const before = await changes()
    expect(await page.context().cookies()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'rememberMeInfo', value: 'simple' })]),
    )
    // The other tab's person is still signed in, and nobody else is remembered.
    await tab.reload()
    await expectWebApp(tab)
    expect(await changes()).toEqual(before)
  },
)

/** One of each kind: before there is a session, at a factor, by a phone, and on a page of one's own. test/sagas/oneSignIn/everyCall.test.ts holds it of every call. */
const COMPARED = [
  'a reset is proved',
  'a code is waited for',
  'a computer asks the phone',
  'new recovery codes are wanted',
]

// (one-sign-in/compared)
test.each(COMPARED)('while %s, a page that has not heard of it compares before it sends', async where => {
  const standing = STANDINGS[where]!
  const page = await standAt(standing)
  const before = await changes()
  // A page is not told of what it writes itself.
  await page.evaluate(() => localStorage.setItem('foyer.currentSignIn', '{"id":"somebody-else","who":""}'))
  await standing.sends?.(page)
  await expectEnded(page, OTHER, standing.person)
  expect(await changes()).toEqual(before)
})
