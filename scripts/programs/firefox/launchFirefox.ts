import path from 'node:path'
import { type Browser, firefox } from 'playwright-core'
import { ensureFirefox } from 'scripts/programs/firefox/firefox'

/** What Firefox takes for the whole browser, and the others for a page. */
export interface FirefoxOptions {
  dark?: boolean
  /** True where motion is not wanted. */
  still?: boolean
  /** True where a finger points, and no mouse. */
  touched?: boolean
  /** True where Back finds a page as it was left (bfcache), of which Playwright hears nothing. */
  keepsPages?: boolean
}

/** What Firefox counts a finger as: coarse, and never above a thing without touching it. */
const FINGER = 1

const RELAY = path.resolve('scripts/programs/firefox/relay.mjs')

/** A headless Firefox with an empty profile. */
export const launchFirefox = ({
  dark = false,
  still = false,
  touched = false,
  keepsPages = false,
}: FirefoxOptions = {}): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: RELAY,
    env: { ...process.env, FOYER_FIREFOX: ensureFirefox() },
    firefoxUserPrefs: {
      // Firefox 153 ends when a script reads an element's ariaLabelledByElements a second time, as Playwright and axe do.
      'accessibility.ARIAElementReflection.enabled': false,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'ui.prefersReducedMotion': still ? 1 : 0,
      ...(touched && { 'ui.primaryPointerCapabilities': FINGER, 'ui.allPointerCapabilities': FINGER }),
      ...(!keepsPages && { 'browser.sessionhistory.max_total_viewers': 0 }),
    },
  })
