import type { Sandbox } from 'sandbox/ownProcess'
import { type OpenPage, type PageOptions } from 'test/e2e/fixtures/openPage'
import type { Page } from 'playwright-core'
import { fault as faultOf } from 'test/e2e/steps/stage'

interface Phone {
  number: string
  messages: { code?: string }[]
  approvals: { id: string; challenge?: string; choices?: string[] }[]
  codes: string[]
}
export const phone = (sandbox: Sandbox, person: string) => sandbox.api<Phone>(`phone?person=${person}`)
export const open = (openPage: OpenPage, options: PageOptions = {}) =>
  openPage({
    // WebKit reports a broken connection as reset by the peer.
    expected: [/status of (?:400|401|429|503)|ERR_(?:EMPTY_RESPONSE|CONNECTION)|reset by peer/],
    ...options,
  })
export const fault = (sandbox: Sandbox, method: string, path: string, more: object) =>
  faultOf(sandbox, method, `/api/auth/v2/${path}`, more)

export const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Security code').fill(code)
  await page.getByRole('button', { name: 'Activate' }).click()
}
