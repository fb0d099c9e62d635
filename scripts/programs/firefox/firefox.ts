import { findProgram } from '../debian'
import { type Package, ensureProgram } from '../ensureProgram'

const FIREFOX: Package = {
  name: 'Firefox',
  debian: ['firefox-esr'],
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
}

export const findFirefox = (): string | undefined => findProgram(FIREFOX)

/** Like `ensureProgram`. */
export const ensureFirefox = (): string => ensureProgram(FIREFOX)
