import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from 'test/support/browser'
import { type Sandbox, startSandbox } from 'sandbox/ownProcess'

let browser: Browser
export let sandbox: Sandbox

/** A browser and a sandbox for all tests of the file, fresh for each. */
export function onStage(): void {
  beforeAll(async () => {
    ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
  })
  afterAll(() => Promise.all([browser.close(), sandbox.stop()]))
  beforeEach(() => sandbox.api('reset', { method: 'POST' }))
}

interface Phone {
  number: string
  messages: { code?: string }[]
  approvals: { id: string; challenge?: string; choices?: string[] }[]
  codes: string[]
}
export const phone = (person: string) => sandbox.api<Phone>(`phone?person=${person}`)
export const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
export const expectWebApp = (page: Page) => page.waitForURL('**/online/')
export const open = () =>
  openPage(browser, { expected: [/status of (?:400|401|429|503)|ERR_(?:EMPTY_RESPONSE|CONNECTION)/] })
export const fault = (method: string, path: string, more: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path: `/api/auth/v2/${path}`, ...more } })

export const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Security code').fill(code)
  await page.getByRole('button', { name: 'Activate' }).click()
}
