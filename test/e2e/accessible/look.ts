import type { Page } from 'playwright-core'
import { clearAnnouncements } from 'test/support/announcements'
import { lacks } from 'test/support/engines/needs'
import { axeFaults } from './axe'
import { holdClock, letClockGo } from './heldClock'
import { bringLooks } from './inPage'
import { nameStops, seeStops, walkByTab } from './keyboard'
import { narrowFaults } from './narrow'
import { type Facts, LEAST } from './pageViews'
import { textFaults } from './texts'

/** Texts that every wait may repeat. */
const PASSING = ['status: Loading…', 'status: Please wait']

declare global {
  interface Window {
    /** The element that had the focus when the state was reached. */
    focused?: HTMLElement
  }
}

/** The stops of the pages whose walk by Tab this worker has checked. */
const walked = new Set<string>()

/** Runs in a page: returns its description and its faults at this size. */
function readState(least: number) {
  const { layoutFaults, movements, shownTexts, smallTargets } = window.looks
  const focusName = (): string => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    if (element.matches('h1')) return 'heading'
    const label = element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : undefined
    return element.getAttribute('aria-label') ?? label ?? element.textContent
  }
  window.focused = document.activeElement as HTMLElement
  const modal = document.querySelector('dialog:modal')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const own = {
    twice: ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `two elements have the id ${id}`),
    screen: modal ? 'Support modal' : `\`${location.pathname.replace(/^\/signin/, '')}\``,
    focus: focusName(),
    log: window.announcements ?? [],
    held: window.liveTexts ?? [],
    // Elements behind a modal do not count. A sentence on its own line.
    headings: [...(modal ?? document).querySelectorAll('h1')].map(({ innerText }) =>
      innerText.replaceAll(/\s+/g, ' '),
    ),
    still: movements(),
    targets: smallTargets(least),
    shown: shownTexts(),
  }
  window.looks.dress('html { font-size: 200% }')
  const large = layoutFaults()
  window.looks.undress()
  return { ...own, large }
}

/** Runs in a page: returns the elements that are too narrow for their text from right to left. */
function turnRound(): string[] {
  document.documentElement.dir = 'rtl'
  return window.looks.layoutFaults()
}

const turnBack = (): unknown => Object.assign(document.documentElement, { dir: 'ltr' })

/** Runs in a page of forced colours. */
const findEdgeless = (): string[] => window.looks.edgeless()

const count = (list: string[], wanted: string): number => list.filter(each => each === wanted).length

/** Returns the announcements that were made more often than their text is still shown. */
const saidTwice = (log: string[], held: string[]): string[] =>
  [...new Set(log)]
    .filter(words => !PASSING.includes(words) && count(log, words) > Math.max(1, count(held, words)))
    .map(words => `twice: ${words}`)

/** Continues after a check: restores the focus, discards announcements made during the check, and restarts the clock. */
export async function goOnFrom(page: Page): Promise<void> {
  await page.evaluate(() => window.focused?.focus())
  await clearAnnouncements(page)
  await letClockGo(page)
}

/** Returns the elements without an edge in forced colours. Restores the page. */
async function edgelessIn(page: Page): Promise<string[]> {
  if (lacks('forcedColours')) return []
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  const found = await page.evaluate(findEdgeless)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Returns the violations that axe finds in the dark look. Restores the page. */
async function darkFaults(page: Page): Promise<string[]> {
  if (lacks('colours')) return []
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await axeFaults(page, 'look')
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Runs all checks on a state, from those that need the least; restores the window, but not the focus and the clock. */
export async function lookAt(page: Page, state: string): Promise<Facts> {
  await bringLooks(page)
  // The first field has it from the first frame on.
  await page.waitForFunction(() => document.activeElement !== document.body).catch(() => undefined)
  const { twice, screen, focus, log, held, headings, still, targets, shown, large } = await page.evaluate(
    readState,
    LEAST,
  )
  const light = await axeFaults(page)
  const forced = await edgelessIn(page)
  const rightToLeft = await page.evaluate(turnRound)
  const dark = await darkFaults(page)
  await page.evaluate(turnBack)

  const hold = () => holdClock(page)
  const narrow = lacks('phone') ? undefined : await narrowFaults(page, hold)
  // Where no window is narrow, the stops are seen in this one.
  const stops = narrow ? [] : await hold().then(() => seeStops(page))
  const names = await page.evaluate(nameStops)
  const keyboard = walked.has(names) ? [] : await walkByTab(page)
  walked.add(names)
  return {
    state,
    screen,
    heading: headings.join(' | '),
    focus,
    said: held,
    faults: {
      ...narrow,
      said: saidTwice(log, held),
      focus: [
        ...(focus === '' ? ['nothing has the focus'] : []),
        ...(headings.length === 1 ? [] : [`${headings.length} headings`]),
      ],
      light: [...twice, ...textFaults(shown), ...light],
      darkRightToLeft: [...rightToLeft, ...dark, ...(narrow?.darkRightToLeft ?? [])],
      still,
      targets: [...targets, ...(narrow?.targets ?? [])],
      large,
      forced,
      keyboard: [...stops, ...keyboard],
    },
  }
}
