import { useEffect, useState } from 'react'
import { SECOND_MS } from 'src/constants/timings'
import { type Deadline, millisecondsLeft } from 'src/services/clock'

const secondsLeft = (deadline: Deadline | undefined): number =>
  deadline ? Math.max(0, Math.ceil(millisecondsLeft(deadline) / SECOND_MS)) : 0

/** The seconds until a deadline, told each second by the clock and not by counting (calls/deadlines); 0 without one and after it. */
export function useSecondsLeft(deadline: Deadline | undefined): number {
  const [state, setState] = useState(() => ({ deadline, left: secondsLeft(deadline) }))
  const left = state.deadline === deadline ? state.left : secondsLeft(deadline)
  if (state.deadline !== deadline) setState({ deadline, left })
  useEffect(() => {
    if (!deadline) return undefined
    const timer = setInterval(() => {
      const now = secondsLeft(deadline)
      setState({ deadline, left: now })
      if (now === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [deadline])
  return left
}
