import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

/** The environment of a shot: a separate page, and a freshly reset sandbox. */
export interface Stage {
  page: Page
  sandbox: Sandbox
}

export interface Shot {
  /** The name of the files: the screen first, then its state. */
  name: string
  /** Options of its browser, in addition to the variant's. */
  options?: BrowserContextOptions
  /** The shot in whose state the way begins; without it, an empty page. */
  from?: string
  /** Walks to the state and waits until it is visible: from the shot that `from` names, and from any shot between the two that also begins there. */
  reach: (stage: Stage) => Promise<void>
}
