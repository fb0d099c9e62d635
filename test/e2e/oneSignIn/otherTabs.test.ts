import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { addAuthenticator } from 'scripts/programs/authenticator'
import { type Situation, situationsOf } from 'test/e2e/oneSignIn/situations'
import { signIn } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'
import { lacks, stepNeeding } from 'test/support/engines/needs'

const OTHER = 'Another account was used in another tab. Please sign in again.'

/** A call that was aborted, or that a signed-out session refuses. */
const EXPECTED = [/status of 40[01]|ERR_ABORTED|NS_BINDING_ABORTED/]

/** No browser keeps a passkey for an address of numbers. */
const origin = (sandbox: Sandbox) => sandbox.origin.replace('127.0.0.1', 'localhost')

/** Calls that change something for a person. */
const isChange = ({ method, path }: { method: string; path: string }): boolean =>
  method !== 'GET' && !/\/(?:login|support\/form|is-password-prohibited|authentication\/options)$/.test(path)

const changes = async (sandbox: Sandbox) =>
  (await sandbox.api<{ method: string; path: string }[]>('calls')).filter(isChange)

const heard = (page: Page, words: string) => alertOf(page).filter({ hasText: words }).waitFor()

/** Expects the sign-in page, with the typed name and no other entry. */
async function expectEnded(page: Page, words: string, person: string): Promise<void> {
  await heard(page, words)
  expect(new URL(page.url()).pathname).toBe('/signin/')
  expect(await page.getByLabel('Username').inputValue()).toBe(person)
  expect(await page.locator('input[type=password]').count()).toBe(0)
}

/** One of each kind: an offer with a dialog of the browser, a factor that is polled, a page of one's own, calls of a worker. test/scenarios/everyStep.test.ts holds it of every page after a password. */
const ENDED = [
  'a passkey is made',
  'an approval is waited for',
  'a password is about to be changed',
  'other hosts are told',
]

/** Opens another tab of the same browser, in which another user comes that far. */
async function standInTab(
  sandbox: Sandbox,
  page: Page,
  { stand, fill }: Pick<Situation, 'stand' | 'fill'>,
): Promise<void> {
  // A signed-in user would be redirected to the web app.
  await page.context().clearCookies({ name: 'authenticationMode' })
  await stand(page, origin(sandbox))
  await fill?.(page)
}

// (one-sign-in/ended)
test('another user’s sign-in in another tab ends every step of this one: the page sends nothing more for either', async ({
  sandbox,
  openPage,
}) => {
  const first = await openPage({ expected: EXPECTED })
  // The dialog waits for a user who does not answer.
  const device = lacks('authenticator') ? undefined : await addAuthenticator(first)
  await device?.answers(false)
  const late: string[] = []
  let former: { page: Page; standing: Situation } | undefined
  const endFormer = async (): Promise<void> => {
    if (!former) return
    const { page, standing } = former
    await expectEnded(page, OTHER, standing.person)
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (isChange({ method: request.method(), path: pathname })) late.push(`${standing.person}: ${pathname}`)
    })
  }
  for (const where of ENDED)
    await stepNeeding(where === 'a passkey is made' ? 'authenticator' : [], where, async () => {
      const standing = situationsOf(sandbox)[where]!
      const page = former ? await first.context().newPage() : first
      await standInTab(sandbox, page, standing)
      await endFormer()
      former = { page, standing }
    })
  const tab = await first.context().newPage()
  await standInTab(sandbox, tab, { stand: (page, at) => signIn(page, at, 'simple') })
  await expectWebApp(tab)
  await endFormer()
  await device?.answers(true)
  // The last user is still signed in, and no other name is remembered.
  await tab.reload()
  await expectWebApp(tab)
  expect(await tab.context().cookies()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'rememberMeInfo', value: 'simple' })]),
  )
  expect(late).toEqual([])
})

/** Before there is a session, and at a factor. test/sagas/oneSignIn/oneSignIn.test.ts holds it of every call. */
const COMPARED = ['a reset is proved', 'a code is waited for']

// (one-sign-in/compared)
test('a page that has not learned of another sign-in compares before it sends', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: EXPECTED })
  for (const where of COMPARED) {
    const { person, stand, fill, sends } = situationsOf(sandbox)[where]!
    await stand(page, origin(sandbox))
    await fill?.(page)
    const before = await changes(sandbox)
    // A page receives no storage event for its own writes.
    await page.evaluate(() => localStorage.setItem('foyer.currentSignIn', '{"id":"somebody-else","who":""}'))
    await sends?.(page)
    await expectEnded(page, OTHER, person)
    expect([where, await changes(sandbox)]).toEqual([where, before])
  }
})
