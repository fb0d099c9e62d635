import type { Page } from 'playwright-core'

export interface Network {
  /** Transferred bytes, headers and bodies. */
  transferred: number
  document: number
  script: number
  style: number
  /** The requests that reached the network. */
  requests: number
}

/** Returns the network requests of a page so far. */
export const network = (page: Page): Promise<Network> =>
  page.evaluate(() => {
    const sum = (entries: PerformanceResourceTiming[]): number =>
      entries.reduce((total, { transferSize }) => total + transferSize, 0)
    const document = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const all = [...document, ...resources]
    const named = (pattern: RegExp): number =>
      sum(resources.filter(({ name }) => pattern.test(new URL(name).pathname)))
    return {
      transferred: sum(all),
      document: sum(document),
      script: named(/\.js$/),
      style: named(/\.css$/),
      requests: all.filter(({ transferSize }) => transferSize > 0).length,
    }
  })
