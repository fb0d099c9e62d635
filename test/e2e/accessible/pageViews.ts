import { lacks, type Need } from 'test/support/engines/needs'

export const CHECKS = [
  'said',
  'focus',
  'light',
  'darkRightToLeft',
  'still',
  'targets',
  'narrow',
  'zoomed',
  'spaced',
  'large',
  'forced',
  'keyboard',
] as const
export type Check = (typeof CHECKS)[number]

/** How each state is checked, and which browser features that needs. */
export const PAGE_VIEWS = {
  window: [],
  dark: ['colours'],
  forced: ['forcedColours'],
  narrow: ['phone'],
} as const satisfies Record<string, readonly Need[]>
export type PageView = keyof typeof PAGE_VIEWS

/** Whether this run's browser can show it. */
export const canSee = (sight: PageView): boolean => !PAGE_VIEWS[sight].some(lacks)

/** The faults that a sight shows, each under the check that found it. */
export type Found = Partial<Record<Check, string[]>>

/** The result of a state. */
export interface Facts {
  state: string
  /** Its path under /signin. */
  screen: string
  heading: string
  /** The element that has the focus once the state is reached. */
  focus: string
  /** The content of the live regions. */
  said: string[]
  /** By each sight that the browser can show. */
  faults: Partial<Record<PageView, Found>>
}

/** The faults of a check, from all sides. */
export const faultsOf = ({ faults }: Facts, check: Check): string[] =>
  Object.values(faults).flatMap(found => found[check] ?? [])

export const DESKTOP = { width: 1280, height: 800 }
/** The minimum width and height of a target. */
export const LEAST = 44
