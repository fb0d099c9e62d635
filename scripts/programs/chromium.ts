import { Complaint } from 'scripts/command/command'
import { canInstall, findProgram, installFromDebian, type Program } from './debian'

const CHROMIUM: Program = {
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

/** The Chromium of this machine, installed from Debian's packages where that can be done; throws one clear line where it cannot. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const missing = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`
    : 'Chromium is missing: install it, or name it in CHROMIUM_PATH.'
  if (process.env.CHROMIUM_PATH || !canInstall()) throw new Complaint(missing)
  console.log('Installing Chromium from the packages of this system …')
  installFromDebian(['chromium'])
  const installed = findChromium()
  if (!installed) throw new Complaint(missing)
  return installed
}
