import type { Sandbox } from 'sandbox/ownProcess'
import type { OpenPage } from 'test/e2e/fixtures/openPage'
import { test as base } from 'test/e2e/fixtures/test'
import type { BrowserContext, Page } from 'playwright-core'
import { haveSession } from 'test/e2e/steps/signIn'
import { SoftAuthenticator } from 'foyer-contract/conformance/client/softAuthenticator'
import { addAuthenticator, type Authenticator } from './authenticator'
import { needs } from 'test/support/engines/needs'

export const test = base.extend<{
  /** The sandbox by name: no browser keeps a passkey for an address of numbers. */
  origin: string
}>({
  origin: async ({ sandbox }, use) => use(sandbox.origin.replace('127.0.0.1', 'localhost')),
})

export const BASE = '/api/auth/v2/passkeys'
export const OPTIONS = `${BASE}/authentication/options`
export const VERIFY = `${BASE}/authentication/verify`
export const REFUSED = /status of (?:40[0134]|429|500|503)|ERR_(?:EMPTY_RESPONSE|CONNECTION|CONTENT_LENGTH)/
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor()

export const passkeyCalls = async (sandbox: Sandbox) =>
  (await sandbox.api<{ path: string }[]>('calls')).filter(({ path }) => path.startsWith(BASE))

export const enable = (sandbox: Sandbox) =>
  sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })

export async function openWithDevice(openPage: OpenPage): Promise<{ page: Page; device: Authenticator }> {
  needs('authenticator')
  const page = await openPage({ expected: [REFUSED] })
  return { page, device: await addAuthenticator(page) }
}

/** The browser's message for a closed dialog depends on what it knows of the device. */
export const CANCELLED = /^(?:The passkey was not used|This device cannot use)/
export const BUTTON = 'Sign in with a passkey'
export const OFFER = 'Sign in faster next time'

/** The device then answers only the button; the field would sign in before it is pressed. */
export const withoutAutofill = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) })
  })

/** Creates a passkey on this device for a signed-in user, by API calls only: for tests that begin with one. */
export async function havePasskey(
  origin: string,
  page: Page,
  device: Authenticator,
  person = 'passkey',
): Promise<void> {
  await haveSession(page, origin, person)
  const soft = new SoftAuthenticator(origin)
  const register = async (call: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`${origin}${BASE}/registration/${call}`, {
      data,
      headers: { 'X-Touch-Supported': 'false' },
    })
    if (!answer.ok()) throw new Error(`${call} is answered ${answer.status()}`)
    return answer.json()
  }
  const options = (await register('options', {})) as { challenge: string; user: { id: string } }
  await register('verify', { credential: soft.attest(options) })
  await device.add(soft.forDevice(options.user.id))
}

/** Opens the sign-in page of a company with passkeys, with a signed-out user who has a passkey. */
export async function comeBack(
  sandbox: Sandbox,
  origin: string,
  page: Page,
  device: Authenticator,
  answers = true,
): Promise<void> {
  await havePasskey(origin, page, device)
  await enable(sandbox)
  await page.context().clearCookies()
  await device.answers(answers)
  await page.goto(`${origin}/signin/`)
}

/** The page of a proxy, in the place of the server's own word. */
export const PROXY = { kind: 'html', status: 404 }

type Heard = Record<'unknown' | 'accepted' | 'details', object[]>

/** Records the signals that the page sends to the browser, which still receives them. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Record<string, object[]> = { unknown: [], accepted: [], details: [] }
    Object.assign(window, { heard })
    const own = PublicKeyCredential as unknown as Record<string, (hint: object) => Promise<void>>
    for (const [name, signal] of [
      ['unknown', 'signalUnknownCredential'],
      ['accepted', 'signalAllAcceptedCredentials'],
      ['details', 'signalCurrentUserDetails'],
    ] as const) {
      const tell = own[signal]?.bind(own)
      own[signal] = hint => {
        heard[name]?.push(hint)
        return tell?.(hint) ?? Promise.resolve()
      }
    }
  })

/** Returns the signals that this page has sent to the browser since it loaded. */
export const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

/** Returns the same, once there are that many signals. */
export async function heardTimes(page: Page, what: keyof Heard, times: number): Promise<Heard> {
  await page.waitForFunction(
    ([name, number]) => (window as unknown as { heard: Heard }).heard[name].length >= number,
    [what, times] as const,
  )
  return heardBy(page)
}
