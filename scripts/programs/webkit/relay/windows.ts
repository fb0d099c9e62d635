import type { Driver } from '../driver'
import type { Page } from './page'

type Windowed = Pick<Page, 'window'>

/** The windows of a browser's pages, which the driver names and the inspector does not. */
export interface Windows {
  any: () => boolean
  /** Finds the window of a page that has just opened, which did not exist before; returns false if there is none. */
  find: (page: Windowed) => Promise<boolean>
  /** Returns the pages whose window is gone: the inspector does not report pages that have closed themselves. */
  closed: <P extends Windowed>(pages: P[]) => Promise<P[]>
}

export function windowsOf({ ask }: Pick<Driver, 'ask'>): Windows {
  const known = new Set<string>()
  const handles = (): Promise<string[]> => ask<string[]>('GET', '/window/handles')

  return {
    any: () => known.size > 0,
    find: async page => {
      page.window = (await handles()).find(handle => !known.has(handle))
      if (page.window === undefined) return false
      known.add(page.window)
      return true
    },
    closed: async pages => {
      const found = pages.filter(({ window }) => window !== undefined)
      const open = new Set<string | undefined>(await handles())
      return found.filter(({ window }) => !open.has(window))
    },
  }
}
