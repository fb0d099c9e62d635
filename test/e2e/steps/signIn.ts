import type { Page } from 'playwright-core'

export const PASSWORD = 'Harbor-2026!'

/** Submits the username step and waits for the next. */
export async function giveUsername(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** The password step, sent by Enter. */
export async function givePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** From the sign-in page to wherever the password leads. */
export async function signIn(page: Page, origin: string, username: string, query = ''): Promise<void> {
  await page.goto(`${origin}/signin/${query}`)
  await giveUsername(page, username)
  await givePassword(page)
}

/** Gives a browser the session of a user by the API call only: for tests that begin in the web app. */
export async function haveSession(page: Page, origin: string, userName: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/v2/login`, {
    data: { userName, password: PASSWORD },
    headers: { 'X-Touch-Supported': 'false' },
  })
  if (!answer.ok()) throw new Error(`${userName} is answered ${answer.status()}`)
}
