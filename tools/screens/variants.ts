import type { BrowserContextOptions, Page } from 'playwright-core'

/** A view of a screen that has been reached. */
export interface View {
  name: string
  viewport: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  forcedColors?: 'active' | 'none'
  direction?: 'ltr' | 'rtl'
  /** The ratio of the text size to its usual size. */
  textScale?: number
}

/** A way to a screen: one browser, and the views of each screen there. */
export interface Visit {
  name: string
  options: BrowserContextOptions
  /** True if the company uses its images. */
  themed?: boolean
  views: View[]
}

const DESKTOP = { width: 1280, height: 800 }
const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }
const SMALL = { width: 320, height: 640 }

const MOBILE: BrowserContextOptions = {
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  viewport: PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}

/** The visits in which every shot is taken. */
export const VISITS: Visit[] = [
  {
    name: 'desktop',
    options: { viewport: DESKTOP },
    views: [
      { name: 'desktop', viewport: DESKTOP },
      { name: 'desktop-dark', viewport: DESKTOP, colorScheme: 'dark' },
      { name: 'desktop-forced', viewport: DESKTOP, forcedColors: 'active' },
      { name: 'desktop-rtl', viewport: DESKTOP, direction: 'rtl' },
      { name: 'desktop-200', viewport: DESKTOP, textScale: 2 },
      { name: 'tablet', viewport: TABLET },
    ],
  },
  {
    name: 'phone',
    options: MOBILE,
    views: [
      { name: 'phone', viewport: PHONE },
      { name: 'phone-dark', viewport: PHONE, colorScheme: 'dark' },
      { name: 'phone-rtl', viewport: PHONE, direction: 'rtl' },
      { name: 'phone-200', viewport: PHONE, textScale: 2 },
      { name: 'small', viewport: SMALL },
      { name: 'small-forced', viewport: SMALL, forcedColors: 'active', colorScheme: 'dark' },
      { name: 'sideways', viewport: SIDEWAYS },
    ],
  },
  {
    name: 'company',
    options: { viewport: DESKTOP },
    themed: true,
    views: [
      { name: 'company', viewport: DESKTOP },
      { name: 'company-dark', viewport: DESKTOP, colorScheme: 'dark' },
    ],
  },
]

const SETTLED_MS = 50

/** Changes a loaded page to a view. */
export async function putInto(page: Page, view: View): Promise<void> {
  const { colorScheme = 'light', forcedColors = 'none', direction = 'ltr', textScale = 1 } = view
  await page.setViewportSize(view.viewport)
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
  await page.evaluate(
    ([dir, size]) => {
      document.documentElement.dir = dir
      document.documentElement.style.fontSize = size
    },
    [direction, textScale === 1 ? '' : `${textScale * 100}%`] as const,
  )
  // Late layout, such as cards that are out of view, must be complete; without scripts there are no frames to wait for.
  await page.waitForTimeout(SETTLED_MS)
}
