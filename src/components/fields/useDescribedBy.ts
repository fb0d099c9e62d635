import { useLayoutEffect, useState } from 'react'
import { focusWait } from './focusWait'

/** 'late': the focus is still moving. 'rest': the user has edited a problem away, and no message follows. */
type Phase = 'late' | 'linked' | 'rest'

/**
 * Returns the ids of the elements that describe a field: only the problem while there is one, otherwise a hint. So
 * that each problem is announced once, it is added at once if the field has the focus, and after the announcement of
 * the move if the focus moves by keyboard (accessibility/heard-once).
 */
export function useDescribedBy(id: string, problemId?: string, hint?: string): string | undefined {
  const [phase, setPhase] = useState<Phase>()
  useLayoutEffect(() => {
    const { activeElement: active } = document
    const focused = active?.id === id
    if (problemId) {
      const wait = focusWait(document, id)
      // eslint-disable-next-line react-hooks/set-state-in-effect -- where the focus is shows once the field is there
      setPhase(wait ? 'late' : 'linked')
      if (wait) wait.onfinish = () => setPhase('linked')
      return () => wait?.cancel()
    }
    setPhase(was => (was && focused ? 'rest' : undefined))
    active?.addEventListener('blur', () => setPhase(undefined), { once: true })
    return undefined
  }, [id, problemId])
  if (phase === 'late') return undefined
  return phase === 'rest' ? problemId : (problemId ?? hint)
}
