import { type RefObject, useLayoutEffect } from 'react'

/** When an element with the focus is removed, moves the focus to the first element of its step that matches the selector, so that it does not fall to the body (accessibility/focus-moves). */
export function useFocusAfterRemoval(place: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const going = place.current
    return () => {
      if (going?.contains(going.ownerDocument.activeElement))
        going.closest('main, dialog')?.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [place, selector])
}
