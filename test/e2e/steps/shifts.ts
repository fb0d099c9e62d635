import type { Page } from 'playwright-core'
import { needs } from 'test/support/engines/needs'

/** The layout shifts so far. The test moves something last: once the browser reports that, it has reported all before it. */
export function shiftsOf(page: Page): Promise<number[]> {
  needs('layoutShift')
  return page.evaluate(async () => {
    // Pending changes are rendered before the page is moved.
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const begun = performance.now()
    return new Promise<number[]>(done => {
      const shifts: number[] = []
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          if (entry.startTime >= begun) done(shifts)
          else shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
      document.body.style.paddingBlockStart = '200px'
    })
  })
}
