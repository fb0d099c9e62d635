import type { Page } from 'playwright-core'

declare global {
  interface Window {
    said?: string[]
    saying?: string[]
  }
}

/** Runs in the page, before its script: notes what live regions say, as a screen reader would read it, in the order said. */
function listenInPage(): void {
  const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live]:not([aria-live="off"])'
  const said: string[] = []
  window.said = said
  let last = new Map<Element, string>()

  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const text = [...node.childNodes].map(textOf).join('')
    // Chromium runs together what stands in spans, even where they are shown as blocks: no blank is made up for them.
    return node.matches('p, div, li, ul, ol, dl, dt, dd, br, h1, h2, h3') ? ` ${text} ` : text
  }
  const isHeard = (region: Element): boolean =>
    !region.closest('[inert], [aria-hidden="true"]') &&
    !region.parentElement?.closest(LIVE) &&
    // Everything outside an open modal is inert.
    [...document.querySelectorAll('dialog:modal')].every(modal => modal.contains(region)) &&
    region.checkVisibility()
  const isLoud = (region: Element): boolean =>
    region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive'

  const listen = (): void => {
    const now = new Map<Element, string>()
    const saying: string[] = []
    window.saying = saying
    for (const region of document.querySelectorAll(LIVE)) {
      if (!isHeard(region)) continue
      const text = textOf(region).replace(/\s+/g, ' ').trim()
      now.set(region, text)
      if (text === '') continue
      const words = `${isLoud(region) ? 'alert' : 'status'}: ${text}`
      saying.push(words)
      if (text !== last.get(region)) said.push(words)
    }
    last = now
  }
  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['role', 'aria-live', 'aria-hidden', 'hidden', 'inert', 'open', 'class'],
  })
}

/** Makes a page note what its live regions say. Call it before the page goes anywhere. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(listenInPage)

/** What the live regions of the document have said so far: `alert: …` or `status: …`, in the order said. */
export const said = (page: Page): Promise<string[]> => page.evaluate(() => window.said ?? [])

/** What its live regions hold now. */
export const saying = (page: Page): Promise<string[]> => page.evaluate(() => window.saying ?? [])

/** Begins a new log. */
export const hush = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.said?.splice(0)
  })
