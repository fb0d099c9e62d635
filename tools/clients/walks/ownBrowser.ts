import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Sandbox } from 'sandbox/ownProcess'
import { addAuthenticator } from 'scripts/programs/authenticator'
import { launchChromium } from 'scripts/programs/browser'
import type { Client } from 'tools/clients/client'
import { soon } from 'tools/clients/soon'
import { at, same, type Walk } from './acts'

const FLAGS = ['--system-browser']
const REDEEMED = '/api/auth/v2/native-token'

/** Returns the session status of the client's window: the result of an asynchronous call could not leave the page. */
const SESSION = `(() => { const call = new XMLHttpRequest(); call.open('GET', '/api/auth/v2/session-status', false); call.send(); return call.status })()`

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

async function givePassword(page: Page, person: string): Promise<void> {
  await page.getByLabel('Username').fill(person)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Opens the client's address in a separate browser of the user, and waits until the client itself is signed in. */
async function byBrowser(
  client: Client,
  sandbox: Sandbox,
  signIn: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const [address = ''] = await soon(
    () => client.outside,
    found => found.length > 0,
  )
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await signIn(page, address)
    await press(page, 'Open Harbor Desktop')
    await page.getByText('You can close this tab.').waitFor()
    await at(client, '/online/')
    same(await client.evaluate(SESSION), 200)
    same(
      (await sandbox.callsTo(REDEEMED)).map(({ status }) => status),
      [200],
    )
  } finally {
    await browser.close()
  }
}

/** The promises about a sign-in outside the client's window (docs/embedding.md, chapter 8). */
export const OWN_BROWSER_WALKS: Walk[] = [
  {
    promise: 'in the person’s own browser: the client gets a session of its own',
    flags: FLAGS,
    walk: (client, sandbox) =>
      byBrowser(client, sandbox, async (page, address) => {
        await page.goto(address)
        await givePassword(page, 'simple')
      }),
  },
  {
    promise: 'a passkey there',
    flags: FLAGS,
    // Browsers store no passkey for an IP address.
    host: 'localhost',
    walk: (client, sandbox) =>
      byBrowser(client, sandbox, async (page, address) => {
        await sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
        await addAuthenticator(page)
        await page.goto(new URL('/signin/', address).href)
        await givePassword(page, 'passkey')
        await press(page, 'Create a passkey')
        await page.waitForURL(url => url.pathname === '/online/')
        await page.context().clearCookies()
        // Otherwise the device would respond to the field before the button is pressed.
        await page.addInitScript(
          'PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)',
        )
        await page.goto(address)
        await press(page, 'Sign in with a passkey')
      }),
  },
]
