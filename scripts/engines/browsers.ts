import type { Browser } from 'playwright-core'
import { launchChromium } from 'scripts/programs/browser'
import { launchFirefox } from 'scripts/programs/firefox/launchFirefox'

/** The browsers, as a person calls them; Chromium's tests are those of `npm test`. */
export const BROWSERS: Record<string, { name: string; launch: () => Promise<Browser> }> = {
  chromium: { name: 'Chromium', launch: () => launchChromium() },
  firefox: { name: 'Firefox', launch: () => launchFirefox() },
}
