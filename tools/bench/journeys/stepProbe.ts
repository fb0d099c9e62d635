/** A page's report to the benchmark: the user has pressed, or the page shows something else. `at` is in milliseconds since the epoch. */
export interface ProbeReport {
  what: 'pressed' | 'shows'
  at: number
  /** Its address, heading and button, and the names of its fields. */
  page: string
  /** The layout shift of this page so far. */
  shift: number
}

/** Runs in every page of a journey before its own scripts. */
export function stepProbe(): void {
  let shift = 0
  let shown = ''
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  const send = (what: ProbeReport['what'], at: number): void =>
    window.benchReport(JSON.stringify({ what, at: performance.timeOrigin + at, page: shown, shift }))
  const visible = (element: Element): boolean => element.getClientRects().length > 0
  const name = (): string => {
    const fields = [...document.querySelectorAll('input')].filter(visible).map(field => field.name)
    const texts = ['h1', '[type=submit]'].map(selector => document.querySelector(selector)?.textContent)
    return [location.href, ...texts, ...fields].join(' ')
  }
  // A message from within a frame arrives once the frame is painted.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => send('shows', performance.now())
  const look = (): void => {
    const now = document.querySelector('h1') ? name() : ''
    if (now !== shown) {
      shown = now
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('keydown', event => event.key === 'Enter' && send('pressed', event.timeStamp), true)
  addEventListener('click', event => event.detail > 0 && send('pressed', event.timeStamp), true)
}
