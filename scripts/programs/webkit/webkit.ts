import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DISPLAY } from '../display'
import { type Package, ensureProgram } from '../ensureProgram'

const LIBRARIES = '/usr/lib'
/** Debian stores the browser next to the library, in a folder named after the processor. */
const besideLibrary = (): string[] => {
  try {
    return readdirSync(LIBRARIES).map(name => path.join(LIBRARIES, name, 'webkit2gtk-4.1/MiniBrowser'))
  } catch {
    return []
  }
}

const DEBIAN = ['webkit2gtk-driver']
const driver: Package = {
  name: 'WebKitWebDriver',
  debian: DEBIAN,
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
}
const browser = (): Package => ({
  name: 'MiniBrowser of WebKitGTK',
  debian: DEBIAN,
  variable: 'WEBKIT_PATH',
  names: ['MiniBrowser'],
  places: besideLibrary(),
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
