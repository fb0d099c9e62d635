import { EventEmitter, once } from 'node:events'
import type { CDPSession } from 'playwright-core'
import { Complaint } from 'scripts/command/command'

const GIVE_UP_MS = 60_000

/** The name of the function with which a page reports to the benchmark, as JSON. */
export const BINDING = 'benchReport'

declare global {
  interface Window {
    [BINDING]: (json: string) => void
  }
}

/**
 * Collects the reports of a page from now on. The benchmark sends no queries meanwhile, because a slow processor would have to parse the
 * query within the measured time.
 */
export async function collectReports<T>(cdp: CDPSession) {
  const all: T[] = []
  const added = new EventEmitter()
  cdp.on('Runtime.bindingCalled', ({ payload }) => {
    all.push(JSON.parse(payload) as T)
    added.emit('report')
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: BINDING })

  /** Waits for the first report that fits, from an index on; throws a Complaint after a minute. */
  async function until(fits: (report: T) => boolean, complaint: () => string, from = 0): Promise<T> {
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    for (;;) {
      const found = all.slice(from).find(fits)
      if (found !== undefined) return found
      await once(added, 'report', { signal }).catch(() => {
        throw new Complaint(complaint())
      })
    }
  }

  return { all, until }
}
