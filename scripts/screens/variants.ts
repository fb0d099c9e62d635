import type { BrowserContextOptions } from 'playwright-core'

export interface Variant {
  name: string
  options: BrowserContextOptions
  /** Of its pictures on the contact sheet, in CSS pixels. */
  width: number
}

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const MOBILE = {
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
}
const PHONE = { ...MOBILE, viewport: { width: 390, height: 844 } }
const SMALL = { ...MOBILE, viewport: { width: 320, height: 640 } }

/** What every shot is taken in. */
export const VARIANTS: Variant[] = [
  { name: 'desktop', options: { ...DESKTOP, colorScheme: 'light' }, width: 420 },
  { name: 'desktop-dark', options: { ...DESKTOP, colorScheme: 'dark' }, width: 420 },
  { name: 'phone', options: { ...PHONE, colorScheme: 'light' }, width: 180 },
  { name: 'phone-dark', options: { ...PHONE, colorScheme: 'dark' }, width: 180 },
  { name: 'small', options: { ...SMALL, colorScheme: 'light' }, width: 160 },
]
