import type { Page } from 'playwright-core'

/** Returns the id of the focused element; '' if there is none. */
export const focusedId = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id ?? '')

/** Returns the text or the name of the focused element. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )

/** Returns the next key on the way to the elements that a selector finds, by their text or name where it matters. */
const nextPress = (page: Page, selector: string, text?: string): Promise<'none' | 'Tab' | 'Shift+Tab'> =>
  page.evaluate(
    ([wanted, words]) => {
      const from = document.activeElement ?? document.body
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        element =>
          element.tabIndex >= 0 &&
          (words === undefined || (element.getAttribute('aria-label') ?? element.textContent) === words),
      )
      if (found.includes(from as HTMLElement)) return 'none'
      const before = (element: Element) =>
        (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
      return found.length > 0 && found.every(before) ? 'Shift+Tab' : 'Tab'
    },
    [selector, text] as const,
  )

/** Tabs to an element as a keyboard user does: backwards where it comes before, never around through the browser's own buttons. */
async function tabTo(page: Page, selector: string, text?: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const press = await nextPress(page, selector, text)
    if (press === 'none') return
    await page.keyboard.press(press)
  }
  throw new Error('The element cannot be reached by Tab.')
}

export const tabToId = (page: Page, id: string): Promise<void> => tabTo(page, `#${id}`)

export const tabToText = (page: Page, text: string): Promise<void> => tabTo(page, '*', text)

/** Waits until the field with this id has the focus. */
export const fieldFocused = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction(wanted => document.activeElement?.id === wanted, id)
}

/** Waits until the field with this id has a text in it. */
export const fieldHolds = async (page: Page, id: string, text: string): Promise<void> => {
  await page.waitForFunction(
    ([wanted, held]) => document.querySelector<HTMLInputElement>(`#${wanted}`)?.value === held,
    [id, text] as const,
  )
}
