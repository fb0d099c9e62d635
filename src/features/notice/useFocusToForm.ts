import { type RefObject, useLayoutEffect } from 'react'

/** When the element that has the focus is removed, moves the focus into the step, so that it does not fall to the body (notice/until). */
export function useFocusToForm(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = place.current
    return () => {
      if (going?.contains(going.ownerDocument.activeElement))
        going.ownerDocument.querySelector<HTMLElement>('main :is(input, h1)')?.focus()
    }
  }, [place])
}
