import { useLayoutEffect, useState } from 'react'
import { focusWait } from './focusWait'

/** 'late': the focus is on its way. 'rest': a problem has been edited away, and nothing is said of that. */
type Standing = 'late' | 'tied' | 'rest'

/**
 * The ids of what describes a field: the problem alone while there is one, else a hint. So that each problem is heard once, it is tied at once where
 * the field has the focus, and after a move of the focus by keyboard, which is said first (accessibility/heard-once).
 */
export function useDescribed(id: string, problemId?: string, hint?: string): string | undefined {
  const [standing, setStanding] = useState<Standing>()
  useLayoutEffect(() => {
    const { activeElement: active } = document
    const focused = active?.id === id
    if (problemId) {
      const wait = focusWait(document, id)
      // eslint-disable-next-line react-hooks/set-state-in-effect -- where the focus is shows once the field is there
      setStanding(wait ? 'late' : 'tied')
      if (wait) wait.onfinish = () => setStanding('tied')
      return () => wait?.cancel()
    }
    setStanding(was => (was && focused ? 'rest' : undefined))
    active?.addEventListener('blur', () => setStanding(undefined), { once: true })
    return undefined
  }, [id, problemId])
  if (standing === 'late') return undefined
  return standing === 'rest' ? problemId : (problemId ?? hint)
}
