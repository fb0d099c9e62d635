import type { Page } from 'playwright-core'
import { hush } from 'test/support/announcements'
import { recolours } from 'test/support/engines/engine'
import { axeFaults } from './axe'
import { holdClock, letClockGo } from './heldClock'
import { bringLooks } from './inPage'
import { nameStops, seeStops, walkByTab } from './keyboard'
import { languageFaults } from './languages'
import { type Known, markNew } from './parts'
import { layoutFaults } from './layout'

/** The result of a state; every fault is listed under the check that found it. */
export interface Facts {
  state: string
  /** Its path under /signin. */
  screen: string
  heading: string
  /** What has the focus once the state is there. */
  focus: string
  /** What the live regions hold. */
  said: string[]
  faults: Record<Check, string[]>
}

export const CHECKS = [
  'said',
  'focus',
  'light',
  'darkRightToLeft',
  'still',
  'targets',
  'narrow',
  'zoomed',
  'spaced',
  'large',
  'forced',
  'keyboard',
] as const
export type Check = (typeof CHECKS)[number]

export const DESKTOP = { width: 1280, height: 800 }
/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** Texts are measured whole: no foot of the window lies over them. */
const NARROW = { width: 320, height: 3000 }
const TARGET = 44
/** Texts that every wait may repeat. */
const PASSING = ['status: Loading…', 'status: Please wait']
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

declare global {
  interface Window {
    /** What had the focus when the state was reached. */
    focused?: HTMLElement
  }
}

/** Runs in a page: what it says of itself, and what is wrong with it at this size. */
function readState(least: number) {
  const { layoutFaults, movements, readStructure, smallTargets } = window.looks
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
    log: window.said ?? [],
    held: window.saying ?? [],
    // Nothing behind a modal counts. A sentence on a line of its own.
    headings: [...(modal ?? document).querySelectorAll('h1')].map(({ innerText }) =>
      innerText.replaceAll(/\s+/g, ' '),
    ),
    still: movements(),
    targets: smallTargets(least),
  }
  window.looks.dress('html { font-size: 200% }')
  const large = layoutFaults()
  window.looks.undress()
  return { ...own, large }
}

/** Runs in a page: what has no room from right to left. */
function turnRound(): string[] {
  document.documentElement.dir = 'rtl'
  return window.looks.layoutFaults()
}

const turnBack = (): unknown => Object.assign(document.documentElement, { dir: 'ltr' })

/** Runs in a page of forced colours. */
const findEdgeless = (): string[] => window.looks.edgeless()

/** Runs in a narrow page: what has no room there. */
function readNarrow([least, spacing]: readonly [number, string]) {
  const { dress, layoutFaults, smallTargets, undress } = window.looks
  document.documentElement.dir = 'rtl'
  const rightToLeft = layoutFaults()
  document.documentElement.dir = 'ltr'
  const narrow = layoutFaults()
  const targets = smallTargets(least)
  dress(spacing)
  const spaced = layoutFaults()
  undress()
  return { rightToLeft, narrow, targets, spaced }
}

const count = (list: string[], wanted: string): number => list.filter(each => each === wanted).length

/** What has been said more than once without being still there as often. */
const saidTwice = (log: string[], held: string[]): string[] =>
  [...new Set(log)]
    .filter(words => !PASSING.includes(words) && count(log, words) > Math.max(1, count(held, words)))
    .map(words => `twice: ${words}`)

/** Goes on from a state that was looked at: the focus is where it was, what was said meanwhile does not count, and the clock goes again. */
export async function goOnFrom(page: Page): Promise<void> {
  await page.evaluate(() => window.focused?.focus())
  await hush(page)
  await letClockGo(page)
}

/** What axe finds in light, in dark from right to left, and what forced colours leave without an edge. The page is as it was afterwards, but from right to left. */
async function looksOf(page: Page, parts: boolean): Promise<Record<'light' | 'dark' | 'forced', string[]>> {
  const light = await axeFaults(page, 'all', { parts })
  if (recolours()) await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  const forced = recolours() ? await page.evaluate(findEdgeless) : []
  if (recolours()) await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  await page.evaluate(turnRound)
  const dark = await axeFaults(page, 'look', { parts })
  if (recolours()) await page.emulateMedia({ colorScheme: 'light' })
  return { light, dark, forced }
}

/** Looks at a state from every side, at what is known already from fewer; the window is as it was afterwards, the focus and the clock are not. */
export async function lookAt(page: Page, state: string, known: Known): Promise<Facts> {
  await bringLooks(page)
  // The first field has it from the first frame on.
  await page.waitForFunction(() => document.activeElement !== document.body).catch(() => undefined)
  const { structure, twice, screen, focus, log, held, headings, still, targets, large } = await page.evaluate(
    readState,
    TARGET,
  )
  const { frame, parts } = known.learn(structure)
  if (!frame) await page.evaluate(markNew, parts)
  const { light, dark, forced } =
    frame || parts.length > 0 ? await looksOf(page, !frame) : { light: [], dark: [], forced: [] }
  const rightToLeft = await page.evaluate(turnRound)
  await page.evaluate(turnBack)

  await page.setViewportSize(NARROW)
  const small = await page.evaluate(readNarrow, [TARGET, SPACING] as const)
  await holdClock(page)
  const wide = await languageFaults(page)
  await page.setViewportSize(ZOOMED)
  // Last: leaving a field by Tab may announce that it is empty.
  const zoomed = [...(await page.evaluate(layoutFaults)), ...(await seeStops(page))]
  await page.setViewportSize(DESKTOP)
  const keyboard = known.isNew(await page.evaluate(nameStops)) ? await walkByTab(page) : []
  return {
    state,
    screen,
    heading: headings.join(' | '),
    focus,
    said: held,
    faults: {
      said: saidTwice(log, held),
      focus: [
        ...(focus === '' ? ['nothing has the focus'] : []),
        ...(headings.length === 1 ? [] : [`${headings.length} headings`]),
      ],
      light: [...twice, ...light],
      darkRightToLeft: [...dark, ...rightToLeft, ...small.rightToLeft],
      still,
      targets: [...small.targets, ...targets],
      narrow: [...small.narrow, ...wide],
      zoomed,
      spaced: small.spaced,
      large,
      forced,
      keyboard,
    },
  }
}
