import { FOCUS_SETTLES_MS } from 'src/constants/timings'

/** Not every browser can (jsdom). */
type Clock = Partial<Pick<HTMLElement, 'animate'>>

/**
 * Starts a wait for a keyboard move of the focus to a field, which a screen reader announces before the field's
 * description. Returns undefined if no focus moves, or if the browser does not support the animation. No clock of the
 * page can delay it, because the element is not part of the page (accessibility/heard-once).
 */
export function focusWait(page: Document, id: string): Animation | undefined {
  const { activeElement: active } = page
  const clock: Clock = page.createElement('i')
  if (active?.id === id || !active?.matches(':focus-visible')) return undefined
  return clock.animate?.(null, FOCUS_SETTLES_MS)
}
