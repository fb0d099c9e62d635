import type { Page } from 'playwright-core'

/** The id of what has the focus; '' for none. */
export const focusedId = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id ?? '')

/** The words or the name of what has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )

/** Tab by Tab to an element, as somebody without a mouse gets there. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element cannot be reached by Tab.')
}

export const tabToId = (page: Page, id: string): Promise<void> =>
  tabTo(page, async () => (await focusedId(page)) === id)

export const tabToText = (page: Page, text: string): Promise<void> =>
  tabTo(page, async () => (await focusedText(page)) === text)

/** Waits until a step's heading is there and has the focus (accessibility/focus-moves). */
export const headingFocused = async (page: Page, name: string): Promise<void> => {
  await page.waitForFunction(
    words => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === words,
    name,
  )
}

/** Waits until the field with this id has the focus. */
export const fieldFocused = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction(wanted => document.activeElement?.id === wanted, id)
}

/** Waits until the field with this id has the focus, described by the heading of its step (accessibility/focus-moves). */
export const stepFocused = async (page: Page, id: string, heading: string): Promise<void> => {
  await page.waitForFunction(
    ([wanted, words]) => {
      const field = document.activeElement
      const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
      return field?.id === wanted && document.getElementById(ids[0] ?? '')?.textContent === words
    },
    [id, heading],
  )
}
