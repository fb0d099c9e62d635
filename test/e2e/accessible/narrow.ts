import type { Page } from 'playwright-core'
import { seeStops } from './keyboard'
import { languageFaults } from './languages'
import { layoutFaults } from './layout'
import { DESKTOP, type Found, LEAST } from './pageViews'

/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** Texts are measured whole: no foot of the window lies over them. */
const NARROW = { width: 320, height: 3000 }
/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Runs in a narrow page: returns the elements that are too narrow for their text. */
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

/** Returns the faults of a state at a width of 320 px, also in the widest languages and at 400 %; `hold` stops any change in between. Restores the window, but not the focus. */
export async function narrowFaults(page: Page, hold: () => Promise<unknown>): Promise<Found> {
  await page.setViewportSize(NARROW)
  const { rightToLeft, narrow, targets, spaced } = await page.evaluate(readNarrow, [LEAST, SPACING] as const)
  await hold()
  const wide = await languageFaults(page)
  await page.setViewportSize(ZOOMED)
  // Last: leaving a field by Tab may announce that it is empty.
  const zoomed = [...(await page.evaluate(layoutFaults)), ...(await seeStops(page))]
  await page.setViewportSize(DESKTOP)
  return { darkRightToLeft: rightToLeft, targets, narrow: [...narrow, ...wide], zoomed, spaced }
}
