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

/** The faults of a state, each under the check that found it. */
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
  faults: Found
}

export const DESKTOP = { width: 1280, height: 800 }
/** The minimum width and height of a target. */
export const LEAST = 44
