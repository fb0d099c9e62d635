import type { Browser } from 'test/model/browser/browser'
import type { Page, PageTab } from 'test/model/browser/page'
import type { Server, ServerOptions } from 'test/model/server/server'
import type { Promises } from 'test/model/world/promises'

/** The objects that the steps of a walk act on. */
export interface Scene {
  readonly browser: Browser
  readonly server: Server
  readonly options: ServerOptions
  readonly promises: Promises
  /** The user of a page's passkey dialog. */
  readonly atPasskey: Map<Page, string>
  /** Ends a tab without any event. */
  crash: (tab: PageTab) => Promise<void>
  /** Lets everything happen that needs no one, and looks at the pages. */
  rest: () => Promise<void>
}
