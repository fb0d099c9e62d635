import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { lacks, needs, stepNeeding } from './needs'

/** WebKit’s window has a bar with buttons above the page, which takes this much. */
const NARROWEST = 447

interface Size {
  width: number
  height: number
}

/** Skips a test that needs a feature which a WebKit in a window cannot replace. */
export function inWindow({ viewport, hasTouch, isMobile, deviceScaleFactor }: BrowserContextOptions): void {
  const narrow = (viewport?.width ?? NARROWEST) < NARROWEST
  if (narrow || hasTouch || isMobile || deviceScaleFactor !== undefined) needs('phone')
}

function hold(page: Page): void {
  const resize = page.setViewportSize.bind(page)
  page.setViewportSize = async viewport => {
    inWindow({ viewport })
    await resize(viewport)
  }
}

/** The same while the test runs: for a window that is made smaller, and a network that goes. */
export function holdInWindow(context: BrowserContext): BrowserContext {
  context.on('page', hold)
  context.setOffline = async offline => {
    await Promise.resolve()
    if (offline) needs('offline')
  }
  return context
}

/** Resizes the window of a page and runs a step in it; a browser that has no window as narrow as that skips the step. */
export const stepInWindow = (page: Page, size: Size, run: () => Promise<unknown>): Promise<void> =>
  stepNeeding(
    size.width < NARROWEST && lacks('phone') ? 'phone' : [],
    `in a window of ${size.width} × ${size.height} px`,
    async () => {
      await page.setViewportSize(size)
      await run()
    },
  )
