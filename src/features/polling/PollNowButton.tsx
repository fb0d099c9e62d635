import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, type PrimaryButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { pollStatusActions, selectPollStatus } from 'src/features/polling/pollStatusSlice'
import { type PollState, selectPoll } from 'src/features/polling/sessionPollSlice'

interface PollNowButtonProps {
  look: typeof PrimaryButton
  words: string
  /** The id of the words that say when the server is asked again. */
  nextId: string
}

/** Asks the server at once: never while a poll is under way, and never before the server's own time (waits/try-now). */
export function PollNowButton({ look, words, nextId }: PollNowButtonProps) {
  const dispatch = useDispatch()
  const { retry } = useSelector(selectPollStatus)
  const poll = useSelector(selectPoll)
  // Every failure is a state of its own: after it, the button can be pressed again.
  const [pressedAt, setPressedAt] = useState<PollState>()
  const press = () => {
    setPressedAt(poll)
    dispatch(pollStatusActions.retryRequested())
  }
  return (
    <BusyButton
      look={look}
      busy={pressedAt === poll}
      {...(retry?.mandatory ? waitingFor(nextId) : { onClick: press })}
    >
      {words}
    </BusyButton>
  )
}
