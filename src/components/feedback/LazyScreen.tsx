import { type ComponentType, type ReactNode, useEffect, useState, useLayoutEffect } from 'react'
import { FALLBACK_DELAY_MS } from 'src/constants/timings'

export interface LazyLoad<Props extends object = object> {
  (): Promise<ComponentType<Props>>
  /** Returns the screen if it has already loaded. */
  ready?: () => ComponentType<Props> | undefined
}

/** The props of the loaded component, if it has any. */
type ScreenProps<Props extends object> = object extends Props
  ? { screenProps?: Props }
  : { screenProps: Props }

type LazyScreenProps<Props extends object> = ScreenProps<Props> & {
  load: LazyLoad<Props>
  /** Shown at first, until the screen or `loading` is. */
  early?: ReactNode
  /** While it loads; shown late, so that a quick chunk makes no flicker. */
  loading?: ReactNode
  /** Shown if the screen fails to load, with the error; null for an optional part. */
  fallback?: (retry: () => void, error: unknown) => ReactNode
}

type Loading<Props> =
  | { state: 'loading' }
  | { state: 'shown'; Screen: ComponentType<Props> }
  | { state: 'failed'; error: unknown }

/**
 * A screen in a separate chunk; renders a loaded one at once (product/no-empty-frame). Unlike React's `lazy`, it can
 * request a failed chunk again (calls/screen-fails).
 */
export function LazyScreen<Props extends object>(props: LazyScreenProps<Props>) {
  const { load, screenProps, early, loading, fallback } = props
  const [attempt, setAttempt] = useState(0)
  const [current, setCurrent] = useState<Loading<Props>>(() => stateOf(load.ready?.()))
  const there = current.state === 'shown'
  useEffect(() => {
    if (there) return undefined
    let wanted = true
    load().then(
      Screen => wanted && setCurrent({ state: 'shown', Screen }),
      (error: unknown) => wanted && setCurrent({ state: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt, there])
  const retry = () => {
    setCurrent({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return (
    <DelayedFallback key={attempt} ready={current.state !== 'loading'} waiting={loading} early={early}>
      {current.state === 'shown' && <current.Screen {...(screenProps as Props)} />}
      {current.state === 'failed' && fallback?.(retry, current.error)}
    </DelayedFallback>
  )
}

const stateOf = <Props,>(Screen: ComponentType<Props> | undefined): Loading<Props> =>
  Screen ? { state: 'shown', Screen } : { state: 'loading' }

interface DelayedFallbackProps {
  ready: boolean
  waiting: ReactNode
  /** Shown before the placeholder. */
  early?: ReactNode
  children: ReactNode
}

/** Shows the content, or from 300 ms on a placeholder, for at least 300 ms, so that nothing flickers (product/no-flicker). */
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
