import { useSelector, useDispatch } from 'react-redux'
import styled from 'styled-components'
import { ResendCode } from 'src/components/actions/ResendCode'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { waitingFor, useLimit } from 'src/components/actions/Button'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { Digits, Timer } from 'src/components/time/TimeLeft'
import { countdownAnnouncement, waitTime } from 'src/components/time/limitWords'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { selectNewCode, newCodeActions } from 'src/features/mfa/factorCodeSlice'
import { selectNewCodeAt, selectAwaited } from 'src/features/record/selectors'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { useMessages } from 'src/messages/useMessages'

/** Reserves room for the link to another code, so that nothing moves when it appears. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  min-height: ${({ theme }) => theme.size.target};
  margin-block-start: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
  line-height: 1.25rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  a,
  button {
    justify-content: end;
    text-align: end;
  }
  /* Two lines of the link fit beside the time. Otherwise it would wrap into a second row and move the content below. */
  a {
    flex: 1 1 12rem;
    min-width: 0;
  }
`

interface CodeTimeProps {
  /** A code is being checked; the button with `submitId` shows it. */
  busy: boolean
  submitId: string
}

/** Shows the time left for the code and the link to another one, in one row below the button. */
export function CodeTime(props: CodeTimeProps) {
  const newCode = useSelector(selectNewCode)
  return (
    <>
      <Row>
        <Countdown />
        <NewCode {...props} />
        <NoCode />
      </Row>
      <ProblemAlert
        id="new-code-problem"
        problem={newCode.step === 'offered' ? newCode.problem : undefined}
      />
    </>
  )
}

const Way = styled.div`
  text-align: end;
`

/** Sends another code once the previous one has had enough time (factors/new-code). */
function NewCode({ busy, submitId }: CodeTimeProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectNewCode)
  const at = useSelector(selectNewCodeAt)
  const problem = state.step === 'offered' ? state.problem : undefined
  const limit = useLimit(problem)
  if (state.step === 'none') return null
  return (
    <Way>
      <ResendCode
        at={at}
        busy={state.step === 'sending'}
        limit={limit}
        {...(busy ? waitingFor(submitId) : { onClick: () => dispatch(newCodeActions.newCodePressed()) })}
      >
        {t('newCode.send')}
      </ResendCode>
    </Way>
  )
}

const Line = styled.p`
  flex: none;
`

const MINUTE_S = 60

/** Shows the time left for the code as '4:59'; screen readers announce it once a minute (accessibility/countdown). */
function Countdown() {
  const t = useMessages()
  const secondsLeft = useSecondsLeft(useSelector(selectAwaited)?.ends)
  const news = countdownAnnouncement(secondsLeft)
  return (
    <Line>
      {t('phoneAuth.timeLeft')}{' '}
      <Timer>
        <Digits time={waitTime(secondsLeft)}>
          {t('waiting.minutes', {
            minutes: Math.floor(secondsLeft / MINUTE_S),
            seconds: secondsLeft % MINUTE_S,
          })}
        </Digits>
      </Timer>
      <VisuallyHidden role="status">
        {t(news.last ? 'phoneAuth.lastSeconds' : 'waiting.minutesLeft', { n: news.n })}
      </VisuallyHidden>
    </Line>
  )
}

/** Gives advice about a missing text message, if the server offers no new code (factors/no-code). */
function NoCode() {
  const { step } = useSelector(selectNewCode)
  const due = useSelector(selectNewCodeAt)
  const left = useSecondsLeft(due)
  return step === 'none' && due && left === 0 && <BackToSignIn words="newCode.signIn" />
}
