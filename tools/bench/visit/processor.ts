import type { CDPSession } from 'playwright-core'

/** Counts what the page's main thread works from now on; asked again, it tells the milliseconds, in its own time, so that what else the machine does does not count. */
export async function watchProcessor(cdp: CDPSession): Promise<() => Promise<number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await worked()
  return async () => (await worked()) - before
}

/** Bytes in use after a collection. */
export async function heapInUse(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.disable')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
