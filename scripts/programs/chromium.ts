import { type Browser, chromium } from 'playwright-core'
import { ensureProgram, findProgram, type Program } from './debian'

const CHROMIUM: Program = {
  name: 'Chromium',
  debian: ['chromium'],
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
}

// Each window's address bar would load its own page, which uses more of the processor than the tested page.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
// Playwright's list is repeated here, because only the last of two lists counts.
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

/** The flags that reduce Chromium's background activity, and let it run as root and without a display. */
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

/** Returns this machine's Chromium: `CHROMIUM_PATH`, otherwise one on the `PATH`. */
export const findChromium = (env?: NodeJS.ProcessEnv): string | undefined => findProgram(CHROMIUM, env)

/** Like `ensureProgram`. */
export const ensureChromium = (): string => ensureProgram(CHROMIUM)

const SHELL: Program = {
  name: 'the headless shell of Chromium',
  debian: ['chromium-headless-shell'],
  variable: 'CHROMIUM_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
}

/** Returns the Chromium without windows (decision 0281): the named shell, then the named Chromium, then a shell on the `PATH`. */
export const findShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env.CHROMIUM_PATH && !env.CHROMIUM_SHELL_PATH ? findProgram(CHROMIUM, env) : findProgram(SHELL, env)

/** Returns the shell, installed if possible; otherwise the full Chromium. */
export function ensureShell(): string {
  const found = findShell()
  if (found) return found
  try {
    return ensureProgram(SHELL)
  } catch {
    return ensureChromium()
  }
}

/** Disables the back/forward cache; Playwright adds it. */
const NOTHING_KEPT = '--disable-back-forward-cache'

/** Starts a headless Chromium with an empty profile; with `keepsPages`, Back restores a page unchanged (bfcache). */
export const launchChromium = (flags: string[] = [], { keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
    ignoreDefaultArgs: keepsPages ? [NOTHING_KEPT] : [],
  })

/** Starts a Chromium without windows, which uses a quarter less of the processor (decision 0281). It has no back/forward cache and no extensions. */
export const launchShell = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findShell() ?? ensureChromium(), args: [...CHROMIUM_FLAGS, ...flags] })
