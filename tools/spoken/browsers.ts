import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CHROMIUM_FLAGS, ensureChromium } from 'scripts/programs/chromium'
import { ensureFirefox } from 'scripts/programs/firefox/launchFirefox'
import type { Desktop } from './desktop'

const CHROMIUM = [
  ...CHROMIUM_FLAGS,
  '--force-renderer-accessibility',
  '--no-default-browser-check',
  '--password-store=basic',
  '--lang=en-US',
  '--test-type',
  '--window-size=1200,860',
]

/** The browser does not offer to store a password, and shows no welcome page. */
const CHROMIUM_SETTINGS = { credentials_enable_service: false, profile: { password_manager_enabled: false } }
const FIREFOX_SETTINGS = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'signon.rememberSignons': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
}

function writeProfile(desktop: Desktop, file: string, content: string): string {
  const folder = path.join(desktop.home, 'profile')
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
  return folder
}

/** Opens an address in a browser with an empty profile, like a user: no driver is attached. */
export const BROWSERS = {
  Chromium: (desktop: Desktop, address: string): void => {
    const profile = writeProfile(desktop, 'Default/Preferences', JSON.stringify(CHROMIUM_SETTINGS))
    desktop.start(ensureChromium(), [...CHROMIUM, `--user-data-dir=${profile}`, address])
  },
  Firefox: (desktop: Desktop, address: string): void => {
    const lines = Object.entries(FIREFOX_SETTINGS).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    const profile = writeProfile(desktop, 'user.js', lines.join('\n'))
    desktop.start(ensureFirefox(), ['--no-remote', '--profile', profile, address])
  },
} as const

export type BrowserName = keyof typeof BROWSERS
