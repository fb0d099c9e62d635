import type { Browser } from 'playwright-core'
import { launchChromium } from 'scripts/programs/browser'
import { launchFirefox } from 'scripts/programs/firefox/launchFirefox'
import { launchWebKit } from 'scripts/programs/webkit/launchWebKit'
import { readTraits, type Traits } from './traits'

interface Asked {
  version: string
  traits: Traits
}

/** A browser, as a person calls it; `ask` opens an address and reads what the browser has. */
interface Known {
  name: string
  ask: (address: string) => Promise<Asked>
}

const byPlaywright =
  (launch: () => Promise<Browser>): Known['ask'] =>
  async address => {
    const browser = await launch()
    try {
      const page = await browser.newPage()
      await page.goto(address)
      return { version: browser.version(), traits: await page.evaluate(readTraits) }
    } finally {
      await browser.close()
    }
  }

const askWebKit: Known['ask'] = async address => {
  const webkit = await launchWebKit()
  try {
    await webkit.goto(address)
    return { version: webkit.version, traits: await webkit.evaluate(readTraits) }
  } finally {
    await webkit.close()
  }
}

export const BROWSERS: Record<string, Known> = {
  chromium: { name: 'Chromium', ask: byPlaywright(() => launchChromium()) },
  firefox: { name: 'Firefox', ask: byPlaywright(() => launchFirefox()) },
  webkit: { name: 'WebKitGTK', ask: askWebKit },
}

/** Those in which the tests are walked; Chromium's are those of `npm test`. */
export const WALKING = ['firefox']
