import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

export const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
/** Makes the sandbox answer a call with a fault from now on. */
export const fault = (sandbox: Sandbox, method: string, path: string, more: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...more } })
export const failOnce = (sandbox: Sandbox, method: string, path: string, status = 500) =>
  fault(sandbox, method, path, { kind: 'status', status, times: 1 })
export const expectWebApp = (page: Page) => page.waitForURL('**/online/')
