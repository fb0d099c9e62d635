import { useEffect, useState } from 'react'
import { type Deadline, secondsLeft, watchSeconds } from 'src/services/clock'

const countTo = (deadline: Deadline | undefined) => ({ deadline, left: deadline ? secondsLeft(deadline) : 0 })

/** The seconds until a deadline, told each second by the clock and not by counting (calls/deadlines); 0 without one and after it. */
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
