import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import { type Field, observe } from './observe'
import { collectReports } from './reports'
import { longTasks, network, heapInUse, watchProcessor } from './usage'
import { type Conditions, withPage } from './withPage'

/** Waits for a field: the username field to be usable, the password field to be painted. */
type Shown = (field: Field) => Promise<unknown>

interface Visitor {
  page: Page
  cdp: CDPSession
  shown: Shown
}

const NAME_FIELD = 'input[name="username"]'

/** Visits the address before, so that the cache is warm. Goes on to the password if something happens between the visits. */
async function warmUp(context: BrowserContext, address: string, { between }: Conditions): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  const field = page.locator(NAME_FIELD)
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  if (between) {
    await field.fill('grace')
    await field.press('Enter')
    await page.locator('input[name="password"]').waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  await between?.()
}

/** Opens an observed page, before anything has loaded; for a warm cache, the address has been visited before. */
const visit = <T>(
  browser: Browser,
  address: string,
  conditions: Conditions,
  look: (visitor: Visitor) => Promise<T>,
): Promise<T> =>
  withPage(
    browser,
    conditions,
    observe,
    async ({ page, cdp }) => {
      const { until } = await collectReports<Field>(cdp)
      const shown: Shown = field =>
        until(
          each => each === field,
          () => `${address} does not show the ${field} field`,
        )
      return look({ page, cdp, shown })
    },
    context => (conditions.warm ? warmUp(context, address, conditions) : Promise.resolve()),
  )

interface Lookup {
  /** The start of its request, in milliseconds since the navigation. */
  startedAt: number
  /** The time when the password field was painted. */
  passwordAt: number
  /** The time from its response to the paint of the password field. */
  toPassword: number
}

/** Waits for the lookup after a submit, and for the next step; fails if it looks up another name, or the browser submits the form. */
async function lookup(page: Page, shown: Shown, address: string, username: string): Promise<Lookup> {
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

const LETTERS = ['k', 'i', 'm']
const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }

const letter = (key: string) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
  text: key,
})

/** Presses all keys at once: they wait for the page in the browser, like those of a fast user. */
async function pressAll(cdp: CDPSession): Promise<void> {
  const presses = [...LETTERS.map(letter), ENTER]
  await Promise.all(
    presses.flatMap(press => [
      cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press, text: '' }),
    ]),
  )
}

export interface EagerFigures {
  /** The time when the page acts on the submit: the lookup's request begins. */
  takenOver: number
  /** The time when the password field appears. */
  eagerPassword: number
}

/** Types a name and presses Enter in the first frame that shows the field. Times are in milliseconds since the navigation began. */
export function eagerVisit(browser: Browser, address: string, conditions: Conditions): Promise<EagerFigures> {
  return visit(browser, address, conditions, async ({ page, cdp, shown }) => {
    const [{ startedAt, passwordAt }] = await Promise.all([
      lookup(page, shown, address, LETTERS.join('')),
      page.goto(address, { waitUntil: 'commit' }),
      shown('username').then(() => pressAll(cdp)),
    ])
    return { takenOver: startedAt, eagerPassword: passwordAt }
  })
}

const AFTER_USABLE_MS = 2000
const TWENTY_KEYS = 'grace.hopper@harbor.'
const BETWEEN_KEYS_MS = 40

export type QuietFigures = Awaited<ReturnType<typeof quietVisit>>

/**
 * Leaves a page unchanged until two seconds after its username field is usable, then types a name and, if a script responds, continues
 * to the password. Times are in milliseconds, sizes in bytes.
 */
export const quietVisit = (browser: Browser, address: string, conditions: Conditions, scripted: boolean) =>
  visit(browser, address, conditions, async ({ page, cdp, shown }) => {
    const worked = await watchProcessor(cdp)
    await page.goto(address, { waitUntil: 'commit' })
    await shown('username')
    await delay(AFTER_USABLE_MS)
    const processor = await worked()
    const { tasks, firstPaintAt, largestPaintAt, usableAt } = await page.evaluate(() => window.bench)
    if (!firstPaintAt || !largestPaintAt || !usableAt) throw new Complaint(`${address} painted nothing`)
    const usage = await network(page)
    const heap = await heapInUse(cdp)

    const field = page.locator(NAME_FIELD)
    await field.pressSequentially(TWENTY_KEYS, { delay: BETWEEN_KEYS_MS })
    const kept = await field.inputValue()
    if (kept !== TWENTY_KEYS) throw new Complaint(`${address} lost a key: the field holds "${kept}"`)
    const found = scripted
      ? await Promise.all([lookup(page, shown, address, TWENTY_KEYS), field.press('Enter')])
      : undefined
    const untilPassword = await network(page)
    const { keyToPaint, shift } = await page.evaluate(() => window.bench)
    return {
      firstPaint: firstPaintAt,
      largestPaint: largestPaintAt,
      usable: usableAt,
      ...usage,
      ...longTasks(tasks, firstPaintAt, usableAt + AFTER_USABLE_MS),
      processor,
      heap,
      shift,
      untilPassword,
      keyToPaint,
      passwordStep: found?.[0].toPassword,
    }
  })
