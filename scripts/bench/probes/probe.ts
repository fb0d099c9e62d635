import type { Page } from 'playwright-core'

/** Something that one visit of a page shows. */
export interface Probe {
  name: string
  /** Runs in the page before anything of its own. */
  prepare?: () => void
  /** Reads the figure, in milliseconds since the navigation began, once it is there. */
  read: (page: Page) => Promise<number>
}
