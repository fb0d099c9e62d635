import { defineConfig, type Project } from '@playwright/test'
import { CHROMIUM_FLAGS, findShell } from 'scripts/programs/chromium'
import { findFirefox } from 'scripts/programs/firefox/firefox'
import { firefoxLaunch } from 'scripts/programs/firefox/launchFirefox'
import { WEBKIT_LAUNCH } from 'scripts/programs/webkit/launchWebKit'
import { BROWSER_RESULTS, WALKS_ONLY } from 'scripts/tests/runners'
import { EXPECTATION_LIMIT_MS, TEST_LIMIT_MS } from 'test/support/limits'

const shell = findShell()

// `npm test` runs the tagged walks of these browsers only, each browser in one worker; without the variable, they run every file.
const walks: Pick<Project, 'grep' | 'workers'> = process.env[WALKS_ONLY] ? { grep: /@walk/, workers: 1 } : {}

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './test/e2e/fixtures/globalSetup.ts',
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECTATION_LIMIT_MS },
  retries: 0,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: BROWSER_RESULTS }], ['./test/e2e/fixtures/selected.ts']],
  use: {
    actionTimeout: EXPECTATION_LIMIT_MS,
    navigationTimeout: EXPECTATION_LIMIT_MS,
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      // Without them Playwright records no network either. A complete run leaves them out (leaveOutSnapshots.ts).
      snapshots: true,
      sources: true,
    },
  },
  // The walks in the other browsers take longest, and come first.
  projects: [
    {
      name: 'firefox',
      ...walks,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxLaunch({}, findFirefox() ?? 'firefox'),
      },
    },
    {
      name: 'webkit',
      ...walks,
      use: { browserName: 'webkit', headless: false, launchOptions: WEBKIT_LAUNCH },
    },
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { args: CHROMIUM_FLAGS, ...(shell && { executablePath: shell }) },
      },
    },
  ],
})
