import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

export let browser: Browser
export let sandbox: Sandbox

/** A browser and a sandbox for all tests of the file, fresh for each. */
export function onStage(): void {
  beforeAll(async () => {
    ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
  })
  beforeEach(() => sandbox.api('reset', { method: 'POST' }))
}

export const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
/** The sandbox answers this call by a fault from now on. */
export const fault = (method: string, path: string, more: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...more } })
export const expectWebApp = (page: Page) => page.waitForURL('**/online/')
