import { readdirSync } from 'node:fs'
import { defineConfig, type Project } from '@playwright/test'
import { CHROMIUM_FLAGS, findShell } from 'scripts/programs/chromium'
import { findFirefox, firefoxLaunch } from 'scripts/programs/firefox/launchFirefox'
import { WEBKIT_LAUNCH } from 'scripts/programs/webkit/webkit'
import { BROWSER_RESULTS, TRACE, WALKS_ONLY } from 'scripts/tests/runners'
import { EXPECTATION_LIMIT_MS, TEST_LIMIT_MS } from 'test/support/limits'
import { sample } from 'test/support/sample'

const shell = findShell()

// `npm test` runs the tagged walks of these browsers only, each browser in one worker; without the variable, they run every file.
const walks: Pick<Project, 'grep' | 'workers'> = process.env[WALKS_ONLY] ? { grep: /@walk/, workers: 1 } : {}

/** The walks of single journeys. In a complete run each takes one of these two browsers, which the commit chooses, unless their code has changed. */
const journeys = readdirSync('test/e2e', { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('/walk.test.ts'),
)
const inFirefox =
  process.env[TRACE] === 'light'
    ? sample(journeys, 2, String, ['package-lock.json', 'sandbox', 'scripts/programs', 'src', 'test/e2e'])
    : journeys
const notInFirefox = journeys.filter(file => !inFirefox.includes(file))
const notInWebKit = notInFirefox.length === 0 ? [] : inFirefox
const ignoring = (files: readonly string[]) => ({ testIgnore: files.map(file => `**/${file}`) })

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
      ...ignoring(notInFirefox),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxLaunch({}, findFirefox() ?? 'firefox'),
      },
    },
    {
      name: 'webkit',
      ...walks,
      ...ignoring(notInWebKit),
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
