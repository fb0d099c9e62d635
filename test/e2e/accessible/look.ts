import type { Page } from 'playwright-core'
import { clearAnnouncements } from 'test/support/announcements'
import { axeFaults } from './axe'
import { holdClock, letClockGo } from './heldClock'
import { bringLooks } from './inPage'
import { nameStops, seeStops, walkByTab } from './keyboard'
import { narrowFaults } from './narrow'
import { type Known, markNew } from './parts'
import { canSee, type Facts, type Found, LEAST } from './pageViews'
import { textFaults } from './texts'

/** Texts that every wait may repeat. */
const PASSING = ['status: Loading…', 'status: Please wait']

declare global {
  interface Window {
    /** The element that had the focus when the state was reached. */
    focused?: HTMLElement
  }
}

/** Runs in a page: returns its description and its faults at this size. */
function readState(least: number) {
  const { layoutFaults, movements, readStructure, shownTexts, smallTargets } = window.looks
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
    structure: readStructure(),
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

interface Looks {
  light: string[]
  dark: Found
  forced: Found
}

/** Returns the violations that axe finds in the light look and in the dark look from right to left, and the elements without an edge in forced colours. Restores the page, except that it stays from right to left. */
async function looksOf(page: Page, parts: boolean): Promise<Looks> {
  const looks: Looks = { light: await axeFaults(page, 'all', { parts }), dark: {}, forced: {} }
  if (canSee('forced')) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    looks.forced = { forced: await page.evaluate(findEdgeless) }
  }
  if (canSee('dark')) {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
    await page.evaluate(turnRound)
    looks.dark = { darkRightToLeft: await axeFaults(page, 'look', { parts }) }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return looks
}

/** Runs all checks on a state, from those that need the least; restores the window, but not the focus and the clock. */
export async function lookAt(page: Page, state: string, known: Known): Promise<Facts> {
  await bringLooks(page)
  // The first field has it from the first frame on.
  await page.waitForFunction(() => document.activeElement !== document.body).catch(() => undefined)
  const { structure, twice, screen, focus, log, held, headings, still, targets, shown, large } =
    await page.evaluate(readState, LEAST)
  const { frame, parts } = known.learn(structure)
  if (!frame) await page.evaluate(markNew, parts)
  const { light, dark, forced } =
    frame || parts.length > 0 ? await looksOf(page, !frame) : { light: [], dark: {}, forced: {} }
  const rightToLeft = await page.evaluate(turnRound)
  await page.evaluate(turnBack)

  const hold = () => holdClock(page)
  const narrow = canSee('narrow') ? await narrowFaults(page, hold) : undefined
  // Where no window is narrow, the stops are seen in this one.
  const stops = narrow ? [] : await hold().then(() => seeStops(page))
  const keyboard = known.isNew(await page.evaluate(nameStops)) ? await walkByTab(page) : []
  return {
    state,
    screen,
    heading: headings.join(' | '),
    focus,
    said: held,
    faults: {
      window: {
        said: saidTwice(log, held),
        focus: [
          ...(focus === '' ? ['nothing has the focus'] : []),
          ...(headings.length === 1 ? [] : [`${headings.length} headings`]),
        ],
        light: [...twice, ...textFaults(shown), ...light],
        darkRightToLeft: rightToLeft,
        still,
        targets,
        large,
        keyboard: [...stops, ...keyboard],
      },
      ...(canSee('dark') && { dark }),
      ...(canSee('forced') && { forced }),
      ...(narrow && { narrow }),
    },
  }
}
