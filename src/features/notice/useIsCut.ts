import { type RefObject, useEffect, useState } from 'react'
import { onResize } from 'src/services/browser/page/onResize'

/** Whether a text has more lines than its box shows. While the box is open, the earlier result applies. */
export function useIsCut(place: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [cut, setCut] = useState(false)
  useEffect(() => {
    const box = place.current
    if (!box || open) return undefined
    return onResize(box, () => setCut(box.scrollHeight > box.clientHeight + 1))
  }, [place, open])
  return cut
}
