import { type Engine, engine } from './engine'

/** The features that a test may need of a browser or of its driver. */
export const NEEDS = {
  appScheme: 'a page that stays if no app opens an address with its scheme',
  authenticator: 'a virtual authenticator for passkeys',
  clipboard: 'permission to read the clipboard',
  colours: 'changing the colour scheme of an open page',
  devtools: 'Chromium’s DevTools protocol',
  figures: 'Chromium’s rounding of colours, on which the report’s figures depend',
  forcedColours: 'forced colours that a driver can switch on',
  layoutShift: 'measuring layout shifts (`layout-shift`)',
  localNetwork: 'the permission prompt for the local network',
  noScript: 'a switch for JavaScript',
  offline: 'a switch for the network',
  phone: 'a phone: a narrow window and touch',
  textMessages: 'codes from text messages (WebOTP)',
} as const

export type Need = keyof typeof NEEDS

const LACKS: Record<Engine, readonly Need[]> = {
  chromium: [],
  firefox: [
    'authenticator',
    'clipboard',
    'colours',
    'devtools',
    'figures',
    'forcedColours',
    'layoutShift',
    'localNetwork',
    'noScript',
    'textMessages',
  ],
  webkit: [
    'appScheme',
    'authenticator',
    'clipboard',
    'devtools',
    'figures',
    'forcedColours',
    'layoutShift',
    'localNetwork',
    'noScript',
    'offline',
    'phone',
    'textMessages',
  ],
}

/** Ends a test that this browser cannot run; `npm run engines` counts it as left out, with its reason. */
export class Lacking extends Error {
  override name = 'Lacking'

  constructor(readonly need: Need) {
    super(NEEDS[need])
  }
}

/** Whether this run's browser lacks the feature: for secondary steps of a test. */
export const lacks = (need: Need): boolean => LACKS[engine()].includes(need)

/** Declares a need of a test; throws `Lacking` where this run's browser does not meet it. */
export function needs(...wanted: Need[]): void {
  const lacked = wanted.find(lacks)
  if (lacked) throw new Lacking(lacked)
}
