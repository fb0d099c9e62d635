import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium, findShell } from './chromium'

/** What keeps Chromium from keeping a page that is left; Playwright adds it. */
const NOTHING_KEPT = '--disable-back-forward-cache'

/** A headless Chromium with an empty profile; with `keepsPages` Back finds a page as it was left (bfcache). */
export const launchChromium = (flags: string[] = [], { keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    ignoreDefaultArgs: keepsPages ? [NOTHING_KEPT] : [],
  })

/** The same without windows, which takes a quarter less of the processor (decision 0281). It keeps no page that is left, and has no extensions. */
export const launchShell = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findShell() ?? ensureChromium(), args: [...CHROMIUM_FLAGS, ...flags] })
