import type { Driver } from 'scripts/programs/webkit/driver'

interface Windowed {
  window?: string | undefined
}

/** Follows the windows of a browser's pages, which the driver names and the inspector does not. */
export function windowsOf({ ask }: Pick<Driver, 'ask'>) {
  const known = new Set<string>()
  const handles = (): Promise<string[]> => ask<string[]>('GET', '/window/handles')

  return {
    any: () => known.size > 0,
    /** Finds the window of a page that has just opened, which did not exist before; returns false if there is none. */
    find: async (page: Windowed): Promise<boolean> => {
      page.window = (await handles()).find(handle => !known.has(handle))
      if (page.window === undefined) return false
      known.add(page.window)
      return true
    },
    /** Returns the pages whose window is gone: the inspector does not report pages that have closed themselves. */
    closed: async <P extends Windowed>(pages: P[]): Promise<P[]> => {
      const found = pages.filter(({ window }) => window !== undefined)
      const open = new Set<string | undefined>(await handles())
      return found.filter(({ window }) => !open.has(window))
    },
  }
}
