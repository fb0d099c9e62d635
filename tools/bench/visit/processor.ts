import type { CDPSession } from 'playwright-core'

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
