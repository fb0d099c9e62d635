import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserType } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import { findChromium } from 'scripts/programs/chromium'

/** Either package will do; the second one contains the first. */
const PACKAGES = ['playwright-core', 'playwright']
/** Chromium's names in Playwright, for a browser that is installed in its usual place. */
const CHANNELS = ['chrome', 'msedge', 'chromium']
const NO_PLAYWRIGHT =
  '--browser needs playwright-core, which is not installed here: run npm install --no-save playwright-core (it downloads no browser).'
const NO_CHROMIUM =
  '--browser needs Chromium, Chrome or Edge, and found none: install one, or set CHROMIUM_PATH to its program.'

/** Returns the package from the current folder or from that of the command; throws a complaint of one line if neither has it. */
async function loadChromium(): Promise<BrowserType> {
  const places = [path.join(process.cwd(), 'from.js'), path.resolve(process.argv[1] ?? '.')]
  for (const place of places)
    for (const name of PACKAGES) {
      try {
        const file = createRequire(place).resolve(name)
        const loaded = (await import(pathToFileURL(file).href)) as {
          chromium?: BrowserType
          default?: { chromium: BrowserType }
        }
        const chromium = loaded.chromium ?? loaded.default?.chromium
        if (chromium) return chromium
      } catch {
        // The next place may have it.
      }
    }
  throw new Complaint(NO_PLAYWRIGHT, 2)
}

/** Starts any installed Chromium; throws a complaint of one line if there is none. */
export async function launch(): Promise<Browser> {
  const chromium = await loadChromium()
  // As root, Chromium starts only without its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const executablePath = findChromium()
  if (executablePath !== undefined) return chromium.launch({ executablePath, args })
  for (const channel of CHANNELS) {
    const browser = await chromium.launch({ channel, args }).catch(() => undefined)
    if (browser) return browser
  }
  throw new Complaint(NO_CHROMIUM, 2)
}
