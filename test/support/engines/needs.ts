import { type Engine, engine } from './engine'

/** The features that a test may need of a browser or of its driver. */
export const NEEDS = {
  appScheme: 'a page that stays where no app takes an address of its scheme',
  authenticator: 'passkeys made by the browser for a test',
  clipboard: 'leave to read the clipboard',
  colours: 'other colours under an open page',
  devtools: 'the protocol of Chromium’s developer tools',
  figures: 'colours rounded as Chromium rounds them, whose figures the report has',
  forcedColours: 'forced colours that a driver can ask for',
  layoutShift: 'telling what moves (`layout-shift`)',
  localNetwork: 'asking the person before a page reaches the company’s network',
  noScript: 'switching JavaScript off',
  offline: 'taking the network away',
  phone: 'a phone: its narrow window, its finger',
  textMessages: 'reading text messages (WebOTP)',
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
