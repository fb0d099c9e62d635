import { findProgram } from './debian'
import { type Package, ensureProgram } from './ensureProgram'

const CHROMIUM: Package = {
  name: 'Chromium',
  debian: ['chromium'],
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
}

// Each window's address bar would load a page of its own, which takes more of the processor than what is tested.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
// Playwright's own, since of two lists the last one counts.
const UNDER_TEST = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What keeps a Chromium quiet, and lets it run as root and without a display. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_BAR, ...UNDER_TEST].join(',')}`,
]

/** The Chromium of this machine: `CHROMIUM_PATH`, else one on the `PATH`. */
export const findChromium = (env?: NodeJS.ProcessEnv): string | undefined => findProgram(CHROMIUM, env)

/** As `ensureProgram`. */
export const ensureChromium = (): string => ensureProgram(CHROMIUM)

const SHELL: Package = {
  name: 'the headless shell of Chromium',
  debian: ['chromium-headless-shell'],
  variable: 'CHROMIUM_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
}

/** Chromium without its windows (decision 0281): the one that is named, then the Chromium that is named, then one on the `PATH`. */
export const findShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env.CHROMIUM_PATH && !env.CHROMIUM_SHELL_PATH ? findProgram(CHROMIUM, env) : findProgram(SHELL, env)

/** The shell, installed where that can be done; the whole Chromium where there is none. */
export function ensureShell(): string {
  const found = findShell()
  if (found) return found
  try {
    return ensureProgram(SHELL)
  } catch {
    return ensureChromium()
  }
}
