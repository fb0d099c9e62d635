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
  /** True where a page may stand in for the person's phone (`test/e2e/steps/textMessages.ts`). */
  textMessages?: boolean
}

/** Gives pages what Chromium's own tests use to stand in for a part of the browser. */
const STAND_INS = '--enable-blink-features=MojoJS,MojoJSTest'

/** A headless browser of this run's engine. */
export function launch({ keepsPages = false, textMessages = false }: LaunchOptions = {}): Promise<Browser> {
  if (engine() === 'firefox') return launchFirefox({ keepsPages })
  if (engine() === 'webkit') return launchWebKit()
  const flags = textMessages ? [STAND_INS] : []
  return keepsPages ? launchChromium(flags, { keepsPages }) : launchShell(flags)
}

// Beside the one that a file launches: those of another look, and one in the place of one that has died.
const others = new Map<string, Promise<Browser>>()

afterAll(async () => {
  const launched = await Promise.all(others.values())
  others.clear()
  await Promise.all(launched.map(browser => browser.close()))
})

async function other(key: string, begin: () => Promise<Browser>): Promise<Browser> {
  const known = await others.get(key)
  if (known?.isConnected()) return known
  const begun = begin()
  others.set(key, begun)
  return begun
}

/** The browser itself while it lives; else another one, until the file's tests are over. */
const living = (browser: Browser): Promise<Browser> =>
  browser.isConnected() ? Promise.resolve(browser) : other('replacement', () => launch())

const lookOf = ({ colorScheme, reducedMotion, hasTouch }: BrowserContextOptions): FirefoxOptions => ({
  dark: colorScheme === 'dark',
  still: reducedMotion === 'reduce',
  touched: hasTouch === true,
})

/** A context of its own. */
export async function contextOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  if (options.javaScriptEnabled === false) needs('noScript')
  if (engine() === 'webkit') {
    inWindow(options)
    return holdInWindow(await (await living(browser)).newContext(options))
  }
  const look = lookOf(options)
  const changed = engine() === 'firefox' && Object.values(look).includes(true)
  const from = changed ? other(JSON.stringify(look), () => launchFirefox(look)) : living(browser)
  // Playwright knows no phone in Firefox: there it is a small window that a finger points into.
  const known = engine() === 'firefox' ? { ...options, isMobile: false } : options
  return (await from).newContext(known)
}
