import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/**
 * The flags of a measured browser. The inspector, which the benchmark uses, makes V8 parse the scripts once more to find the lines of
 * each error that React creates while it loads: a task of 100 ms that no user has.
 */
export const MEASURED = ['--js-flags=--no-enable-lazy-source-positions']

export interface Conditions {
  name: string
  /** Milliseconds. */
  roundTrip: number
  /** Bits a second, in both directions; 0 for no limit. */
  bandwidth: number
  /** The factor by which the processor is slower. */
  slowdown: number
  /** True if the page was visited before, and the browser has a warm cache. */
  warm: boolean
  /** Runs between a first visit that reached the password, and this one. */
  between?: () => Promise<void>
}

export const SLOW_4G: Conditions = {
  name: 'slow 4G (150 ms, 1.6 Mbit/s), processor 4× slower, empty cache',
  roundTrip: 150,
  bandwidth: 1_600_000,
  slowdown: 4,
  warm: false,
}

export const SLOW_3G: Conditions = {
  name: 'slow 3G (400 ms, 400 kbit/s), processor 6× slower, empty cache',
  roundTrip: 400,
  bandwidth: 400_000,
  slowdown: 6,
  warm: false,
}

export const SLOW_4G_AGAIN: Conditions = {
  ...SLOW_4G,
  name: 'slow 4G, processor 4× slower, warm cache',
  warm: true,
}

export const UNTHROTTLED: Conditions = {
  name: 'unthrottled, empty cache',
  roundTrip: 0,
  bandwidth: 0,
  slowdown: 1,
  warm: false,
}

/** Applies conditions to a page. */
async function impose(cdp: CDPSession, { roundTrip, bandwidth, slowdown }: Conditions): Promise<void> {
  const bytesPerSecond = bandwidth === 0 ? -1 : bandwidth / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const GIVE_UP_MS = 60_000

interface Visitor {
  page: Page
  cdp: CDPSession
}

/** Opens a page under these conditions in a separate context, whose script runs before those of the page. */
export async function withPage<T>(
  browser: Browser,
  conditions: Conditions,
  script: () => void,
  look: (visitor: Visitor) => Promise<T>,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(GIVE_UP_MS)
    await prepare?.(context)
    // The compiler of these scripts names inner functions with a helper that the page lacks.
    await context.addInitScript('globalThis.__name ??= named => named')
    await context.addInitScript(script)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await impose(cdp, conditions)
    return await look({ page, cdp })
  } finally {
    await context.close()
  }
}
