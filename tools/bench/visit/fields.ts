import type { Page, CDPSession } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import { setTimeout as delay } from 'node:timers/promises'
import { FIELD_BINDING, type Field } from './observe'

const GIVE_UP_MS = 60_000

/** Waits for a field: the username field to be usable, the password field to be painted. */
export type Watch = (field: Field) => Promise<void>

/**
 * Makes the page report its fields. The benchmark sends no queries meanwhile, because a slow processor would have to parse the query
 * within the measured time.
 */
export async function watchFields(cdp: CDPSession, address: string): Promise<Watch> {
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: FIELD_BINDING })
  const reported = (field: Field): Promise<void> =>
    new Promise(resolve => {
      cdp.on('Runtime.bindingCalled', ({ payload }) => {
        if (payload === field) resolve()
      })
    })
  const fields: Record<Field, Promise<void>> = {
    username: reported('username'),
    password: reported('password'),
  }
  const never = async (field: Field): Promise<void> => {
    await delay(GIVE_UP_MS, undefined, { ref: false })
    throw new Complaint(`${address} does not show the ${field} field`)
  }
  return field => Promise.race([fields[field], never(field)])
}

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
