import type { Page } from 'playwright-core'

declare global {
  interface Window {
    announcements?: string[]
    liveTexts?: string[]
  }
}

/** Runs in the page, before its script: records the announcements of live regions in order, as a screen reader would read them. */
function listenInPage(): void {
  const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live]:not([aria-live="off"])'
  const announcements: string[] = []
  window.announcements = announcements
  let last = new Map<Element, string>()

  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const text = [...node.childNodes].map(textOf).join('')
    // Chromium joins the texts of spans, even where they are displayed as blocks: no space is inserted between them.
    return node.matches('p, div, li, ul, ol, dl, dt, dd, br, h1, h2, h3') ? ` ${text} ` : text
  }
  const isAnnounced = (region: Element): boolean =>
    !region.closest('[inert], [aria-hidden="true"]') &&
    !region.parentElement?.closest(LIVE) &&
    // Everything outside an open modal is inert.
    [...document.querySelectorAll('dialog:modal')].every(modal => modal.contains(region)) &&
    region.checkVisibility()
  const isLoud = (region: Element): boolean =>
    region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive'

  const listen = (): void => {
    const now = new Map<Element, string>()
    const liveTexts: string[] = []
    window.liveTexts = liveTexts
    for (const region of document.querySelectorAll(LIVE)) {
      if (!isAnnounced(region)) continue
      const text = textOf(region).replace(/\s+/g, ' ').trim()
      now.set(region, text)
      if (text === '') continue
      const words = `${isLoud(region) ? 'alert' : 'status'}: ${text}`
      liveTexts.push(words)
      if (text !== last.get(region)) announcements.push(words)
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

/** Makes a page record the announcements of its live regions. Call it before the page navigates. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(listenInPage)

/** Returns the announcements of the document's live regions so far, in order: `alert: …` or `status: …`. */
export const announcementsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.announcements ?? [])

/** Begins a new log. */
export const clearAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.announcements?.splice(0)
  })
