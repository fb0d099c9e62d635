import { startTransition, useEffect, useState } from 'react'

const FIRST = 30
const MORE = 400

/** Returns how many items of a long list to show: one screenful first, then more in steps, so that the page can handle input in between. */
export function useIncrementalList(count: number): number {
  const [shown, setShown] = useState(FIRST)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + MORE))
  }, [shown, count])
  return Math.min(shown, count)
}
