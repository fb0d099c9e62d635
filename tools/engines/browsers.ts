import type { Browser } from 'playwright-core'
import { launchChromium } from 'scripts/programs/chromium'
import { launchFirefox } from 'scripts/programs/firefox/launchFirefox'
import { launchWebKit, webKitVersion } from 'scripts/programs/webkit/launchWebKit'

/** The optional browser features that the app uses, and the behaviour without them. */
export const TRAITS = {
  trustedTypes: ['Trusted Types', 'the policy applies without them'],
  webOtp: ['WebOTP', 'the user types the code, or the keyboard fills it in'],
  conditionalMediation: ['passkeys in the suggestions of the field', 'a button requests one'],
  conditionalCreate: ['a passkey created without a prompt', 'the page offers one'],
  reporting: ['reports of the browser (`ReportingObserver`)', 'only the app’s own reports'],
  backgroundFetch: [
    'calls that outlive the page (`keepalive`)',
    'a report may be lost when the user leaves the page',
  ],
  hasSelector: ['space for ‘Show password’ in a field (`:has`)', 'a long password runs under the button'],
  balancedText: ['balanced headings', 'lines break anywhere'],
  layoutShift: ['measuring layout shifts (`layout-shift`)', 'only Chromium can measure it'],
} as const

export type Trait = keyof typeof TRAITS
export type Traits = Record<Trait, boolean>

type Passkeys = Partial<typeof PublicKeyCredential>

/** Reads the features in a page of a secure context. It runs in the page, so it names no function: `tsx` would mark the name with a helper. */
export const readTraits = async (): Promise<Traits> => {
  // The library's type has each method, and an older browser lacks some.
  const { PublicKeyCredential: passkeys } = window as { PublicKeyCredential?: Passkeys }
  const capabilities = await passkeys?.getClientCapabilities?.()
  return {
    trustedTypes: 'trustedTypes' in window,
    webOtp: 'OTPCredential' in window,
    conditionalMediation: (await passkeys?.isConditionalMediationAvailable?.()) === true,
    conditionalCreate: capabilities?.['conditionalCreate'] === true,
    reporting: 'ReportingObserver' in window,
    backgroundFetch: 'keepalive' in Request.prototype,
    hasSelector: CSS.supports('selector(:has(a))'),
    balancedText: CSS.supports('text-wrap', 'balance'),
    layoutShift: PerformanceObserver.supportedEntryTypes.includes('layout-shift'),
  }
}

/** Returns a function that opens an address and reads the browser's version and features. */
const byPlaywright =
  (launch: () => Promise<Browser>, version?: () => Promise<string>) =>
  async (address: string): Promise<{ version: string; traits: Traits }> => {
    const browser = await launch()
    try {
      const page = await browser.newPage()
      await page.goto(address)
      return { version: (await version?.()) ?? browser.version(), traits: await page.evaluate(readTraits) }
    } finally {
      await browser.close()
    }
  }

/** The browsers that run the tests, with their names for readers. */
export const BROWSERS = {
  chromium: { name: 'Chromium', ask: byPlaywright(() => launchChromium()) },
  firefox: { name: 'Firefox', ask: byPlaywright(() => launchFirefox()) },
  webkit: { name: 'WebKitGTK', ask: byPlaywright(launchWebKit, webKitVersion) },
}
