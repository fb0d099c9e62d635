import path from 'node:path'
import { type Browser, firefox, type LaunchOptions } from 'playwright-core'
import { ensureProgram, findProgram, type Program } from 'scripts/programs/debian'

const FIREFOX: Program = {
  name: 'Firefox',
  debian: ['firefox-esr'],
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
}

export const findFirefox = (): string | undefined => findProgram(FIREFOX)

/** Like `ensureProgram`. */
export const ensureFirefox = (): string => ensureProgram(FIREFOX)

/** Options that Firefox has for the whole browser, and other browsers for a page. */
export interface FirefoxOptions {
  dark?: boolean
  /** True for reduced motion. */
  still?: boolean
  /** True for touch input without a mouse. */
  touched?: boolean
  /** True if Back restores a page unchanged (bfcache), which Playwright does not detect. */
  keepsPages?: boolean
}

/** Firefox's value for touch: a coarse pointer that cannot hover. */
const FINGER = 1

const RELAY = path.resolve('scripts/programs/firefox/relay.mjs')

/** Returns Playwright's options for a headless Firefox with an empty profile. */
export const firefoxLaunch = (
  { dark = false, still = false, touched = false, keepsPages = false }: FirefoxOptions = {},
  program = ensureFirefox(),
): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: RELAY,
  env: { ...process.env, FOYER_FIREFOX: program },
  firefoxUserPrefs: {
    // Firefox 153 crashes when a script reads an element's ariaLabelledByElements a second time, as Playwright and axe do.
    'accessibility.ARIAElementReflection.enabled': false,
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.prefersReducedMotion': still ? 1 : 0,
    ...(touched && { 'ui.primaryPointerCapabilities': FINGER, 'ui.allPointerCapabilities': FINGER }),
    ...(!keepsPages && { 'browser.sessionhistory.max_total_viewers': 0 }),
  },
})

/** Starts a headless Firefox with an empty profile. */
export const launchFirefox = (options?: FirefoxOptions): Promise<Browser> =>
  firefox.launch(firefoxLaunch(options))
