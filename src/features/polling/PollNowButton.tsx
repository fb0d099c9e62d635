import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, type PrimaryButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import type { Problem } from 'src/constants/problems'
import { pollActions, selectPoll, selectRetry } from 'src/features/polling/sessionPollSlice'

interface PollNowButtonProps {
  look: typeof PrimaryButton
  words: string
  /** The id of the text that shows when the next request is made. */
  nextId: string
}

/** Polls at once, but never while a poll is pending, and never before the server's retry time (waits/try-now). */
export function PollNowButton({ look, words, nextId }: PollNowButtonProps) {
  const dispatch = useDispatch()
  const retry = useSelector(selectRetry)
  const poll = useSelector(selectPoll)
  const problem = poll.step === 'troubled' ? poll.problem : undefined
  // Every failure is a new problem object, so that the button can be pressed again after it.
  const [pressedAt, setPressedAt] = useState<Problem>()
  const press = () => {
    setPressedAt(problem)
    dispatch(pollActions.retryRequested())
  }
  return (
    <BusyButton
      look={look}
      busy={!!problem && pressedAt === problem}
      {...(retry?.mandatory ? waitingFor(nextId) : { onClick: press })}
    >
      {words}
    </BusyButton>
  )
}
