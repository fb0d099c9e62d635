import type { Page } from 'playwright-core'
import { scrollsAtOnce, tabWrapsAround } from 'test/support/engines/engine'

/** A stop's number, or -1 where the page has none, and the fault in how it shows the focus. */
interface Stop {
  index: number
  faults: string[]
}

declare global {
  interface Window {
    stops?: HTMLElement[]
    /** The stops that Tab has come to since the walk began. */
    walked?: Promise<Stop>[]
  }
}

/** Runs in a page: returns the elements that Tab stops at, in document order. */
export function tabStops(): HTMLElement[] {
  const scope = document.querySelector('dialog:modal') ?? document
  return [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex]'),
  ].filter(
    element =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  )
}

/** Runs in a page: returns the fault in how a focused element shows its focus. */
export function focusFaults(element: HTMLElement): string[] {
  const faults: string[] = []
  const called = (element.getAttribute('aria-label') ?? element.textContent) || element.id
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const width = parseFloat(outlineWidth)
  if (outlineStyle === 'none' || width < 2) faults.push(`'${called}' does not show the focus`)

  const reach = width + parseFloat(outlineOffset)
  const box = element.getBoundingClientRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
  const [above, below] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
  if (left >= right || above >= below) faults.push(`'${called}' is out of sight`)
  else {
    const top = document.elementFromPoint((left + right) / 2, (above + below) / 2)
    if (!top || !(element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)))
      faults.push(`'${called}' is covered by ${top?.outerHTML.slice(0, 60)}`)
  }
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible' || around === document.documentElement) continue
    const frame = around.getBoundingClientRect()
    if (box.left - reach < frame.left - 0.5 || box.right + reach > frame.right + 0.5)
      faults.push(`the outline of '${called}' is cut off`)
  }
  return faults
}

/** Runs in a page: waits for the frame that shows an element's position; the browser reports it, and no test controls its clock. */
export const drawn = (element: Element): Promise<void> =>
  new Promise(resolve => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe(element)
  })

/** Runs in a page: begins a walk at the stop that has the focus, and notes each one as its key comes up. Returns how many there are. */
function beginWalk(atOnce: boolean): number {
  const { drawn, focusFaults, tabStops } = window.looks
  window.stops = tabStops()
  async function readStop(): Promise<Stop> {
    const element = document.activeElement as HTMLElement
    const index = window.stops?.indexOf(element) ?? -1
    if (!atOnce) await drawn(element)
    return { index, faults: index === -1 ? [] : focusFaults(element) }
  }
  if (!window.walked)
    window.addEventListener('keyup', ({ code }) => code === 'Tab' && window.walked?.push(readStop()), true)
  window.walked = [readStop()]
  return window.stops.length
}

const walked = (): Promise<Stop[]> => Promise.all(window.walked ?? [])

/** Runs in a page: focuses each stop in turn, as Tab does, and returns the faults in how the focus is shown. */
async function visitStops(atOnce: boolean): Promise<string[]> {
  const { drawn, focusFaults, tabStops } = window.looks
  const faults: string[] = []
  for (const stop of tabStops()) {
    // WebKit shows the focus differently only after a Tab that no script handles.
    stop.focus({ focusVisible: true })
    // React renders the messages of the previous field.
    await (atOnce ? undefined : drawn(stop))
    if (!stop.isConnected) continue
    if (document.activeElement === stop) faults.push(...focusFaults(stop))
    else faults.push(`'${stop.textContent || stop.id}' does not take the focus`)
  }
  return [...new Set(faults)]
}

/** Runs in a page: focuses the container of the stops, before the first of them. */
function goBefore(): void {
  const scope = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
  scope.tabIndex = -1
  scope.focus()
}

const endGoing = (): unknown =>
  (document.querySelector('dialog:modal') ?? document.body).removeAttribute('tabindex')

/** Comes to a page's first stop by Tab. */
async function toFirst(page: Page): Promise<void> {
  await page.evaluate(goBefore)
  await page.keyboard.press('Tab')
  await page.evaluate(endGoing)
}

/** Focuses each stop of a page, the first by Tab, so that the browser also shows the focus of the others. Closes an open list. Returns the faults. */
export async function seeStops(page: Page): Promise<string[]> {
  if (tabWrapsAround()) await page.keyboard.press('Tab')
  else await toFirst(page)
  return page.evaluate(visitStops, scrollsAtOnce())
}

/** Runs in a page: returns the stops with their roles and names. */
export const nameStops = (): string =>
  window.looks
    .tabStops()
    .map(
      stop =>
        `${stop.localName} ${stop.getAttribute('type')} ${stop.id} ${stop.closest('dialog:modal') !== null}`,
    )
    .join('\n')

/** Goes through a page by Tab, and back by Shift+Tab, in a full circle where the browser allows it: Tab must reach every stop in document order, and each must show the focus (accessibility/keyboard). Returns the faults. */
export async function walkByTab(page: Page): Promise<string[]> {
  const faults: string[] = []
  const round = tabWrapsAround()
  const go = async (key: string, step: 1 | -1): Promise<void> => {
    const count = await page.evaluate(beginWalk, scrollsAtOnce())
    const wanted = round ? count : count - 1
    let passed: Stop[] = []
    let last = -1
    // A frame's controls are stops as well, and may be the browser's own: there, the page has none.
    for (let presses = 0; passed.length < wanted && presses < wanted + 3;) {
      do {
        await page.keyboard.press(key)
        presses += 1
      } while (presses < wanted && scrollsAtOnce())
      const [first, ...next] = await page.evaluate(walked)
      last = first?.index ?? -1
      passed = next.filter(({ index }) => index !== -1)
    }
    for (const { index, faults: own } of passed) {
      faults.push(...own)
      if (last !== -1 && index !== (last + step + count) % count)
        faults.push(`${key} goes from stop ${last + 1} to stop ${index + 1} of ${count}`)
      last = index
    }
    if (passed.length < wanted) faults.push(`${key} comes to ${passed.length} of ${wanted} stops`)
  }
  if (!round) await toFirst(page)
  await go('Tab', 1)
  await go('Shift+Tab', -1)
  return [...new Set(faults)]
}
