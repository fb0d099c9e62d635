import { type ReactNode, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton, type PrimaryButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { useFocusPassedOn } from 'src/components/layout/useFocusPassedOn'
import { pollStatusActions, selectPollStatus } from 'src/features/session/pollStatusSlice'
import { type PollState, selectPoll } from 'src/features/session/sessionPollSlice'
import { timeWords } from 'src/features/session/waiting/timeWords'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { useMessages } from 'src/messages/useMessages'

const NEXT_ID = 'next-try'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.m};
  min-height: ${({ theme }) => theme.size.target};
`

/** Whether the wait is alive: that the server was just reached, or when it is tried again (waits/sign-of-life). */
export function SignOfLife({ tryNow = false }: { tryNow?: boolean }) {
  const say = useMessages()
  const poll = useSelector(selectPoll)
  const { checked, retry } = useSelector(selectPollStatus)
  const left = useSecondsLeft(retry?.at)
  if (poll.step !== 'troubled') return checked ? <p>{say('waiting.checked')}</p> : null
  const next =
    poll.problem.code === 'offline'
      ? say('waiting.offline')
      : left > 0
        ? say('waiting.retryIn', { time: timeWords(say, left) })
        : say('waiting.retrying')
  if (!tryNow) return <p id={NEXT_ID}>{next}</p>
  return (
    <NextTry>
      <span id={NEXT_ID}>{next}</span>
      <TryNow look={LinkButton} words={say('waiting.tryNow')} />
    </NextTry>
  )
}

/** It goes with the answer. */
function NextTry({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  useFocusPassedOn(line, 'h1')
  return <Line ref={line}>{children}</Line>
}

interface TryNowProps {
  look: typeof PrimaryButton
  words: string
}

/** Asks the server at once: never while a poll is under way, and never before the server's own time (waits/try-now). */
export function TryNow({ look, words }: TryNowProps) {
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
      {...(retry?.mandatory ? waitingFor(NEXT_ID) : { onClick: press })}
    >
      {words}
    </BusyButton>
  )
}
