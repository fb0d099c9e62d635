import type { Browser } from 'playwright-core'
import { launchChromium } from 'scripts/programs/browser'
import { launchFirefox } from 'scripts/programs/firefox/launchFirefox'
import { launchWebKit, webKitVersion } from 'scripts/programs/webkit/launchWebKit'
import { readTraits, type Traits } from './traits'

interface BrowserFacts {
  version: string
  traits: Traits
}

/** A browser, with its name for readers; `ask` opens an address and reads the browser's features. */
interface TestedBrowser {
  name: string
  ask: (address: string) => Promise<BrowserFacts>
}

const byPlaywright =
  (launch: () => Promise<Browser>, version?: () => Promise<string>): TestedBrowser['ask'] =>
  async address => {
    const browser = await launch()
    try {
      const page = await browser.newPage()
      await page.goto(address)
      return { version: (await version?.()) ?? browser.version(), traits: await page.evaluate(readTraits) }
    } finally {
      await browser.close()
    }
  }

export const BROWSERS: Record<string, TestedBrowser> = {
  chromium: { name: 'Chromium', ask: byPlaywright(() => launchChromium()) },
  firefox: { name: 'Firefox', ask: byPlaywright(() => launchFirefox()) },
  webkit: { name: 'WebKitGTK', ask: byPlaywright(launchWebKit, webKitVersion) },
}

/** The browsers that run the tests. */
export const WALKING = Object.keys(BROWSERS)
