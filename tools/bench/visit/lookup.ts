import type { Page } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import type { Watch } from './watchFields'

export interface Lookup {
  /** When its request began, in milliseconds since the navigation. */
  startedAt: number
  /** When the password field was painted. */
  passwordAt: number
  /** From its answer to the paint of the password field. */
  toPassword: number
}

/** Waits for the lookup that a submit brings about, and for the step that follows; fails where it asks for another name, or the browser sends the form. */
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
  // The browser may write the call down later than it hands the answer over.
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
