import { useState } from 'react'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import type { Problem, SecondButton } from 'src/constants/problems'

/**
 * The limit that holds a button: the problem that told it, until its time is over, also where an edit has taken its words away
 * (calls/limited-button). `button` is the one of the form's second buttons that it is for; a limit of something else than `of`, such as another username, holds nothing.
 */
export function useLimit(
  problem: Problem | undefined,
  { button, of = '' }: { button?: SecondButton; of?: string } = {},
): Problem | undefined {
  const [told, setTold] = useState({ problem: undefined as Problem | undefined, of })
  const own = problem?.until && problem.button === button ? problem : undefined
  if (own && own !== told.problem) setTold({ problem: own, of })
  const left = useSecondsLeft(told.problem?.until)
  return left > 0 && told.of === of ? told.problem : undefined
}
