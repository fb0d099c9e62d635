import { test } from '@playwright/test'
import { type Engine, engine } from './engine'

/** The features that a test may need of a browser or of its driver. */
export const NEEDS = {
  appScheme: 'a page that stays if no app opens an address with its scheme',
  authenticator: 'a virtual authenticator for passkeys',
  clipboard: 'permission to read the clipboard',
  colours: 'changing the colour scheme of an open page',
  devtools: 'Chromium’s DevTools protocol',
  dictionaries: 'compression dictionaries',
  figures: 'Chromium’s rounding of colours, on which the report’s figures depend',
  forcedColours: 'forced colours that a driver can switch on',
  layoutShift: 'measuring layout shifts (`layout-shift`)',
  localNetwork: 'the permission prompt for the local network',
  noScript: 'a switch for JavaScript',
  offline: 'a switch for the network',
  phone: 'a phone: a narrow window and touch',
} as const

export type Need = keyof typeof NEEDS

const LACKS: Record<Engine, readonly Need[]> = {
  chromium: [],
  firefox: [
    'authenticator',
    'clipboard',
    'colours',
    'devtools',
    'dictionaries',
    'figures',
    'forcedColours',
    'layoutShift',
    'localNetwork',
    'noScript',
  ],
  webkit: [
    'appScheme',
    'authenticator',
    'clipboard',
    'devtools',
    'dictionaries',
    'figures',
    'forcedColours',
    'layoutShift',
    'localNetwork',
    'noScript',
    'offline',
    'phone',
  ],
}

/** Returns true if the running test's browser lacks the feature. */
export const lacks = (need: Need): boolean => LACKS[engine()].includes(need)

const firstLack = (wanted: readonly Need[]): Need | undefined => wanted.find(lacks)

/** Skips the rest of a test whose subject is a feature that the browser lacks, with the reason. A walk must skip only a step: see `stepNeeding`. */
export function needs(...wanted: Need[]): void {
  const lacked = firstLack(wanted)
  test.skip(lacked !== undefined, lacked && NEEDS[lacked])
}

/** Runs a step of a test. A browser that lacks a feature that the step needs skips the step, with the reason; the test goes on. */
export const stepNeeding = (
  wanted: Need | readonly Need[],
  title: string,
  run: () => Promise<unknown>,
): Promise<void> =>
  test.step(title, async step => {
    const lacked = firstLack([wanted].flat())
    step.skip(lacked !== undefined, lacked && NEEDS[lacked])
    await run()
  })
