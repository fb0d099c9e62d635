import { type ReactNode, useRef, useState } from 'react'
import { useSelector, useDispatch } from 'react-redux'
import styled from 'styled-components'
import { LinkButton, BusyButton, type PrimaryButton, waitingFor } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { toneOf } from 'src/components/feedback/toneOf'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import type { Problem } from 'src/constants/problems'
import { TimedText } from 'src/components/time/TimeLeft'
import { selectRetry, pollActions, selectPoll } from 'src/features/polling/sessionPollSlice'
import { useMessages } from 'src/messages/useMessages'

/** As high as the wait that it replaces. */
const Box = styled.div`
  flex-direction: column;
  justify-content: center;
  gap: 0;
  min-height: 5.5rem;
`

/** Aligned with the text above, which has an icon before it. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.m};
  padding-inline-start: 1.75rem;
  color: ${({ theme }) => theme.color.text};
  font-variant-numeric: tabular-nums;
  > button {
    margin-block: -0.5rem;
  }
`

interface PollFailureProps {
  id: string
  problem: Problem
  /** The id of the text that shows when the next request is made. */
  nextId: string
  /** False if the step has its own button for it. */
  tryNow?: boolean
}

/** Shows that a poll has failed, and when the next one follows (waits/one-news). */
export function PollFailure({ id, problem, nextId, tryNow = true }: PollFailureProps) {
  const t = useMessages()
  const retry = useSelector(selectRetry)
  const left = useSecondsLeft(retry?.at)
  // A rate limit shows its own countdown.
  const counting = useSecondsLeft(problem.until) > 0
  const next =
    problem.code === 'offline' ? (
      t('waiting.offline')
    ) : left > 0 ? (
      <TimedText words="waiting.retryIn" seconds={left} />
    ) : (
      t('waiting.retrying')
    )
  return (
    <Box className="told" data-tone={counting ? 'notice' : toneOf(problem.code)}>
      <div id={counting ? nextId : undefined}>
        <ProblemAlert id={id} problem={problem} line polled />
      </div>
      {!counting && (
        <NextTry>
          <span id={nextId}>{next}</span>
          {/* Before the server's retry time, the button would do nothing. */}
          {tryNow && !retry?.mandatory && (
            <PollNowButton look={LinkButton} words={t('waiting.tryNow')} nextId={nextId} />
          )}
        </NextTry>
      )}
    </Box>
  )
}

/** Disappears with the answer. */
function NextTry({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(line, 'h1')
  return <Line ref={line}>{children}</Line>
}

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

/** Shows that the server was reached just now (waits/sign-of-life). */
export function Heartbeat() {
  const t = useMessages()
  const { checked } = useSelector(selectPoll).wait
  return checked ? <p>{t('waiting.checked')}</p> : null
}
