import { type ReactNode, useLayoutEffect, useState } from 'react'
import { FALLBACK_DELAY_MS } from 'src/constants/timings'

interface DelayedFallbackProps {
  ready: boolean
  waiting: ReactNode
  /** Shown before the placeholder. */
  early?: ReactNode
  children: ReactNode
}

/**
 * Shows the content. If it is not ready after 300 ms, shows a placeholder for at least 300 ms, so that nothing
 * flickers (product/no-flicker).
 */
export function DelayedFallback({ ready, waiting, early = null, children }: DelayedFallbackProps) {
  const [phase, setPhase] = useState<'early' | 'shown' | 'long'>('early')
  const settled = ready && phase !== 'shown'
  // Together with the placeholder, not after it: a due timer would remove it again.
  useLayoutEffect(() => {
    if (settled || phase === 'long') return undefined
    const timer = setTimeout(() => setPhase(phase === 'early' ? 'shown' : 'long'), FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [settled, phase])
  if (settled) return children
  return phase === 'early' ? early : waiting
}
