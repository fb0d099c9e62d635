import type { Page } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import type { Watch } from './watchFields'

export interface Lookup {
  /** The start of its request, in milliseconds since the navigation. */
  startedAt: number
  /** The time when the password field was painted. */
  passwordAt: number
  /** The time from its response to the paint of the password field. */
  toPassword: number
}

/** Waits for the lookup after a submit, and for the next step; fails if it looks up another name, or the browser submits the form. */
export async function lookup(page: Page, shown: Watch, address: string, username: string): Promise<Lookup> {
  const sentByBrowser = new Promise<never>((_, reject) => {
    page.on('request', request => {
      if (request.method() === 'POST' && request.isNavigationRequest())
        reject(new Complaint(`${address} let the browser send the form`))
    })
  })
  const answered = page.waitForResponse(answer => answer.url().includes('/login/options'))
  const url = (await Promise.race([answered, sentByBrowser])).url()
  const asked = new URL(url).searchParams.get('username')
  if (asked !== username) throw new Complaint(`${address} lost a key: it looked up "${asked}"`)
  await shown('password')
  // The browser may record the call after it has delivered the response.
  const times = await page.waitForFunction(call => {
    const { passwordPaintedAt } = window.bench
    const [timing] = performance.getEntriesByName(call) as PerformanceResourceTiming[]
    if (!timing || !passwordPaintedAt) return undefined
    return {
      startedAt: timing.startTime,
      passwordAt: passwordPaintedAt,
      toPassword: passwordPaintedAt - timing.responseEnd,
    }
  }, url)
  return (await times.jsonValue()) as Lookup
}
