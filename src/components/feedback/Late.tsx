import { type ReactNode, useLayoutEffect, useState } from 'react'
import { LATE_MS } from 'src/constants/timings'

interface LateProps {
  /** Whether what is waited for is there. */
  ready: boolean
  /** Stands in for it. */
  waiting: ReactNode
  /** Stands there before that. */
  early?: ReactNode
  children: ReactNode
}

/** What is waited for; after 300 ms something that stands in for it, and then for 300 ms at least: nothing flickers. */
export function Late({ ready, waiting, early = null, children }: LateProps) {
  const [phase, setPhase] = useState<'early' | 'shown' | 'long'>('early')
  const settled = ready && phase !== 'shown'
  // With what is shown, not after it: a timer that is due would take it away again.
  useLayoutEffect(() => {
    if (settled || phase === 'long') return undefined
    const timer = setTimeout(() => setPhase(phase === 'early' ? 'shown' : 'long'), LATE_MS)
    return () => clearTimeout(timer)
  }, [settled, phase])
  if (settled) return children
  return phase === 'early' ? early : waiting
}
