import type { Page } from 'playwright-core'

/** How much of the page there is to scroll, in pixels. */
export const scrolled = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

/** Returns the visible text of the step, without the text for screen readers only. */
export const seenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, data } = texts.currentNode as Text
      const hidden = !parent?.checkVisibility({ visibilityProperty: true })
      if (!parent || hidden || [...ancestors(parent)].some(({ offsetWidth }) => offsetWidth === 1)) continue
      words.push(...data.split(/\s+/).filter(Boolean))
    }
    return words

    function* ancestors(from: Element): Generator<HTMLElement> {
      for (let at: Element | null = from; at instanceof HTMLElement; at = at.parentElement) yield at
    }
  })
