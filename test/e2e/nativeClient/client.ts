import type { Sandbox } from 'sandbox/ownProcess'
import { type OpenPage, type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, test as base } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { signInByBrowser, type SignedIn } from 'sandbox/nativeClient/signInByBrowser'
import { haveSession } from 'test/e2e/steps/signIn'

export const TERMINAL = 'Harbor Terminal'
export const QUESTION = `Continue in ${TERMINAL}?`
export const CODE_CALL = '/api/auth/v2/native-code'

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface Client {
  /** The address that the client opens in the user's browser. */
  address: string
  signedIn: Promise<SignedIn>
  /** The code that the user types into it. */
  type: (code: string) => void
}

type StartClient = (options?: { typed?: boolean; origin?: string }) => Promise<Client>

/** Tests with the terminal of the sandbox, as far as the address that it opens. */
export const test = base.extend<{ startClient: StartClient }>({
  startClient: async ({ sandbox, afterPages }, use) => {
    const given = new AbortController()
    // A client that no browser has reached still listens.
    afterPages(() => given.abort())
    await use(options => startClient(sandbox, given.signal, options))
  },
})

/** A word that comes later. */
function later() {
  let resolve: (word: string) => void = () => undefined
  const promise = new Promise<string>(done => {
    resolve = done
  })
  return { promise, resolve }
}

async function startClient(
  sandbox: Sandbox,
  signal: AbortSignal,
  { typed = false, origin = sandbox.origin } = {},
): Promise<Client> {
  const code = later()
  const opened = later()
  const signedIn = signInByBrowser({
    address: `${origin}/signin/`,
    clientId: 'harbor-terminal',
    open: opened.resolve,
    signal,
    ...(typed && { askCode: () => code.promise }),
  })
  // A test that waits for the refusal receives it; another one ignores it.
  signedIn.catch(() => undefined)
  return { address: await opened.promise, signedIn, type: code.resolve }
}

/** Gives the browser the session and the cookie of a user who is already signed in. */
export async function beSignedIn(sandbox: Sandbox, page: Page): Promise<void> {
  await haveSession(page, sandbox.origin, 'simple')
  const cookie = { name: 'authenticationMode', value: 'simple', url: sandbox.origin }
  await page.context().addCookies([cookie])
}

/** A browser at the address of a client. */
export async function openFor(
  openPage: OpenPage,
  client: Pick<Client, 'address'>,
  options?: PageOptions,
): Promise<Page> {
  const page = await openPage(options)
  await page.goto(client.address)
  return page
}

/** The client has a session of this person, which the server takes. */
export async function expectClient(sandbox: Sandbox, { signedIn }: Client, userId: string): Promise<void> {
  const { cookie, userId: whose } = await signedIn
  expect(whose).toBe(userId)
  const response = await fetch(`${sandbox.origin}/api/auth/v2/session-status`, {
    headers: { Cookie: cookie },
  })
  expect(response.status).toBe(200)
}

export const codeIn = (address: string, name: string): string | null =>
  new URL(address).searchParams.get(name)

/** Everything that the browser keeps of the page. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      window.location.href,
      document.cookie,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
    ]),
  )

/** Counts the page's requests for a code. */
export const codeCalls = async (sandbox: Sandbox): Promise<number> =>
  (await sandbox.api<{ path: string }[]>('calls')).filter(({ path }) => path === CODE_CALL).length
