import type { CDPSession, Page } from 'playwright-core'

/** A longer task counts as long, in milliseconds. */
const LONG_MS = 50

export interface Task {
  /** Milliseconds since the navigation began. */
  startTime: number
  duration: number
}

export interface LongTasks {
  count: number
  longest: number
  /** The sum of the time over 50 ms of each. */
  blocked: number
  /** The longest task that began after the first paint. */
  longestAfterPaint: number
}

const longestOf = (tasks: Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration))

/** Returns a summary of the long tasks of a page that began before `until`. */
export function longTasks(tasks: Task[], firstPaint: number, until: number): LongTasks {
  const long = tasks.filter(({ startTime, duration }) => startTime < until && duration > LONG_MS)
  return {
    count: long.length,
    longest: longestOf(long),
    blocked: long.reduce((sum, { duration }) => sum + duration - LONG_MS, 0),
    longestAfterPaint: longestOf(long.filter(({ startTime }) => startTime >= firstPaint)),
  }
}

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

/** Starts to measure the work of the page's main thread; the returned function returns the milliseconds so far, in the thread's own time, without other load on the machine. */
export async function watchProcessor(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await worked()
  return async () => (await worked()) - before
}

/** Returns the bytes in use after a collection. */
export async function heapInUse(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.disable')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
