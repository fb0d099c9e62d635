import { PASSWORD } from 'sandbox/company/harbor'
import type { Fault } from 'sandbox/state/faults'
import type { Stage } from './shot'

/** Opens a screen of the app by its path under /signin. */
export const open = async ({ page, sandbox }: Stage, path = '/'): Promise<void> => {
  await page.goto(`${sandbox.origin}/signin${path}`)
}

/** Waits until a text is seen. */
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

/** Types a username on the sign-in screen and goes on. */
export async function giveUsername(stage: Stage, username: string): Promise<void> {
  await open(stage)
  await stage.page.getByLabel('Username').fill(username)
  await stage.page.getByRole('button', { name: 'Next' }).click()
}

/** Goes to the password step. */
export async function toPassword(stage: Stage, username: string): Promise<void> {
  await giveUsername(stage, username)
  await stage.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
}

/** Signs in; what comes then is another step's matter. */
export async function signIn(stage: Stage, username: string, password = PASSWORD): Promise<void> {
  await toPassword(stage, username)
  await stage.page.getByLabel('Password', { exact: true }).fill(password)
  await stage.page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Puts a value into the session storage of the app before its script runs. */
export const remember = ({ page }: Stage, key: string, value: unknown): Promise<unknown> =>
  page.addInitScript(([name, json]) => sessionStorage.setItem(`foyer.${name}`, json), [
    key,
    JSON.stringify(value),
  ] as const)

type ThemeImages = Record<'header' | 'background' | 'logo', string>

/** Dresses the company: in the sandbox's own images, or in others by their addresses. */
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

/** Waits for a button that says that it is under way. */
export const busy = (stage: Stage): Promise<void> =>
  stage.page.getByRole('button', { name: 'Please wait' }).waitFor()

/** Types into a field by its label. */
export const type = ({ page }: Stage, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text)

/** Waits for a problem. */
export const told = (stage: Stage, text?: string): Promise<void> =>
  stage.page
    .getByRole('alert')
    .filter({ hasText: text ?? /\S/ })
    .first()
    .waitFor()

/** Signs in as somebody who is let in at once, to a screen that needs a session. */
export async function signInTo(stage: Stage, username: string, path: string): Promise<void> {
  await signIn(stage, username)
  await stage.page.waitForURL('**/online/**')
  await open(stage, path)
}
