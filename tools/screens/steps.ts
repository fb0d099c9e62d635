import { PASSWORD } from 'sandbox/company/harbor'
import type { Page, Route } from 'playwright-core'
import type { Fault } from 'sandbox/state/faults'
import type { Stage } from './shot'

/** Opens a screen of the app by its path under /signin. */
export const open = async ({ page, sandbox }: Stage, path = '/'): Promise<void> => {
  await page.goto(`${sandbox.origin}/signin${path}`)
}

/** Waits until a text is visible. */
export const seen = ({ page }: Stage, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()

export const fault = async (
  { sandbox }: Stage,
  method: string,
  path: string,
  rest: Omit<Fault, 'method' | 'path'>,
) => {
  await sandbox.api('faults', { method: 'PUT', body: { method, path, ...rest } })
}

const waiting = new WeakMap<
  Page,
  { isHeld: (url: URL) => boolean; routes: Route[]; status: number | undefined }
>()

/** Holds the calls to a path; the next shot of the walk releases them, or responds with this status. */
export async function hold({ page }: Stage, path: string, status?: number): Promise<void> {
  const routes: Route[] = []
  const isHeld = ({ pathname }: URL) => pathname === path
  waiting.set(page, { isHeld, routes, status })
  await page.route(isHeld, route => {
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

/** Types a username on the sign-in screen and continues. */
export async function enterUsername(stage: Stage, username: string): Promise<void> {
  await stage.page.getByLabel('Username').fill(username)
  await press(stage, 'Next')
}

/** Opens the sign-in screen, types a username and continues. */
export async function submitUsername(stage: Stage, username: string): Promise<void> {
  await open(stage)
  await enterUsername(stage, username)
}

/** Goes to the password step. */
export async function toPassword(stage: Stage, username: string): Promise<void> {
  await submitUsername(stage, username)
  await stage.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
}

/** Types a password and signs in. */
export async function enterPassword(stage: Stage, password = PASSWORD): Promise<void> {
  await type(stage, 'Password', password)
  await press(stage, 'Sign in')
}

/** Signs in; does not wait for the next page. */
export async function signIn(stage: Stage, username: string, password?: string): Promise<void> {
  await toPassword(stage, username)
  await enterPassword(stage, password)
}

/** Stores values in the site's storage, from an image's address there, before the app's script runs. */
export async function keep(
  { page, sandbox }: Stage,
  storage: 'local' | 'session',
  values: Record<string, unknown>,
) {
  await page.goto(`${sandbox.origin}/sandbox/files/logo.svg`)
  await page.evaluate(
    ([kind, entries]) => {
      const place = kind === 'local' ? localStorage : sessionStorage
      for (const [name, json] of entries) place.setItem(`foyer.${name}`, json)
    },
    [storage, Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const)] as const,
  )
}

/** Stores a value for the app in this session. */
export const remember = (stage: Stage, key: string, value: unknown): Promise<void> =>
  keep(stage, 'session', { [key]: value })

type ThemeImages = Record<'header' | 'background' | 'logo', string>

/** Sets the company's look: the sandbox's own images, or others by their addresses. */
export async function themed({ sandbox }: Stage, images?: ThemeImages): Promise<void> {
  const own = (name: string): string => `${sandbox.origin}/sandbox/files/${name}.svg`
  const { header, background, logo } = images ?? {
    header: own('header'),
    background: own('background'),
    logo: own('logo'),
  }
  await sandbox.api('company', {
    method: 'PUT',
    body: {
      settings: {
        theme: { loginPageHeaderUrl: header, loginPageBackgroundUrl: background, companyLogoUrl: logo },
      },
    },
  })
}

/** Presses a button by its name. */
export const press = ({ page }: Stage, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Waits for a button in its busy state. */
export const busy = (stage: Stage): Promise<void> =>
  stage.page.getByRole('button', { name: 'Please wait' }).waitFor()

/** Types into a field by its label. */
export const type = ({ page }: Stage, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text)

/** Waits for a problem. */
export const waitForAlert = (stage: Stage, text?: string): Promise<void> =>
  stage.page
    .getByRole('alert')
    .filter({ hasText: text ?? /\S/ })
    .first()
    .waitFor()

/** Opens a screen as a user whose password was correct, with only the call: otherwise the sign-in would continue. */
export async function enter(stage: Stage, username: string, path = '/session-status'): Promise<void> {
  const { page, sandbox } = stage
  const answer = await page.request.post(`${sandbox.origin}/api/auth/v2/login`, {
    data: { userName: username, password: PASSWORD },
    headers: { 'X-Touch-Supported': 'false' },
  })
  if (!answer.ok()) throw new Error(`${username} is answered ${answer.status()}`)
  await open(stage, path)
}

/** Signs in as a user without further steps, to a screen that needs a session. */
export async function signInTo(stage: Stage, username: string, path: string): Promise<void> {
  await signIn(stage, username)
  await stage.page.waitForURL('**/online/**')
  await open(stage, path)
}
