import type * as Playwright from 'playwright-core'

declare global {
  /** In the tests of a browser (workerEnvironment.ts). */
  var playwrightOfWorker: () => typeof Playwright
}

/** `playwright-core`, which a worker loads once for all its files (jest.config.js). */
export const { chromium, firefox, webkit } = globalThis.playwrightOfWorker()
