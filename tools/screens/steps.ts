import type { Locator, Page, Route } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Fault } from 'sandbox/state/faults'
import { type Act, inTurn, type Stage } from './shot'

/** A response that never arrives. */
export const HANG = { kind: 'hang' } as const
/** A response without a reason. */
export const FAILED = { kind: 'status', status: 500 } as const
/** A reason that is hard to lay out. */
export const LONG =
  'The request was refused by policy_engine_version_2026_11_with_a_very_long_identifier_that_has_no_blanks_in_it_at_all, rule 17 of the company, which asks for an approval from a device that is managed.'

/** The call that proves a second factor. */
export const ACTIVATE = '/api/auth/v2/activate'

/** Opens a screen of the app by its path under /signin. */
export const open =
  (path = '/'): Act =>
  ({ page, sandbox }) =>
    page.goto(`${sandbox.origin}/signin${path}`)

/** Waits until a part of the page is visible. */
export const waitFor =
  (part: (page: Page) => Locator): Act =>
  ({ page }) =>
    part(page).waitFor()

/** Waits until a text is visible: the whole text of an element, or a part by its pattern. */
export const seen = (text: string | RegExp): Act =>
  waitFor(page => page.getByText(text, { exact: true }).filter({ visible: true }).first())

/** Waits for an element by its role and name. */
export const part = (role: Parameters<Page['getByRole']>[0], name?: string): Act =>
  waitFor(page => page.getByRole(role, name === undefined ? {} : { name }).first())

/** Waits for a field by its label. */
export const field = (label: string): Act => waitFor(page => page.getByLabel(label))

/** Waits for a button by its name. */
export const button = (name: string): Act => waitFor(page => page.getByRole('button', { name, exact: true }))

/** Waits for a button in its busy state. */
export const busy: Act = waitFor(page => page.getByRole('button', { name: 'Please wait' }))

/** Waits for a problem. */
export const problem = (text?: string): Act =>
  waitFor(page =>
    page
      .getByRole('alert')
      .filter({ hasText: text ?? /\S/ })
      .first(),
  )

/** Presses a button by its name. */
export const press =
  (name: string | RegExp): Act =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).click()

/** Types into a field by its label. */
export const type =
  (label: string, text: string): Act =>
  ({ page }) =>
    page.getByLabel(label, { exact: true }).fill(text)

/** Types into a field by its label, one key after another. */
export const typeKeys =
  (label: string, text: string): Act =>
  ({ page }) =>
    page.getByLabel(label).pressSequentially(text)

export const fault =
  (method: string, path: string, answer: Omit<Fault, 'method' | 'path'>): Act =>
  ({ sandbox }) =>
    sandbox.api('faults', { method: 'PUT', body: { method, path, ...answer } })

/** Changes the company's settings. */
export const settings =
  (change: object): Act =>
  ({ sandbox }) =>
    sandbox.api('company', { method: 'PUT', body: { settings: change } })

/** Gives a person a passkey that was created elsewhere. */
export const givePasskey =
  (person: string): Act =>
  ({ sandbox }) =>
    sandbox.api('passkeys', { method: 'POST', body: { person } })

/** Replaces the company's configuration of the page. */
export const configured =
  (body: object): Act =>
  ({ sandbox }) =>
    sandbox.api('config', { method: 'PUT', body })

const waiting = new WeakMap<
  Page,
  { isHeld: (url: URL) => boolean; routes: Route[]; status: number | undefined }
>()

/** Holds the calls to a path; the next shot of the walk releases them, or responds with this status. */
export const hold =
  (path: string, status?: number): Act =>
  ({ page }) => {
    const routes: Route[] = []
    const isHeld = ({ pathname }: URL) => pathname === path
    waiting.set(page, { isHeld, routes, status })
    return page.route(isHeld, route => {
      routes.push(route)
    })
  }

/** Releases the held calls and waits for their responses: otherwise they would receive the next fault. */
export async function letGo({ page }: Stage): Promise<void> {
  const held = waiting.get(page)
  if (!held) return
  waiting.delete(page)
  const { routes, status } = held
  await Promise.all(
    routes.map(async route => {
      await (status ? route.fulfill({ status }) : route.continue())
      await route.request().response()
    }),
  )
  await page.unroute(held.isHeld)
}

export const offline: Act = ({ page }) => page.context().setOffline(true)

export const reload: Act = ({ page }) => page.reload()

/** Stores a cookie of the site. */
export const cookie =
  (name: string, value: string): Act =>
  ({ page, sandbox }) =>
    page.context().addCookies([{ name, value, url: sandbox.origin }])

/** Types a username on the sign-in screen and continues. */
export const enterUsername = (username: string): Act => inTurn(type('Username', username), press('Next'))

/** Opens the sign-in screen, types a username and continues. */
export const submitUsername = (username: string): Act => inTurn(open(), enterUsername(username))

/** Goes to the password step. */
export const toPassword = (username: string): Act => inTurn(submitUsername(username), button('Sign in'))

/** Types a password and signs in. */
export const enterPassword = (password = PASSWORD): Act =>
  inTurn(type('Password', password), press('Sign in'))

/** Signs in; does not wait for the next page. */
export const signIn = (username: string): Act => inTurn(toPassword(username), enterPassword())

/** Stores values in the site's storage, from an image's address there, before the app's script runs. */
export const keep =
  (storage: 'localStorage' | 'sessionStorage', values: Record<string, unknown>): Act =>
  async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin}/sandbox/files/logo.svg`)
    const entries = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const)
    await page.evaluate(
      ([place, all]) => {
        for (const [name, json] of all) window[place].setItem(`foyer.${name}`, json)
      },
      [storage, entries] as const,
    )
  }

/** Stores a value for the app in this session. */
export const remember = (key: string, value: unknown): Act => keep('sessionStorage', { [key]: value })

/** Sets the images of the company's look: the sandbox's own, or others by their addresses. */
export const themed =
  (addressOf?: (image: 'header' | 'background' | 'logo') => string): Act =>
  stage => {
    const of = addressOf ?? (image => `${stage.sandbox.origin}/sandbox/files/${image}.svg`)
    return settings({
      theme: {
        loginPageHeaderUrl: of('header'),
        loginPageBackgroundUrl: of('background'),
        companyLogoUrl: of('logo'),
      },
    })(stage)
  }

/** Opens a screen as a user whose password was correct, with only the call: otherwise the sign-in would continue. */
export const enter =
  (username: string, path = '/session-status'): Act =>
  async stage => {
    const { page, sandbox } = stage
    const answer = await page.request.post(`${sandbox.origin}/api/auth/v2/login`, {
      data: { userName: username, password: PASSWORD },
      headers: { 'X-Touch-Supported': 'false' },
    })
    if (!answer.ok()) throw new Error(`${username} is answered ${answer.status()}`)
    await open(path)(stage)
  }

/** Signs a person in as far as the form for a code. */
export const toCode = (person: string, label = 'Security code'): Act => inTurn(enter(person), field(label))

/** Sends a code. */
export const activate = (code = '000000', label = 'Security code'): Act =>
  inTurn(type(label, code), press('Activate'))

/** Returns the code that the person's phone or mailbox has received last. */
export const sentCode = ({ sandbox }: Stage, person: string): Promise<string> => sandbox.newestCode(person)
