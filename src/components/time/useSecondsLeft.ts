import { useCallback, useSyncExternalStore } from 'react'
import { type Deadline, secondsLeft, watchSeconds } from 'src/services/clock'

/** Returns the seconds until a deadline, read from the clock every second (calls/deadlines); 0 without one and after it. */
export function useSecondsLeft(deadline: Deadline | undefined): number {
  const watch = useCallback(
    (changed: () => void) => (deadline ? watchSeconds(deadline, changed) : () => undefined),
    [deadline],
  )
  const left = () => (deadline ? secondsLeft(deadline) : 0)
  return useSyncExternalStore(watch, left, left)
}
