import type { Page } from 'playwright-core'
import { browser, fault as faultOf, sandbox } from 'test/e2e/steps/stage'
import { openPage, type PageOptions } from 'test/support/browser'

interface Phone {
  number: string
  messages: { code?: string }[]
  approvals: { id: string; challenge?: string; choices?: string[] }[]
  codes: string[]
}
export const phone = (person: string) => sandbox.api<Phone>(`phone?person=${person}`)
export const open = (options: PageOptions = {}) =>
  openPage(browser, {
    // WebKit reports a broken connection as reset by the peer.
    expected: [/status of (?:400|401|429|503)|ERR_(?:EMPTY_RESPONSE|CONNECTION)|reset by peer/],
    ...options,
  })
export const fault = (method: string, path: string, more: object) =>
  faultOf(method, `/api/auth/v2/${path}`, more)

export const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Security code').fill(code)
  await page.getByRole('button', { name: 'Activate' }).click()
}
