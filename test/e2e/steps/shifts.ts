import type { Page } from 'playwright-core'
import { expect } from 'test/e2e/fixtures/test'
import { stepNeeding } from 'test/support/engines/needs'

/** Returns the layout shifts so far. It moves something last: once the browser reports that, it has reported all before it. */
const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
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

/** Expects that nothing has moved so far; the check itself moves the page. */
export const expectNoShifts = (page: Page): Promise<void> =>
  stepNeeding('layoutShift', 'nothing has moved', async () => {
    expect(await shiftsOf(page)).toEqual([])
  })
