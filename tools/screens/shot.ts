import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

/** Where a shot is taken: a page of its own, and a sandbox as fresh as on its first day. */
export interface Stage {
  page: Page
  sandbox: Sandbox
}

export interface Shot {
  /** Names the files; the screen first, then its state. */
  name: string
  /** Of its browser, beside the variant's. */
  options?: BrowserContextOptions
  /** The shot whose state the way begins at; without it, an empty page. */
  from?: string
  /** Walks there and waits until it is seen: from the shot that `from` names, and from those between it and this one that begin there as well. */
  reach: (stage: Stage) => Promise<void>
}
