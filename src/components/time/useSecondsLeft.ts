import { useCallback, useSyncExternalStore } from 'react'
import { type Deadline, secondsLeft, watchSeconds } from 'src/services/clock'

/**
 * Returns the seconds until a deadline, updated every second from the clock instead of by counting (calls/deadlines);
 * 0 without a deadline and after it.
 */
export function useSecondsLeft(deadline: Deadline | undefined): number {
  const watch = useCallback(
    (changed: () => void) => (deadline ? watchSeconds(deadline, changed) : () => undefined),
    [deadline],
  )
  const left = () => (deadline ? secondsLeft(deadline) : 0)
  return useSyncExternalStore(watch, left, left)
}
