import { type RefObject, useLayoutEffect } from 'react'

/**
 * When an element with the focus is removed, moves the focus to the first element of its step that matches the
 * selector, so that it does not fall to the body (accessibility/focus-moves). An element of the frame passes its focus
 * to the step on the page (notice/until).
 */
export function useFocusAfterRemoval(place: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const going = place.current
    return () => {
      if (!going?.contains(going.ownerDocument.activeElement)) return
      const step = going.closest('main, dialog') ?? going.ownerDocument.querySelector('main')
      step?.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [place, selector])
}
