import { type RefObject, useLayoutEffect } from 'react'

/** When a place goes away that has the focus, the first element of its step that fits the selector takes it: it never falls to the body (accessibility/focus-moves). */
export function useFocusPassedOn(place: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const going = place.current
    return () => {
      if (going?.contains(going.ownerDocument.activeElement))
        going.closest('main, dialog')?.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [place, selector])
}
