import { type RefObject, useLayoutEffect, useState } from 'react'
import { onResize } from 'src/services/browser/onResize'

/** Whether a text has more lines than its box shows, from its first frame on. While the box is open, the earlier result applies. */
export function useIsCut(place: RefObject<HTMLElement | null>, text: string, open: boolean): boolean {
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const box = place.current
    if (!box || open) return undefined
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1)
    measure()
    return onResize(box, measure)
  }, [place, text, open])
  return cut
}
