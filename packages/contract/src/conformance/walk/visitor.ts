import type { BrowserContext, Locator, Page } from 'playwright-core'
import { ROUTES } from 'src/constants/routes'
import { Device } from '../client/device'
import { addPasskeyDevice } from './passkeyDevice'
import { type Rest, routeOf, untilRest } from './rest'

const STATUS = '/api/auth/v2/session-status'
const NEW_PASSWORDS = 'input[autocomplete="new-password"]:visible'
const BOXES = 'input[inputmode="numeric"], input[autocomplete="one-time-code"]'
/** The key of an authenticator app, as text. */
const KEY = 'main p[dir="ltr"][translate="no"]'
const CODES_SAVED = '#recoveryCodesSaved'
/** The button of a step without a form. */
const ACT = 'main [data-thumb] > button:visible'

/** A person at the deployed page. Finds its fields by their purpose, because a company may have texts of its own. */
export class Visitor {
  /** Lines of the app on the console, which name causes. */
  readonly console: string[] = []
  private page: Page | undefined
  private passkeys: () => Promise<{ credentialId: string }[]> = () => Promise.resolve([])

  constructor(
    private context: BrowserContext,
    private address: string,
    private timeoutMs: number,
  ) {}

  private get shown(): Page {
    if (!this.page) throw new Error('No page is open.')
    return this.page
  }

  /** Opens an address of the app, in a new tab. */
  async open(route = '/'): Promise<void> {
    const page = await this.context.newPage()
    page.setDefaultTimeout(this.timeoutMs)
    page.on('console', message => {
      if (message.text().startsWith('foyer: ')) this.console.push(message.text().slice('foyer: '.length))
    })
    this.page = page
    await page.goto(new URL(`.${route}`, this.address).href)
  }

  /** Does what the web app must do at the end of a session: deletes the cookie that skips the form (docs/adopting.md). */
  async forgetMode(): Promise<void> {
    await this.context.clearCookies({ name: 'authenticationMode' })
  }

  /** Ends the session on this browser, as a server does that no longer knows it. */
  async loseSession(): Promise<void> {
    const cookies = await this.context.cookies()
    for (const { name, httpOnly } of cookies) if (httpOnly) await this.context.clearCookies({ name })
  }

  /** Enters a username in the sign-in form; returns the field of the password, which appears later. */
  private async enterUsername(username: string): Promise<Locator> {
    const name = this.shown.locator('input[autocomplete~="username"]:visible').first()
    await name.fill(username)
    await name.press('Enter')
    return this.shown.locator('input[type="password"]:visible').first()
  }

  /** Enters a username and a password from the sign-in form on, and waits until the page comes to rest. */
  async signIn(username: string, password: string): Promise<Rest> {
    const field = await this.enterUsername(username)
    const rest = await Promise.race([field.waitFor().then(() => undefined), this.rest(ROUTES.login)])
    if (rest) return rest
    await field.fill(password)
    await field.press('Enter')
    return this.rest(ROUTES.login)
  }

  /** Enters a code, and waits until the page comes to rest. */
  async enterCode(code: string): Promise<Rest> {
    const from = this.route ?? ''
    const field = this.shown.locator(BOXES).first()
    await field.click()
    await this.shown.keyboard.type(code)
    // Boxes send the code with its last digit; a field needs a submit.
    if ((await this.shown.locator(BOXES).count()) === 1) await field.press('Enter').catch(() => undefined)
    return this.rest(from)
  }

  /** Sets up an authenticator app by the shown key: enters its code, and saves the recovery codes if the page shows some. */
  async setUpApp(): Promise<Rest> {
    const from = this.route ?? ''
    await this.shown.locator(KEY).first().waitFor()
    const app = new Device(new URL(this.address).origin)
    await app.note(await this.ask('GET', STATUS))
    const saved = this.shown.locator(CODES_SAVED)
    const code = JSON.parse(app.tell('authenticator-code')) as string
    const rest = await Promise.race([saved.waitFor().then(() => undefined), this.enterCode(code)])
    if (rest) return rest
    await saved.check()
    await this.shown.locator('form button[type="submit"]:visible').last().click()
    return this.rest(from)
  }

  /** Gives the open tab a device for passkeys. */
  async addPasskeyDevice(): Promise<void> {
    const { session, ...device } = await addPasskeyDevice(this.shown)
    this.passkeys = async () => (await session.send('WebAuthn.getCredentials', device)).credentials
  }

  /** Presses the button of a step without a form, and waits until the page comes to rest. */
  async act(): Promise<Rest> {
    const from = this.route ?? ''
    await this.shown.locator(ACT).first().click()
    return this.rest(from)
  }

  /** Opens the sign-in form again in the open tab, whose device offers its passkey in the field, and waits until the page comes to rest. */
  async signInByPasskey(): Promise<Rest> {
    await this.shown.goto(this.address)
    return this.rest(ROUTES.login)
  }

  /** Removes the passkey of the open tab's device from the account. */
  async removePasskey(): Promise<void> {
    await this.shown.goto(new URL(`.${ROUTES.changePassword}`, this.address).href)
    for (const { credentialId } of await this.passkeys()) {
      const id = Buffer.from(credentialId, 'base64').toString('base64url')
      await this.ask('POST', '/api/auth/v2/passkeys/remove', { id })
    }
  }

  /** Makes a call as the page does, and returns its body. */
  private ask(method: string, path: string, body?: object): Promise<string> {
    return this.shown.evaluate(
      async ([address, init]) => {
        const response = await fetch(address, init)
        if (!response.ok) throw new Error(`${address} returned ${response.status}`)
        return response.text()
      },
      [
        path,
        {
          method,
          headers: { 'X-Touch-Supported': 'false', 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        },
      ] as const,
    )
  }

  /** Enters a new password in each field for one, and waits until the page comes to rest. */
  async enterNewPassword(password: string): Promise<Rest> {
    const from = this.route ?? ''
    const fields = this.shown.locator(NEW_PASSWORDS)
    await fields.first().waitFor()
    for (const field of await fields.all()) await field.fill(password)
    await fields.last().press('Enter')
    return this.rest(from)
  }

  /** Goes from the sign-in form to the reset of a forgotten password, and begins it. */
  async beginReset(username: string): Promise<Rest> {
    const field = await this.enterUsername(username)
    await field.waitFor()
    await this.shown.locator(`a[href$="${ROUTES.forgetPassword}"]`).first().click()
    await this.rest(ROUTES.login)
    await this.shown.locator('form button[type="submit"]:visible').first().click()
    return this.rest(ROUTES.forgetPassword)
  }

  /** Requests the code of a reset, to this phone number or to the mailbox on file, and waits until the page asks for it or shows a message. */
  async sendResetCode(number?: string): Promise<Rest | undefined> {
    if (number !== undefined) await this.shown.locator('input[type="tel"]:visible').first().fill(number)
    await this.shown.locator('form button[type="submit"]:visible').first().click()
    return this.restUnless(this.shown.locator(BOXES).first())
  }

  /** Enters the code of a reset, and waits until the page asks for the new password or shows a message. */
  async enterResetCode(code: string): Promise<Rest | undefined> {
    await this.shown.locator(BOXES).first().click()
    await this.shown.keyboard.type(code)
    return this.restUnless(this.shown.locator(NEW_PASSWORDS).first())
  }

  /** Enters the new password of a reset, and waits until its form has gone or shows a message. */
  async endReset(password: string): Promise<Rest | undefined> {
    for (const field of await this.shown.locator(NEW_PASSWORDS).all()) await field.fill(password)
    await this.shown.locator(NEW_PASSWORDS).last().press('Enter')
    return this.restUnless(this.shown.locator(NEW_PASSWORDS).first(), 'hidden')
  }

  /** Opens the list of the other factors, and chooses the first one. Returns undefined if the backend offers none. */
  async chooseFactor(): Promise<Rest | undefined> {
    const from = this.route ?? ''
    const { mfa } = JSON.parse(await this.ask('GET', STATUS)) as {
      mfa: { alternatives?: unknown[] | null }[]
    }
    if (!mfa[0]?.alternatives?.length) return undefined
    await this.shown.locator('main button[aria-expanded][aria-controls]').first().click()
    await this.shown.locator('main button[aria-expanded][aria-controls] + * li button').first().click()
    return this.rest(from)
  }

  /** Waits for an element; returns where the page has come to rest if that is earlier. */
  private restUnless(locator: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<Rest | undefined> {
    return Promise.race([locator.waitFor({ state }).then(() => undefined), this.rest(this.route ?? '')])
  }

  /** The current route of the app; undefined outside the app. */
  get route(): string | undefined {
    return routeOf(this.shown)
  }

  /** Waits until the page has left the app, shows another screen or shows a message. Throws after the time limit. */
  rest(from: string): Promise<Rest> {
    return untilRest(this.shown, from, this.timeoutMs)
  }
}
