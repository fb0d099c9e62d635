import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { type FirefoxOptions, launchFirefox } from 'scripts/programs/firefox/launchFirefox'
import { launchChromium, launchShell } from 'scripts/programs/browser'
import { launchWebKit } from 'scripts/programs/webkit/launchWebKit'
import { engine } from './engine'
import { holdInWindow, inWindow } from './inWindow'
import { needs } from './needs'

export interface LaunchOptions {
  /** True where Back finds a page as it was left (bfcache). */
  keepsPages?: boolean
  /** True where Firefox runs without motion, which it must learn at its launch; elsewhere a page sets it. */
  still?: boolean
  /** True where a page may replace the user's phone (`test/e2e/steps/textMessages.ts`). */
  textMessages?: boolean
}

/** Gives pages the interface with which Chromium's own tests replace a part of the browser. */
const STAND_INS = '--enable-blink-features=MojoJS,MojoJSTest'

declare global {
  /** In the tests of a browser (workerEnvironment.ts). */
  var browserOfWorker: ((launch: () => Promise<Browser>) => Promise<Browser>) | undefined
}

// The contexts that this file opens, and the browsers that it launches: with other flags, with another look, and as replacements for a crashed one.
let shared: Browser | undefined
const own = new Map<string, Promise<Browser>>()

afterAll(async () => {
  const launched = await Promise.all(own.values())
  own.clear()
  const contexts = shared?.contexts() ?? []
  await Promise.all([...launched, ...contexts].map(each => each.close()))
})

async function ownBrowser(key: string, begin: () => Promise<Browser>): Promise<Browser> {
  const known = await own.get(key)
  if (known?.isConnected()) return known
  const begun = begin()
  own.set(key, begun)
  return begun
}

/** A headless browser of this run's engine, which is closed after the file's tests; a Chromium without options is the worker's, which stays open for its other files. */
export async function launch({ keepsPages, still, textMessages }: LaunchOptions = {}): Promise<Browser> {
  const { browserOfWorker } = globalThis
  if (engine() === 'firefox')
    return ownBrowser(`firefox ${keepsPages} ${still}`, () =>
      launchFirefox({ keepsPages: keepsPages === true, still: still === true }),
    )
  if (engine() === 'webkit') return ownBrowser('webkit', launchWebKit)
  if (keepsPages) return ownBrowser('keepsPages', () => launchChromium([], { keepsPages }))
  if (textMessages) return ownBrowser('textMessages', () => launchShell([STAND_INS]))
  if (!browserOfWorker) return ownBrowser('chromium', () => launchShell())
  return (shared = await browserOfWorker(() => launchShell()))
}

/** The browser itself while it lives; else another one, until the file's tests are over. */
const living = (browser: Browser): Promise<Browser> =>
  browser.isConnected() ? Promise.resolve(browser) : launch()

const lookOf = ({ colorScheme, reducedMotion, hasTouch }: BrowserContextOptions): FirefoxOptions => ({
  dark: colorScheme === 'dark',
  still: reducedMotion === 'reduce',
  touched: hasTouch === true,
})

/** Opens a separate context. */
export async function contextOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  if (options.javaScriptEnabled === false) needs('noScript')
  if (engine() === 'webkit') {
    inWindow(options)
    return holdInWindow(await (await living(browser)).newContext(options))
  }
  const look = lookOf(options)
  const changed = engine() === 'firefox' && Object.values(look).includes(true)
  const from = changed ? ownBrowser(JSON.stringify(look), () => launchFirefox(look)) : living(browser)
  // Playwright knows no phone in Firefox: there it is a small window that a finger points into.
  const known = engine() === 'firefox' ? { ...options, isMobile: false } : options
  return (await from).newContext(known)
}
