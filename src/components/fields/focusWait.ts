import { FOCUS_SETTLES_MS } from 'src/constants/timings'

/** Not every browser can (jsdom). */
type Clock = Partial<Pick<HTMLElement, 'animate'>>

/**
 * The wait for a move of the focus by keyboard to a field, which is said before what describes the field; undefined where nothing moves, or where the
 * browser cannot wait so. No clock of the page holds it up: the element is none of the page (accessibility/heard-once).
 */
export function focusWait(page: Document, id: string): Animation | undefined {
  const { activeElement: active } = page
  const clock: Clock = page.createElement('i')
  if (active?.id === id || !active?.matches(':focus-visible')) return undefined
  return clock.animate?.(null, FOCUS_SETTLES_MS)
}
