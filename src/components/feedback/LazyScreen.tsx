import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'

type LoadScreen = () => Promise<ComponentType>

interface LazyScreenProps {
  load: LoadScreen
  /** While it loads; shown late, so that a quick chunk makes no flicker. */
  loading?: ReactNode
  /** Where it does not load; nothing for what is not missed. */
  fallback?: (retry: () => void) => ReactNode
}

type Loading = { state: 'loading' } | { state: 'shown'; Screen: ComponentType } | { state: 'failed' }

/** A screen that comes in a chunk of its own; unlike React's lazy, one that failed to load can be asked for again (calls/screen-fails). */
export function LazyScreen({ load, loading, fallback }: LazyScreenProps) {
  const [attempt, setAttempt] = useState(0)
  const [current, setCurrent] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    load().then(
      Screen => wanted && setCurrent({ state: 'shown', Screen }),
      () => wanted && setCurrent({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])
  const retry = () => {
    setCurrent({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return (
    <DelayedFallback key={attempt} ready={current.state !== 'loading'} waiting={loading}>
      {current.state === 'shown' && <current.Screen />}
      {current.state === 'failed' && fallback?.(retry)}
    </DelayedFallback>
  )
}
