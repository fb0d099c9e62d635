import { useCallback, useSyncExternalStore, useState } from 'react'
import { type Deadline, secondsLeft, watchSeconds } from 'src/services/clock'
import type { Problem, SecondButton } from 'src/constants/problems'

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

/**
 * Returns the rate limit that holds a button: the problem that started it, until its time is over, even after an edit
 * has removed its text (calls/limited-button). `button` is the second button of the form to which the limit applies.
 * A limit of something other than `of`, such as another username, holds no button.
 */
export function useLimit(
  problem: Problem | undefined,
  { button, of = '' }: { button?: SecondButton; of?: string } = {},
): Problem | undefined {
  const [limit, setLimit] = useState({ problem: undefined as Problem | undefined, of })
  const own = problem?.until && problem.button === button ? problem : undefined
  if (own && own !== limit.problem) setLimit({ problem: own, of })
  const left = useSecondsLeft(limit.problem?.until)
  return left > 0 && limit.of === of ? limit.problem : undefined
}
