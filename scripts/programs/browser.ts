import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium'

/** A headless Chromium with an empty profile. */
export const launchChromium = (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...flags] })
