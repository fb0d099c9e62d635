import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { valueOf, walkOf } from 'test/e2e/steps/heard'
import { haveSession, PASSWORD } from 'test/e2e/steps/signIn'

const PATH = '/api/auth/v2/phone-sign-in'
const LOGIN = '/signin/'

const offerPhone = (sandbox: Sandbox) =>
  sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } })

/** A call of another browser, with its cookies or without. */
async function callOf(sandbox: Sandbox, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${sandbox.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Touch-Supported': 'true', Cookie: cookie },
    body: JSON.stringify(body),
  })
}

const inPage = (page: Page, words: RegExp | string) => page.getByText(words).first().waitFor()

// (accessibility/heard-once, phone/number, phone/question, phone/answer)
test('a screen reader announces the codes, the number and a refusal on the computer; on the phone, the question, a missing number and a wrong one', async ({
  sandbox,
  openPage,
}) => {
  await offerPhone(sandbox)
  const { page, step, keys } = await walkOf(openPage, sandbox, LOGIN)
  await page.getByRole('button', { name: 'Sign in with your phone' }).focus()
  const codes = await step(async () => {
    await page.keyboard.press('Enter')
    await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).waitFor()
  })
  expect(codes.said).toContain('Sign in with your phone. Scan this code with a phone')
  const userCode = (await page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()).replace('-', '')
  const signIn = await callOf(sandbox, '/api/auth/v2/login', { userName: 'simple', password: PASSWORD })
  const cookie = signIn.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  const number = await step(async () => {
    await callOf(sandbox, `${PATH}/request`, { userCode }, cookie)
    await inPage(page, /^Type \d\d on your phone$/)
  })
  expect(number.said).toMatch(/^Type \d\d on your phone$/)
  const refused = await step(async () => {
    await callOf(sandbox, `${PATH}/answer`, { userCode, approve: false }, cookie)
    await inPage(page, 'The sign-in was refused on the phone.')
  })
  expect(refused.said).toBe('The sign-in was refused on the phone.')

  await haveSession(page, sandbox.origin, 'simple')
  const begun = await callOf(sandbox, PATH, {})
  const another = (await begun.json()) as { userCode: string }
  const opened = await step(async () => {
    await page.goto(`${sandbox.origin}/signin/phone`)
    await page.getByLabel('Code on the computer').waitFor()
  })
  expect(opened.said).toContain('Sign in a computer?. Type the code that the computer shows.')
  await page.getByLabel('Code on the computer').focus()
  const asked = await step(async () => {
    await keys(another.userCode)()
    await inPage(page, 'From Lisbon, Portugal')
  })
  expect(asked.said).toContain('From Lisbon, Portugal')
  await page.getByLabel('Number on the computer').focus()
  const missing = await step(async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
  })
  expect(valueOf(missing.focus, 'invalid')).toBe('true')
  const wrong = await step(async () => {
    await keys('00')()
    await inPage(page, /^This is not the number on the computer/)
  })
  expect(wrong.said).toContain('This is not the number on the computer')
})
