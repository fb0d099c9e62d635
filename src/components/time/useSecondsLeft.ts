import { useEffect, useState } from 'react'
import { type Deadline, secondsLeft, watchSeconds } from 'src/services/clock'

const countTo = (deadline: Deadline | undefined) => ({ deadline, left: deadline ? secondsLeft(deadline) : 0 })

/**
 * Returns the seconds until a deadline, updated every second from the clock instead of by counting (calls/deadlines);
 * 0 without a deadline and after it.
 */
export function useSecondsLeft(deadline: Deadline | undefined): number {
  const [count, setCount] = useState(() => countTo(deadline))
  const now = count.deadline === deadline ? count : countTo(deadline)
  if (now !== count) setCount(now)
  useEffect(
    () =>
      deadline &&
      watchSeconds(deadline, left => setCount(was => (was.left === left ? was : { deadline, left }))),
    [deadline],
  )
  return now.left
}
