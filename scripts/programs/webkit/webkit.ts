import path from 'node:path'
import { ensureProgram, placesIn, type Program } from '../debian'
import { DISPLAY } from '../display'

const DEBIAN = ['webkit2gtk-driver']
const driver: Program = {
  name: 'WebKitWebDriver',
  debian: DEBIAN,
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
}
const browser = (): Program => ({
  name: 'MiniBrowser of WebKitGTK',
  debian: DEBIAN,
  variable: 'WEBKIT_PATH',
  names: ['MiniBrowser'],
  // Debian stores the browser next to the library, in a folder named after the processor.
  places: placesIn('/usr/lib', 'webkit2gtk-4.1/MiniBrowser'),
})

/** The programs that WebKit needs: the browser, its driver, and a display, without which it does not start. */
export interface Programs {
  driver: string
  display: string
  browser: string
}

/** Like `ensureProgram`, for each program. */
export const ensureWebKit = (): Programs => ({
  driver: ensureProgram(driver),
  display: ensureProgram(DISPLAY),
  browser: ensureProgram(browser()),
})

/** Playwright's options for WebKitGTK, which a relay drives. For a WebKit without windows, Playwright would wait half a second for each page. */
export const WEBKIT_LAUNCH = {
  executablePath: path.resolve('scripts/programs/webkit/relay.ts'),
  headless: false,
}
